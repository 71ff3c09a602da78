import type { TellCustomer } from '#modules/orders/index.ts';
import {
  createBeginRitual,
  createCompleteRitual,
  createListUndated,
  createMarkPrepared,
  createReadName,
  createTickDay,
  createUndoBegin,
  createUndoComplete,
  createViewDesk,
} from '#modules/rituals/index.ts';
import { createRitualReader } from '../adapters/postgres/rituals/rituals.ts';
import { createClosedDaysReader } from '../adapters/postgres/staff/settings.ts';
import { ritualHandlers } from '../http/handlers/rituals.ts';
import type { Ground } from './ground.ts';

/** The desk of those who perform the rituals. */
export function composeRituals({ config, clock, database }: Ground, tellCustomer: TellCustomer) {
  const { timeZone, undoSeconds, noticeDays } = config;
  const desk = createRitualReader(database.queries);
  const closedDays = createClosedDaysReader(database.queries);
  const reading = { desk, closedDays, clock, timeZone, undoSeconds, notice: { timeZone, noticeDays } };
  const performing = { transact: database.transact, clock, timeZone, undoSeconds, tellCustomer };
  return ritualHandlers({
    viewDesk: createViewDesk(reading),
    listUndated: createListUndated(reading),
    beginRitual: createBeginRitual(performing),
    completeRitual: createCompleteRitual(performing),
    undoBegin: createUndoBegin(performing),
    undoComplete: createUndoComplete(performing),
    tickDay: createTickDay(performing),
    markPrepared: createMarkPrepared(performing),
    readName: createReadName({ ...performing, desk: reading.desk }),
  });
}
