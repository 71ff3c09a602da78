import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Bilingual } from '#kernel/language.ts';

/** Days, first and last included, on which no ritual begins. */
export interface ClosedDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Customers read it. */
  readonly reason: Bilingual;
}

/** Returns the entry of the list that closes a day, YYYY-MM-DD; undefined for a day on which rituals may begin. The browser runs the same rule. */
export function closedOn<Days extends { readonly from: string; readonly to: string }>(
  closedDays: readonly Days[],
  day: string,
): Days | undefined {
  return closedDays.find(({ from, to }) => from <= day && day <= to);
}
