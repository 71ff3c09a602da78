export { type ClosedDays, closedOn } from './closed-days.ts';
export {
  type ClosedDaysInPanel,
  createCountPlanned,
  createEditClosedDays,
  createOpenClosedDays,
  type TypedClosedDays,
} from './edit-closed-days.ts';
export { createEditSeller, createOpenSeller } from './edit-seller.ts';
export type {
  ClosedDaysReader,
  PlannedRituals,
  SellerReader,
  SellerStore,
  Setting,
  SettingReader,
  SettingStore,
  SettingVersion,
} from './ports.ts';
export { factsIn, type Seller } from './seller.ts';
