import { addDays, type CalendarDate, dayAt, FIRST_ZONE, LAST_ZONE, parseIsoDate } from '#kernel/calendar-date.ts';
import { dayInWords } from '#kernel/day-in-words.ts';
import { type ErrorCode, type FieldCode, ShopError } from '#kernel/errors.ts';
import type { Bilingual } from '#kernel/language.ts';
import { shortHash } from '#kernel/short-hash.ts';
import { type CustomerOrders, isPaid, type Order, type OrderItem, type OrderingCustomer } from '#modules/orders/index.ts';
import { type ClosedDays, closedOn } from '#modules/settings/index.ts';
import { furthestDay } from './furthest.ts';

/** The plan of a customer for all of their paid rituals; a customer has at most one plan. */
export interface Plan {
  readonly id: string;
  readonly userId: string;
  readonly startDate: CalendarDate;
  /** Sankalpa and wishes; empty when there are none. */
  readonly specialWishes: string;
  /** One person on each line, as the customer wrote them; empty when there are none. */
  readonly participants: string;
  /** Grows when the plan or the shop changes days: the SEQUENCE of calendar events. */
  readonly moves: number;
  /** How often the calendar's secret address was changed: only the newest address works. */
  readonly calendarVersion: number;
  readonly updatedAt: Date;
}

/** What a customer writes of a plan. */
export type PlanContent = Pick<Plan, 'startDate' | 'specialWishes' | 'participants'>;

/** The hash of what a customer can change of a plan: any change makes another version. */
export function versionOfPlan({ startDate, specialWishes, participants }: PlanContent): string {
  return shortHash(JSON.stringify([startDate, specialWishes, participants]));
}

/** A paid ritual with its dates; its `key` never changes. */
export interface PlannedRitual {
  readonly key: string;
  readonly orderId: string;
  /** Its place in the order, from 0. */
  readonly position: number;
  readonly itemId: string;
  readonly name: Bilingual;
  readonly weeks: number;
  readonly quantity: number;
  readonly startDate: CalendarDate;
  /** The last day that plans and calendars show: as many weeks after the first. The desk performs nothing on it any more. */
  readonly endDate: CalendarDate;
  /** When its own day was chosen; missing while it has none. */
  readonly plannedAt?: Date | undefined;
}

/** The most orders of a plan: the newest paid ones. */
const MOST_ORDERS = 100;

/** The orders whose rituals a customer plans. */
export function plannedOrders(orders: CustomerOrders, customer: OrderingCustomer): Promise<Order[]> {
  return orders.ofCustomer(customer, { limit: MOST_ORDERS, paidOnly: true });
}

/** The name in the newest order that has one; a customer may have no profile. */
export const contactOf = (orders: readonly Order[]) => orders.find(({ contact }) => contact)?.contact?.name ?? '';

/**
 * Returns the items of the paid orders, each with its ritual: it begins on its own date, or on `startDate` when it has none yet, and ends
 * after its own number of weeks.
 */
export function plannedItems(startDate: CalendarDate, orders: readonly Order[]): { ritual: PlannedRitual; item: OrderItem }[] {
  return orders.filter(isPaid).flatMap((order) =>
    order.items.map((item, position) => ({
      ritual: plannedRitual(item.startDate ?? startDate, order.id, position, item),
      item,
    })),
  );
}

/**
 * The rituals of the paid orders that have a day of their own. What was ordered after the plan was saved has none until its customer saves
 * the plan again, so that no calendar and no letter may name one.
 */
export function datedRituals(orders: readonly Order[]): PlannedRitual[] {
  return orders
    .filter(isPaid)
    .flatMap((order) =>
      order.items.flatMap((item, position) => (item.startDate ? [plannedRitual(item.startDate, order.id, position, item)] : [])),
    );
}

function plannedRitual(startDate: CalendarDate, orderId: string, position: number, item: OrderItem): PlannedRitual {
  return {
    key: `${orderId}-${position}`,
    orderId,
    position,
    itemId: item.id,
    name: item.name,
    weeks: item.weeks,
    quantity: item.quantity,
    startDate,
    endDate: addDays(startDate, item.weeks * 7),
    plannedAt: item.plannedAt,
  };
}

export interface StartRules {
  readonly now: Date;
  readonly closedDays: readonly ClosedDays[];
  /** The date that is planned already: it is taken although it may be over or closed since. */
  readonly kept?: CalendarDate | undefined;
}

/**
 * Reads the day on which rituals are to begin, YYYY-MM-DD; every day that anybody chooses passes here. Throws `invalid_request` when there
 * is no such date, and `invalid_date` when the day is over in every time zone, is more than ten years away, or is closed.
 */
export function readStartDate(text: string, { now, closedDays, kept }: StartRules): CalendarDate {
  const date = parseIsoDate(text);
  if (!date) throw refusal('invalid_request', 'format');
  if (date === kept) return date;
  if (date < dayAt(now, LAST_ZONE)) throw refusal('invalid_date', 'date_in_past');
  const furthest = furthestDay(dayAt(now, FIRST_ZONE));
  if (date > furthest) throw refusal('invalid_date', 'date_too_far', dayInWords(furthest));
  const closed = closedOn(closedDays, date);
  if (closed) throw refusal('invalid_date', 'closed_day', closed.reason);
  return date;
}

function refusal(code: ErrorCode, rule: FieldCode, names?: Bilingual): ShopError {
  return new ShopError(code, { fields: [{ path: ['startDate'], code: rule, ...(names && { names }) }] });
}
