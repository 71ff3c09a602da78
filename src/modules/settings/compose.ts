import { composing } from '#kernel/ports.ts';
import { createEditDayCapacity, createOpenDayCapacity, type FullDays } from './day-capacity.ts';
import { createCountPlanned, createEditClosedDays, createOpenClosedDays } from './edit-closed-days.ts';
import { createEditSeller, createOpenSeller } from './edit-seller.ts';

export type Settings = ReturnType<typeof composeSettings>;

const composeUseCases = composing({
  openClosedDays: createOpenClosedDays,
  editClosedDays: createEditClosedDays,
  countPlanned: createCountPlanned,
  openDayCapacity: createOpenDayCapacity,
  editDayCapacity: createEditDayCapacity,
  openSeller: createOpenSeller,
  editSeller: createEditSeller,
});

/** What the shop's people set in the panel. */
export function composeSettings(ports: Parameters<typeof composeUseCases>[0] & { readonly fullDays: FullDays }) {
  return { ...composeUseCases(ports), viewClosedDays: ports.closedDays.newest, fullDays: ports.fullDays.from };
}
