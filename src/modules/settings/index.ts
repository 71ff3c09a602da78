export { type ClosedDays, closedOn } from './closed-days.ts';
export { composeSettings, type Settings } from './compose.ts';
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
