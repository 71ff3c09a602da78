import type { CalendarDate } from '#kernel/calendar-date.ts';
import { isPaid, type Order, type OrderItem } from '#modules/orders/index.ts';
import { type MoveRules, type StayReason, whyStays } from './moving.ts';
import type { PlannedRitual } from './plan.ts';

/** A ritual that a saved plan has left on its day. */
export interface Stayed extends Pick<PlannedRitual, 'orderId' | 'position' | 'itemId' | 'name' | 'weeks'> {
  /** Missing while it has none. */
  readonly startDate: CalendarDate | undefined;
  readonly why: StayReason;
}

/** What a saved plan does with the rituals of an order. */
export type Moves = ReturnType<typeof movesOf>;

/**
 * Decides which rituals of an order get the day of a plan: with a day that is new to the plan all that may move, otherwise only those that
 * have none, so that a day to which the shop has moved a ritual is not undone by a new wish. A performed ritual neither moves nor
 * is told as staying.
 */
export function movesOf(order: Order, day: CalendarDate, isNewDay: boolean, rules: MoveRules) {
  // Of the rituals that get the day, from 0.
  const positions: number[] = [];
  const stayed: Stayed[] = [];
  for (const [position, item] of order.items.entries()) {
    if (!isPaid(order) || !wouldGetDay(item, day, isNewDay)) continue;
    const why = whyStays(item, day, rules);
    const { id: itemId, name, weeks, startDate } = item;
    if (why) stayed.push({ orderId: order.id, position, itemId, name, weeks, startDate, why });
    else positions.push(position);
  }
  return { order, positions, stayed };
}

/** Tells whether the plan would give a ritual this day, if the ritual may move. */
function wouldGetDay(item: OrderItem, day: CalendarDate, isNewDay: boolean): boolean {
  if (item.performedAt) return false;
  if (!isNewDay) return !item.begunAt && item.startDate === undefined;
  return item.startDate !== day;
}
