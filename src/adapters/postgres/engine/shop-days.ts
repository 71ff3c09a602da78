import { type RawBuilder, sql } from 'kysely';

/** The instant at which a day (YYYY-MM-DD) begins in a time zone, as `startOfDay` of the kernel has it. */
export function startOfDay(day: string, timeZone: string): RawBuilder<Date> {
  return firstMidnight(sql`${day}::date`, timeZone);
}

/** The instant at which a day is over in a time zone: the start of the next. */
export function endOfDay(day: string, timeZone: string): RawBuilder<Date> {
  return firstMidnight(sql`(${day}::date + 1)`, timeZone);
}

/** Of a midnight that comes twice, because the clocks go back at one, PostgreSQL takes the second. */
function firstMidnight(date: RawBuilder<unknown>, timeZone: string): RawBuilder<Date> {
  return sql<Date>`(select case when (later - interval '1 hour') at time zone ${timeZone}::text = ${date}::timestamp
    then later - interval '1 hour' else later end from (select ${date}::timestamp at time zone ${timeZone}::text as later) midnight)`;
}
