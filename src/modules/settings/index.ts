export { type ClosedDays, closedOn } from './closed-days.ts';
export {
  type ClosedDaysInPanel,
  createCountPlanned,
  createEditClosedDays,
  createOpenClosedDays,
  type TypedClosedDays,
} from './edit-closed-days.ts';
export type { ClosedDaysReader, PlannedRituals, Setting, SettingStore } from './ports.ts';
