/**
 * A day of the calendar as `YYYY-MM-DD`, without a time or a zone. Years 1900 to 9999, so that text order is the order of days.
 * All arithmetic is on the calendar: neither the server's zone nor any change of clocks can move a day.
 */
export type CalendarDate = string & { readonly __unit: 'YYYY-MM-DD' };

/** A month of a ritual, whatever the calendar says of months. */
export const WEEKS_IN_A_MONTH = 4;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The day that `YYYY-MM-DD` names; undefined when the calendar has no such day. */
export function parseIsoDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return realDate(Number(year), Number(month), Number(day));
}

/** The day that `dd.mm.yyyy` names; undefined when the calendar has no such day. */
export function parseDottedDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return realDate(Number(year), Number(month), Number(day));
}

/** The day `days` later; RangeError when it leaves the years that we know. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = isoOf(Date.parse(date) + days * DAY_MS);
  if (!parseIsoDate(moved)) throw new RangeError('Outside of the calendar');
  return moved;
}

/** The day that it is at an instant, `hours` ahead of UTC: 14 where a day begins first on Earth, -12 where it ends last. */
export function dayAt(instant: Date, hours: number): CalendarDate {
  return isoOf(instant.getTime() + hours * HOUR_MS);
}

function realDate(year: number, month: number, day: number): CalendarDate | undefined {
  // NaN when the text had another form.
  if (!(year >= 1900)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day or a month too many rolls over into another month.
  return date.getUTCMonth() === month - 1 ? isoOf(date.getTime()) : undefined;
}

function isoOf(milliseconds: number): CalendarDate {
  return new Date(milliseconds).toISOString().slice(0, 10) as CalendarDate;
}
