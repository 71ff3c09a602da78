import { type RawBuilder, sql } from 'kysely';

/** The instant at which a day (YYYY-MM-DD) begins in a time zone. */
export function startOfDay(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone ${timeZone})`;
}

/** The instant at which a day is over in a time zone: the start of the next. */
export function endOfDay(day: string, timeZone: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date + 1)::timestamp at time zone ${timeZone})`;
}
