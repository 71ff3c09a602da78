export { composePanel, type Panel } from './compose.ts';
export type { SavedView, ViewedList, ViewReader, ViewStore, WaitingReader, WaitingThing } from './ports.ts';
export type { SeenView } from './saved-views.ts';
