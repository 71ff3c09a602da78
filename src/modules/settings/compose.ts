import { composing } from '#kernel/ports.ts';
import { createEditDayCapacity, createViewDayCapacity, type FullDays } from './day-capacity.ts';
import { createCountPlanned, createEditClosedDays, createViewClosedDaysInPanel } from './edit-closed-days.ts';
import { createEditSeller, createViewSellerHistory } from './edit-seller.ts';

export type Settings = ReturnType<typeof composeSettings>;

const composeUseCases = composing({
  viewClosedDaysInPanel: createViewClosedDaysInPanel,
  editClosedDays: createEditClosedDays,
  countPlanned: createCountPlanned,
  viewDayCapacity: createViewDayCapacity,
  editDayCapacity: createEditDayCapacity,
  viewSellerHistory: createViewSellerHistory,
  editSeller: createEditSeller,
});

/** What the shop's people set in the panel. */
export function composeSettings(ports: Parameters<typeof composeUseCases>[0] & { readonly fullDays: FullDays }) {
  return { ...composeUseCases(ports), viewClosedDays: ports.closedDays.newest, fullDays: ports.fullDays.from };
}
