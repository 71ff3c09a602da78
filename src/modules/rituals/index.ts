export { createBeginRitual, createCompleteRitual } from './perform.ts';
export type { DeskReader, OrderToPerform, RitualKey, RitualStore } from './ports.ts';
export {
  createListUndated,
  createViewDesk,
  type DeskDay,
  type DeskOrder,
  type DeskPerson,
  type DeskRitual,
} from './view-desk.ts';
