import { composing } from '#kernel/ports.ts';
import { createEditParts, createViewParts } from './edit-parts.ts';
import { createMarkPrepared } from './mark-prepared.ts';
import { createNotePart, createTakeBackPart } from './note-part.ts';
import { createNoteReading } from './note-reading.ts';
import { createBeginRitual, createCompleteRitual } from './perform.ts';
import { createTickDay } from './tick-day.ts';
import { createUndoBegin, createUndoComplete } from './undo-step.ts';
import { createListUndated, createViewDesk } from './view-desk.ts';
import { createViewWeek } from './view-week.ts';

export type Rituals = ReturnType<typeof composeRituals>;

/** The desk of those who perform the rituals. */
export const composeRituals = composing({
  viewDesk: createViewDesk,
  viewWeek: createViewWeek,
  listUndated: createListUndated,
  beginRitual: createBeginRitual,
  completeRitual: createCompleteRitual,
  undoBegin: createUndoBegin,
  undoComplete: createUndoComplete,
  tickDay: createTickDay,
  markPrepared: createMarkPrepared,
  noteReading: createNoteReading,
  notePart: createNotePart,
  takeBackPart: createTakeBackPart,
  viewParts: createViewParts,
  editParts: createEditParts,
});
