import { parseIsoDate } from './calendar-date.ts';
import { MINUTE_MS } from './durations.ts';

/** RFC 3339, 5.6: date, `T` (or a space), time with any fraction, and an offset from UTC. */
const RFC_3339 = /^(?<date>\d{4}-\d{2}-\d{2})[T ](?<time>\d{2}:\d{2}:\d{2})(?:\.(?<fraction>\d+))?(?<offset>Z|[+-]\d{2}:\d{2})$/i;
const SECOND_MS = 1000;
/** JSON and PostgreSQL write later years in another form. */
const LAST_YEAR = 9999;

/**
 * Reads an instant in any form of RFC 3339, to the millisecond; undefined for any other text, and for a day or a time that does not exist.
 * The second 60 is a leap second, which is the beginning of the next minute, and stands at the end of a day of UTC alone. Years are 1900 to
 * 9999.
 */
export function parseInstant(text: string): Date | undefined {
  const { date = '', time = '', fraction = '', offset = '' } = RFC_3339.exec(text)?.groups ?? {};
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const minutesAhead = minutesOf(offset);
  if (!parseIsoDate(date) || minutesAhead === undefined) return undefined;
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const local = Date.parse(date) + (hour * 60 + minute) * MINUTE_MS + second * SECOND_MS + milliseconds;
  const instant = new Date(local - minutesAhead * MINUTE_MS);
  if (instant.getUTCFullYear() > LAST_YEAR) return undefined;
  const isLeapSecond = second === 60;
  const beginsDay = instant.toISOString().slice(11).startsWith('00:00:00');
  return isLeapSecond && !beginsDay ? undefined : instant;
}

/** Reads a text that the contract's format has found to be an instant. Throws RangeError for any other text. */
export function readInstant(text: string): Date {
  const instant = parseInstant(text);
  if (!instant) throw new RangeError('Not an instant');
  return instant;
}

/** By how many minutes a clock is ahead of UTC with the offset `+05:30` or `Z`; undefined for an offset that does not exist. */
function minutesOf(offset: string): number | undefined {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  if (hours > 23 || minutes > 59) return undefined;
  const distance = hours * 60 + minutes;
  return offset.startsWith('-') ? -distance : distance;
}
