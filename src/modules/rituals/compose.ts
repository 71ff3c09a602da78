import type { PortsOf } from '#kernel/ports.ts';
import { createMarkPrepared } from './mark-prepared.ts';
import { createBeginRitual, createCompleteRitual, type PerformDeps } from './perform.ts';
import { createReadName } from './read-name.ts';
import { createTickDay } from './tick-day.ts';
import { createUndoBegin, createUndoComplete } from './undo-step.ts';
import { createListUndated, createViewDesk } from './view-desk.ts';
import { createViewWeek } from './view-week.ts';

export type Rituals = ReturnType<typeof composeRituals>;

/** The desk of those who perform the rituals. */
export function composeRituals(ports: PerformDeps & PortsOf<typeof createViewDesk | typeof createViewWeek>) {
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
  };
}
