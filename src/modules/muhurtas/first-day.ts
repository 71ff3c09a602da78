import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import { dayInWords } from '#kernel/day-in-words.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { isReckoned, LAST_DAY } from '#modules/panchanga/index.ts';

/** Reads the first of `days` days. Throws `invalid_request` when it is no day, or when they do not all lie within 1900 to 2100. */
export function readFirstDay(text: string, days: number): CalendarDate {
  const from = parseIsoDate(text);
  // The bound is asked first: days that are added past the end of the calendar throw.
  if (from && isReckoned(from) && isReckoned(addDays(from, days - 1))) return from;
  const path = ['query', 'from'];
  if (!from) throw refusedField(path, 'no_such_day');
  throw new ShopError('invalid_request', {
    fields: [{ path, code: 'date_too_far', names: dayInWords(addDays(LAST_DAY, 1 - days)) }],
  });
}
