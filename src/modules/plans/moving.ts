import { addDays, type CalendarDate, dayAt, LAST_ZONE } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { OrderItem } from '#modules/orders/index.ts';

/** The rules by which a customer's wish for another day is judged. */
export interface MoveRules {
  /** Today in the shop's time zone. */
  readonly today: CalendarDate;
  /** The earliest day that is not over everywhere on Earth. */
  readonly earliest: CalendarDate;
  /** A day is changed freely as long as the present and the new one are at least so many days away. */
  readonly noticeDays: number;
}

/** The settings behind the rules. */
export interface NoticeSettings {
  readonly timeZone: string;
  readonly noticeDays: number;
}

export function moveRulesAt(now: Date, { timeZone, noticeDays }: NoticeSettings): MoveRules {
  return { today: dayIn(now, timeZone), earliest: dayAt(now, LAST_ZONE), noticeDays };
}

/** The first day that is far enough away to be chosen freely. */
export const firstFreeDay = ({ today, noticeDays }: MoveRules): CalendarDate => addDays(today, noticeDays);

/**
 * The way to another day of a ritual: the plan, to the end of the day `until` (missing while no day is chosen), a request to the shop, or
 * none once it has begun.
 */
export type Moving =
  | { readonly way: 'plan'; readonly until?: CalendarDate }
  | { readonly way: 'ask'; readonly because: 'soon' | 'prepared' }
  | { readonly way: 'none' };

type Planned = Pick<OrderItem, 'startDate' | 'begunAt' | 'preparedAt'>;

export function movingOf(item: Planned, rules: MoveRules): Moving {
  if (item.begunAt) return { way: 'none' };
  if (!item.startDate) return { way: 'plan' };
  const because = whyAsked(item, rules);
  return because ? { way: 'ask', because } : { way: 'plan', until: addDays(item.startDate, -rules.noticeDays) };
}

/** Why a saved plan leaves a ritual on its day. */
export type StayReason = 'begun' | 'prepared' | 'soon' | 'new_day_soon' | 'day_over';

/** Why the plan does not move a ritual to a day; undefined when it does. A first day may be any that is not over everywhere. */
export function whyStays(item: Planned, day: CalendarDate, rules: MoveRules): StayReason | undefined {
  if (item.begunAt) return 'begun';
  if (!item.startDate) return day < rules.earliest ? 'day_over' : undefined;
  return whyAsked(item, rules) ?? (day < firstFreeDay(rules) ? 'new_day_soon' : undefined);
}

/** Tells whether the customer can get this day for a ritual only by asking. */
export function mustAsk(item: Planned, day: CalendarDate, rules: MoveRules): boolean {
  return mayGetAnother(item, day) && item.startDate !== undefined && whyStays(item, day, rules) !== undefined;
}

/** Tells whether a ritual can get this day at all: it has not begun, and is not on the day already. */
export const mayGetAnother = ({ begunAt, startDate }: Planned, day: CalendarDate) => !begunAt && startDate !== day;

function whyAsked({ startDate, preparedAt }: Planned, rules: MoveRules): 'soon' | 'prepared' | undefined {
  if (preparedAt) return 'prepared';
  return startDate && startDate < firstFreeDay(rules) ? 'soon' : undefined;
}
