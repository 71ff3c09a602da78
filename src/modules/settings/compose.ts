import type { PortsOf } from '#kernel/ports.ts';
import { createCountPlanned, createEditClosedDays, createOpenClosedDays } from './edit-closed-days.ts';
import { createEditSeller, createOpenSeller } from './edit-seller.ts';

type Ports = PortsOf<
  | typeof createCountPlanned
  | typeof createEditClosedDays
  | typeof createEditSeller
  | typeof createOpenClosedDays
  | typeof createOpenSeller
>;

export type Settings = ReturnType<typeof composeSettings>;

/** What the shop's people set in the panel. */
export function composeSettings(ports: Ports) {
  return {
    viewClosedDays: ports.closedDays.newest,
    openClosedDays: createOpenClosedDays(ports),
    editClosedDays: createEditClosedDays(ports),
    countPlanned: createCountPlanned(ports),
    openSeller: createOpenSeller(ports),
    editSeller: createEditSeller(ports),
  };
}
