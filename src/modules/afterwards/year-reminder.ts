import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { Order } from '#modules/orders/index.ts';
import { type NamedPlace, purnimantaMonthOf, type ReadDays, type SameTithi, sameTithi } from '#modules/panchanga/index.ts';
import { ownCompleted } from './own-order.ts';
import type { AfterwardsTransact, FindOrder, WriteYearReminder, YearReminder } from './ports.ts';

/** The letter is written this many days before the yearly day, so that there is time to order and to choose people. */
const LETTER_DAYS = 14;

interface Deps extends WriteDeps<AfterwardsTransact> {
  readonly findOrder: FindOrder;
  readonly firePlace: () => Promise<NamedPlace>;
  readonly readDays: ReadDays;
  readonly timeZone: string;
}

export type SeenReminder = Awaited<ReturnType<ReturnType<typeof createViewYearReminder>>>;

/**
 * Returns the next yearly day of the caller's own order, and whether they want a letter: before that day, or before the one that follows where
 * the letter before it was written, or cannot be any more. Throws like `ownCompleted` and `ReadDays`, and `not_found` where no day is known.
 */
export function createViewYearReminder(deps: Deps) {
  return async (caller: Caller, orderId: string) => {
    const { user, order } = await ownCompleted(deps.findOrder, caller, orderId);
    const firstDay = firstDayOf(order);
    const stored = await deps.transact(({ yearReminders }) => yearReminders.find(orderId));
    const storedDay = stored && isAhead(stored, deps) ? { lunarDay: stored, day: stored.day } : undefined;
    const isWanted = storedDay !== undefined && stored?.sentAt === null;
    const next = await yearlyDay(deps, firstDay, dayIn(deps.clock(), deps.timeZone));
    const { lunarDay, day } = storedDay && storedDay.day <= next.day ? storedDay : next;
    const dayOfLetter = isWanted ? storedDay : await dayOfNextLetter(deps, firstDay);
    return {
      firstDay,
      // As the north of India counts.
      month: purnimantaMonthOf(lunarDay),
      isAdhika: lunarDay.isAdhika,
      tithi: lunarDay.tithi,
      // The yearly day: it has the same tithi as `firstDay`.
      day,
      letterOn: addDays(dayOfLetter.day, -LETTER_DAYS),
      isWanted,
      sentAt: stored?.sentAt ?? null,
      // Without an e-mail nothing can be written.
      hasMailbox: user.email !== null,
    };
  };
}

/**
 * Notes that the caller wants a letter before the yearly day of their own order, or wants none. Whoever wants one after it was written gets
 * it for the next year. Throws like `createViewYearReminder`, and `illegal_transition` without an e-mail.
 */
export function createWantYearReminder(deps: Deps) {
  const view = createViewYearReminder(deps);
  return async (caller: Caller, orderId: string, isWanted: boolean) => {
    const { user, order } = await ownCompleted(deps.findOrder, caller, orderId);
    if (isWanted && user.email === null) throw new ShopError('illegal_transition');
    // The almanac is read beforehand, because no transaction is to wait for it.
    const next = isWanted ? await dayOfNextLetter(deps, firstDayOf(order)) : undefined;
    await deps.transact(async ({ orders, yearReminders }) => {
      await ownCompleted((id) => orders.lock(id), caller, orderId);
      const before = await yearReminders.find(orderId);
      if (!next) return yearReminders.remove(orderId);
      // A letter is wanted already.
      if (before && before.sentAt === null && isAhead(before, deps)) return;
      await yearReminders.save({ orderId, ...next.lunarDay, day: next.day, wantedAt: deps.clock(), sentAt: null });
    });
    return view(caller, orderId);
  };
}

/** Tells whether the yearly day of a stored reminder is still to come; a reminder of a past day says nothing of the next. */
const isAhead = ({ day }: YearReminder, { clock, timeZone }: Deps) => day >= dayIn(clock(), timeZone);

function firstDayOf({ items }: Order): CalendarDate {
  const [first] = items.flatMap(({ startDate }) => startDate ?? []).toSorted();
  if (!first) throw new ShopError('not_found');
  return first;
}

/** The next yearly day whose letter is due tomorrow or later: one that is due today may have been written already. */
const dayOfNextLetter = (deps: Deps, firstDay: CalendarDate) =>
  yearlyDay(deps, firstDay, addDays(dayIn(deps.clock(), deps.timeZone), LETTER_DAYS + 1));

async function yearlyDay({ readDays, firePlace }: Deps, firstDay: CalendarDate, notBefore: CalendarDate): Promise<SameTithi> {
  return requireFound(await sameTithi(readDays, await firePlace(), firstDay, notBefore));
}

/** How many letters are written in one transaction. */
const LETTERS_AT_ONCE = 100;

/** Writes the letters that are due, each once. Returns true when there may be more. */
export function createSendYearReminders({
  transact,
  clock,
  timeZone,
  writeYearReminder,
}: Pick<Deps, 'transact' | 'clock' | 'timeZone'> & { readonly writeYearReminder: WriteYearReminder }) {
  return (): Promise<boolean> =>
    transact(async ({ yearReminders, messages }) => {
      const now = clock();
      const today = dayIn(now, timeZone);
      const due = await yearReminders.lockDue(today, addDays(today, LETTER_DAYS), LETTERS_AT_ONCE);
      for (const reminder of due) {
        await messages.add(writeYearReminder({ ...reminder, month: purnimantaMonthOf(reminder) }));
        await yearReminders.save({ ...reminder, sentAt: now });
      }
      return due.length === LETTERS_AT_ONCE;
    });
}
