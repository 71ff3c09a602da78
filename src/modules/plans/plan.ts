import { addDays, type CalendarDate, dayAt, parseIsoDate } from '#kernel/calendar-date.ts';
import { type FieldCode, ShopError } from '#kernel/errors.ts';
import type { Bilingual } from '#kernel/language.ts';
import { isPaid, type Order } from '#modules/orders/index.ts';

/** The one plan of a customer, for all of their paid rituals. */
export interface Plan {
  readonly id: string;
  readonly userId: string;
  readonly startDate: CalendarDate;
  /** Sankalpa and wishes; empty when there are none. */
  readonly specialWishes: string;
  /** One person a line, as the customer wrote them; empty when there are none. */
  readonly participants: string;
  /** How often the date has moved: the SEQUENCE of its events. */
  readonly moves: number;
  /** How often the address of the calendar was changed: only the newest one opens. */
  readonly calendarVersion: number;
  readonly updatedAt: Date;
}

/** A paid ritual with its days; `key` is the same for as long as the order exists. */
export interface PlannedRitual {
  readonly key: string;
  readonly orderId: string;
  readonly itemId: string;
  readonly name: Bilingual;
  readonly weeks: number;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** The rituals of the paid ones of `orders`, beginning together; each ends its weeks x 7 days later. */
export function planRituals(startDate: CalendarDate, orders: readonly Order[]): PlannedRitual[] {
  return orders.filter(isPaid).flatMap((order) =>
    order.items.map(({ id, name, weeks }, position) => ({
      key: `${order.id}-${position}`,
      orderId: order.id,
      itemId: id,
      name,
      weeks,
      startDate,
      endDate: addDays(startDate, weeks * 7),
    })),
  );
}

/** Priests are not booked further ahead than this. */
const FURTHEST_DAYS = 3653;

/**
 * The day that `text` (YYYY-MM-DD) names. Throws `invalid_request` when there is no such day, when it is over everywhere on Earth, or
 * when it is more than ten years away. The day that a plan has already, `kept`, may be over: its rituals have begun.
 */
export function readStartDate(text: string, now: Date, kept?: CalendarDate): CalendarDate {
  const date = parseIsoDate(text);
  if (!date) throw refused('format');
  if (date === kept) return date;
  if (date < dayAt(now, -12)) throw refused('date_in_past');
  if (date > addDays(dayAt(now, 14), FURTHEST_DAYS)) throw refused('date_too_far');
  return date;
}

function refused(code: FieldCode): ShopError {
  return new ShopError('invalid_request', { fields: [{ path: ['startDate'], code }] });
}
