export { createMarkPrepared } from './mark-prepared.ts';
export { createBeginRitual, createCompleteRitual, type RitualAsRead } from './perform.ts';
export type { ReadingData } from './personal-data.ts';
export type { DeskReader, NameReading, OrderToPerform, RitualKey, RitualStore, Ticks } from './ports.ts';
export { createReadName, type NewReading } from './read-name.ts';
export { createTickDay, type RitualDay } from './tick-day.ts';
export { createUndoBegin, createUndoComplete } from './undo-step.ts';
export { createListUndated, createViewDesk, type DeskDay, type DeskOrder, type DeskRitual } from './view-desk.ts';
