import { addDays, type CalendarDate, daysBetween, parseIsoDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { refusedField, requireFound } from '#kernel/errors.ts';
import type { Bilingual } from '#kernel/language.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { isReckoned, type NamedPlace } from '#modules/panchanga/index.ts';
import type { InvitedLine } from '#modules/plans/index.ts';
import { type Part, type PersonLine, personLine, printOfSheet, purposePart, timePart, worldPart } from './formula.ts';
import { instantAt, skyOf } from './hour.ts';
import { spelledPeople } from './names.ts';
import type { Answer, KnownNames, SheetDeps } from './ports.ts';
import { isCorrectable, type LineReply, replyOf } from './spelled-names.ts';

/** What is read aloud on a day of a ritual, the whole of it. */
export interface Sheet {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly position: number;
  readonly name: Bilingual;
  readonly day: CalendarDate;
  /** Which of its days it is, from 1; null without a date. */
  readonly nth: number | null;
  readonly days: number;
  /** The hour of which the sky is told. */
  readonly at: Date;
  readonly place: NamedPlace;
  readonly parts: readonly Part[];
  readonly lines: readonly PersonLine[];
  /** People whose lines the customer does not see; empty for the desk, whose `lines` have them. */
  readonly invited: readonly InvitedLine[];
  /** The wishes in the customer's words and language. */
  readonly wishes: readonly string[];
  /** The print of all that the customer answers to: their own lines, the wishes and the purpose. */
  readonly print: string;
  /** What the customer answered to it; `changed` when they answered to a former one. */
  readonly state: LineReply['state'];
  readonly answer: Answer | undefined;
}

export interface WantedSheet {
  readonly position: number;
  readonly day?: string | undefined;
  /** hh:mm by the clocks at the fire. */
  readonly time?: string | undefined;
}

/**
 * Writes the sheet of a ritual's day: the asked one, or else today at the fire, or its first day before it and its end date after it. The sky is
 * that of the asked hour, or else of the hour in which the ritual began on that day, or else of the day's beginning. Throws `not_found` without
 * such a ritual, and for an hour of which the almanac knows no sky; `invalid_request` for a day that is not the ritual's.
 */
export async function writeSheet(deps: SheetDeps, order: Order, known: KnownNames, wanted: WantedSheet): Promise<Sheet> {
  const item = requireFound(order.items[wanted.position]);
  const place = await deps.firePlace();
  const scripts = await deps.readScripts();
  const now = deps.clock();
  const day = dayOf(item, wanted.day, dayIn(now, place.timeZone));
  // An hour before the sunrise is of the day before, and `skyOf` may need the day after.
  const threeDays = await deps.readDays(place, addDays(day, -1), 3);
  const at = requireFound(hourOf(item, day, wanted.time, place) ?? threeDays[1]?.span.begin);
  const sky = requireFound(skyOf(threeDays, at, place));
  const lines = spelledPeople(known, dayIn(now, deps.timeZone), scripts).map((name) => personLine(name, scripts));
  const wishes = [...new Set([known.wishes, order.specialInstructions].map((text) => text.trim()).filter(Boolean))];
  const purpose = purposePart(item.id, scripts);
  const print = printOfSheet(lines.filter(isOwn), wishes, purpose);
  const answer = await deps.answers.find(order.id, wanted.position);
  return {
    orderId: order.id,
    orderNumber: order.number,
    position: wanted.position,
    name: item.name,
    day,
    days: item.weeks * 7,
    at,
    place,
    lines,
    invited: [],
    wishes,
    print,
    answer,
    nth: item.startDate ? Math.min(daysBetween(item.startDate, day) + 1, item.weeks * 7) : null,
    parts: [worldPart(place, scripts), timePart(sky, scripts), purpose],
    state: replyOf(answer ?? null, print).state,
  };
}

/** The sheet as the customer sees it: what an invited person gave is for the desk alone. */
export function forCustomer(sheet: Sheet): Sheet {
  const lines = sheet.lines.filter(isOwn);
  const numbers = sheet.lines.flatMap(({ name }) => name.person.invited ?? []);
  return { ...sheet, lines, invited: numbers.map((number) => ({ number, state: 'ready' })) };
}

const isOwn = ({ name }: PersonLine) => isCorrectable(name.person);

function dayOf({ startDate, weeks }: OrderItem, text: string | undefined, today: CalendarDate): CalendarDate {
  const first = startDate ?? today;
  // The end date, on which the desk performs nothing any more, has a sheet as well.
  const last = startDate ? addDays(startDate, weeks * 7) : today;
  const day = text === undefined ? clamped(today, first, last) : parseIsoDate(text);
  if (day && first <= day && day <= last && isReckoned(day)) return day;
  throw refusedField(['query', 'day'], 'no_such_day');
}

function clamped(day: CalendarDate, first: CalendarDate, last: CalendarDate): CalendarDate {
  if (day < first) return first;
  return day > last ? last : day;
}

function hourOf({ begunAt }: OrderItem, day: CalendarDate, time: string | undefined, { timeZone }: NamedPlace): Date | undefined {
  if (time !== undefined) return instantAt(day, time, timeZone);
  return begunAt && dayIn(begunAt, timeZone) === day ? begunAt : undefined;
}
