import { isDeepStrictEqual } from 'node:util';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { dayInWords } from '#kernel/day-in-words.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { type FieldError, ShopError } from '#kernel/errors.ts';
import { type Bilingual, LANGUAGES, trimWords } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { changeSetting } from './change-setting.ts';
import type { ClosedDays } from './closed-days.ts';
import type { ClosedDaysReader, ClosedDaysTransact, PlannedRituals, Setting } from './ports.ts';

/** An entry as somebody typed it; days as YYYY-MM-DD. */
interface TypedClosedDays {
  readonly from: string;
  readonly to: string;
  readonly reason: Bilingual;
}

/** An entry with how many rituals are planned to begin on its days. */
interface ClosedDaysInPanel extends ClosedDays {
  readonly planned: number;
}

/** Two years: nobody closes days further ahead. */
const FURTHEST_DAYS = 731;

interface ReadDeps {
  readonly closedDays: ClosedDaysReader;
  readonly planned: PlannedRituals;
}

/** Returns the closed days, each entry with the rituals that are planned to begin on it. Throws like `requirePermission`. */
export function createViewClosedDaysInPanel({ closedDays, planned }: ReadDeps) {
  return async (caller: Caller): Promise<Setting<readonly ClosedDaysInPanel[]>> => {
    requirePermission(caller, 'settings.write');
    const { version, value } = await closedDays.newest();
    const [first] = value;
    if (!first) return { version, value: [] };
    const last = value.reduce((latest, { to }) => (to > latest ? to : latest), first.to);
    const counts = await planned.beginningOn(first.from, last);
    return { version, value: value.map((entry) => ({ ...entry, planned: countIn(counts, entry) })) };
  };
}

/**
 * Returns how many paid rituals that have not begun are planned to begin from `from` to `to`, before somebody closes these days. Throws
 * like `requirePermission`, and `invalid_request` for days that `readRange` refuses.
 */
export function createCountPlanned({ planned, ...deps }: { planned: PlannedRituals; clock: Clock; timeZone: string }) {
  return async (caller: Caller, days: { readonly from: string; readonly to: string }): Promise<number> => {
    requirePermission(caller, 'settings.write');
    const range = readRange(days, todayOf(deps));
    if (!('from' in range)) throw new ShopError('invalid_request', { fields: errorsAt(['query'], range) });
    return countIn(await planned.beginningOn(range.from, range.to), range);
  };
}

/**
 * Replaces the closed days of which the person has read `version`; entries that are over leave the list. Throws like
 * `requirePermission`, `invalid_request` with every day and reason that cannot be taken, and `changed_meanwhile`.
 */
export function createEditClosedDays(deps: WriteDeps<ClosedDaysTransact> & { timeZone: string }) {
  return async (caller: Caller, version: number, typed: readonly TypedClosedDays[]): Promise<void> => {
    const staff = requirePermission(caller, 'settings.write');
    const value = readClosedDays(typed, todayOf(deps));
    const change = { staff, version, value };
    await changeSetting(deps, ({ closedDays }) => closedDays, change, {
      action: 'settings.closed_days_changed',
      subject: { kind: 'settings', id: 'closed-days' },
      fieldsOf: (entries, others) => ({ days: onlyIn(entries, others) }),
    });
  };
}

const todayOf = ({ clock, timeZone }: { clock: Clock; timeZone: string }) => dayIn(clock(), timeZone);

function countIn(counts: ReadonlyMap<CalendarDate, number>, { from, to }: Pick<ClosedDays, 'from' | 'to'>): number {
  return [...counts].reduce((sum, [day, count]) => (from <= day && day <= to ? sum + count : sum), 0);
}

/** Reads the entries that are not over, sorted by their days. `today` is the shop's. Throws `invalid_request`. */
function readClosedDays(typed: readonly TypedClosedDays[], today: CalendarDate): ClosedDays[] {
  const fields: FieldError[] = [];
  const entries: ClosedDays[] = [];
  for (const [index, entry] of typed.entries()) {
    // Of a list that nobody has changed for years old entries may be too old to be read.
    if (isOver(entry, today)) continue;
    const range = readRange(entry, today);
    const reason = trimWords(entry.reason);
    if ('from' in range) entries.push({ ...range, reason });
    else fields.push(...errorsAt(['items', index], range));
    for (const language of LANGUAGES) {
      if (reason[language] === '') fields.push({ path: ['items', index, fieldName('reason', language)], code: 'required' });
    }
  }
  if (fields.length > 0) throw new ShopError('invalid_request', { fields });
  return entries.sort((one, other) => (daysOf(one) < daysOf(other) ? -1 : 1));
}

function isOver(days: { readonly from: string; readonly to: string }, today: CalendarDate): boolean {
  const [from, to] = [parseIsoDate(days.from), parseIsoDate(days.to)];
  return from !== undefined && to !== undefined && from <= to && to < today;
}

const daysOf = ({ from, to }: ClosedDays) => `${from} ${to}`;

/** What is wrong with the first or the last day. */
interface RangeFault extends Omit<FieldError, 'path'> {
  readonly day: 'from' | 'to';
}

/** Reads the first and the last day, or tells what is wrong: not in the calendar, backwards, or too far away. */
function readRange(
  days: { readonly from: string; readonly to: string },
  today: CalendarDate,
): Pick<ClosedDays, 'from' | 'to'> | readonly RangeFault[] {
  const from = parseIsoDate(days.from);
  const to = parseIsoDate(days.to);
  const faults: RangeFault[] = [];
  if (!from) faults.push({ day: 'from', code: 'no_such_day' });
  if (!to) faults.push({ day: 'to', code: 'no_such_day' });
  if (!from || !to) return faults;
  if (to < from) return [{ day: 'to', code: 'end_before_start' }];
  const furthest = addDays(today, FURTHEST_DAYS);
  if (to > furthest) return [{ day: 'to', code: 'date_too_far', names: dayInWords(furthest) }];
  // The rituals of each day are counted, so the past needs a bound, too.
  if (from < addDays(today, -FURTHEST_DAYS)) return [{ day: 'from', code: 'date_in_past' }];
  return { from, to };
}

function errorsAt(path: FieldError['path'], faults: readonly RangeFault[]): FieldError[] {
  return faults.map(({ day, ...fault }) => ({ ...fault, path: [...path, day] }));
}

/** The entries that only the first list has. */
function onlyIn(entries: readonly ClosedDays[], others: readonly ClosedDays[]): ClosedDays[] {
  return entries.filter((entry) => !others.some((other) => isDeepStrictEqual(other, entry)));
}
