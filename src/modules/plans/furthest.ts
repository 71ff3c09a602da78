import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';

/** Ten years: priests cannot be booked further ahead. */
const FURTHEST_DAYS = 3653;

/** The last day that a customer can choose today. */
export const furthestDay = (today: CalendarDate): CalendarDate => addDays(today, FURTHEST_DAYS);
