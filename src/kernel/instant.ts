import { parseIsoDate } from './calendar-date.ts';

/** RFC 3339, 5.6: date, `T` (or a space), time with any fraction, and an offset from UTC. */
const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:Z|([+-])(\d{2}):(\d{2}))$/i;

/** The same of a text that was found to be an instant before, as the contract's format does. Throws RangeError for any other. */
export function readInstant(text: string): Date {
  const instant = parseInstant(text);
  if (!instant) throw new RangeError('Not an instant');
  return instant;
}

const MINUTE_MS = 60_000;

/**
 * Reads an instant in any form of RFC 3339, to the millisecond; undefined for any other text, and for a day or a time that does not exist.
 * The second 60 is a leap second, which is the beginning of the next minute, and stands at the end of a day of UTC alone. Years are 1900 to
 * 9999.
 */
export function parseInstant(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second, fraction = '', sign, hours = '0', minutes = '0'] = RFC_3339.exec(text) ?? [];
  if (!parseIsoDate(`${year}-${month}-${day}`)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60 || Number(hours) > 23 || Number(minutes) > 59)
    return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -MINUTE_MS : MINUTE_MS);
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const instant = new Date(local - offset + Number(fraction.slice(0, 3).padEnd(3, '0')));
  // Neither JSON nor PostgreSQL writes a later year as this shop does.
  if (instant.getUTCFullYear() > 9999) return undefined;
  const isLeap = Number(second) === 60;
  return isLeap && !instant.toISOString().slice(11).startsWith('00:00:00') ? undefined : instant;
}
