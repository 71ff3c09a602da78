import type { PortsOf } from '#kernel/ports.ts';
import { createEditParts, createOpenParts } from './edit-parts.ts';
import { createMarkPrepared } from './mark-prepared.ts';
import { createNotePart, createWithdrawPart } from './note-part.ts';
import { createBeginRitual, createCompleteRitual, type PerformDeps } from './perform.ts';
import { createReadName } from './read-name.ts';
import { createTickDay } from './tick-day.ts';
import { createUndoBegin, createUndoComplete } from './undo-step.ts';
import { createListUndated, createViewDesk } from './view-desk.ts';
import { createViewWeek } from './view-week.ts';

type Ports = PerformDeps &
  PortsOf<
    typeof createViewDesk | typeof createViewWeek | typeof createNotePart | typeof createOpenParts | typeof createEditParts
  >;

export type Rituals = ReturnType<typeof composeRituals>;

/** The desk of those who perform the rituals. */
export function composeRituals(ports: Ports) {
  return {
    viewDesk: createViewDesk(ports),
    viewWeek: createViewWeek(ports),
    listUndated: createListUndated(ports),
    beginRitual: createBeginRitual(ports),
    completeRitual: createCompleteRitual(ports),
    undoBegin: createUndoBegin(ports),
    undoComplete: createUndoComplete(ports),
    tickDay: createTickDay(ports),
    markPrepared: createMarkPrepared(ports),
    readName: createReadName(ports),
    notePart: createNotePart(ports),
    withdrawPart: createWithdrawPart(ports),
    openParts: createOpenParts(ports),
    editParts: createEditParts(ports),
  };
}
