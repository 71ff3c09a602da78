export { composeRituals, type Rituals } from './compose.ts';
export type { DeskOrder, DeskRitual } from './desk-order.ts';
export type { ReadingData, RiteData } from './personal-data.ts';
export type {
  DeskReader,
  NameReading,
  OrderToPerform,
  RitePartsReader,
  RitePartsStore,
  RiteStore,
  RitualStore,
  Ticks,
  WeekReader,
} from './ports.ts';
export type { RiteNote, RitePart } from './rite.ts';
export type { DeskWeek } from './view-week.ts';
