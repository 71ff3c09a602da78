import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import { refusedField } from '#kernel/errors.ts';
import { isReckoned } from '#modules/panchanga/index.ts';

/** Reads the first of `days` days. Throws `invalid_request` when it is no day, or when they do not all lie within 1900 to 2100. */
export function readFirstDay(text: string, days: number): CalendarDate {
  const from = parseIsoDate(text);
  // The bound is asked first: days that are added past the end of the calendar throw.
  if (from && isReckoned(from) && isReckoned(addDays(from, days - 1))) return from;
  throw refusedField(['query', 'from'], from ? 'date_too_far' : 'no_such_day');
}
