export { changeSetting } from './change-setting.ts';
export { type ClosedDays, closedOn } from './closed-days.ts';
export { composeSettings, type Settings } from './compose.ts';
export { type DayCapacity, type DayRoom, type FullDays, requireRoom } from './day-capacity.ts';
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
