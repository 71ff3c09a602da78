import type { PortsOf } from '#kernel/ports.ts';
import { createEditDayCapacity, createOpenDayCapacity, type FullDays } from './day-capacity.ts';
import { createCountPlanned, createEditClosedDays, createOpenClosedDays } from './edit-closed-days.ts';
import { createEditSeller, createOpenSeller } from './edit-seller.ts';

type Ports = PortsOf<
  | typeof createCountPlanned
  | typeof createEditClosedDays
  | typeof createEditSeller
  | typeof createOpenClosedDays
  | typeof createOpenSeller
  | typeof createEditDayCapacity
  | typeof createOpenDayCapacity
> & { readonly fullDays: FullDays };

export type Settings = ReturnType<typeof composeSettings>;

/** What the shop's people set in the panel. */
export function composeSettings(ports: Ports) {
  return {
    viewClosedDays: ports.closedDays.newest,
    openClosedDays: createOpenClosedDays(ports),
    editClosedDays: createEditClosedDays(ports),
    countPlanned: createCountPlanned(ports),
    openDayCapacity: createOpenDayCapacity(ports),
    editDayCapacity: createEditDayCapacity(ports),
    fullDays: ports.fullDays.from,
    openSeller: createOpenSeller(ports),
    editSeller: createEditSeller(ports),
  };
}
