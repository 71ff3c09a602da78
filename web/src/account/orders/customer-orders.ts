import type { CustomerOrder } from '../queries.ts';

/** The orders that the history shows: all but the cancelled. */
export function historyOf(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.filter(({ status }) => status !== 'cancelled');
}

/** The orders whose rituals can be planned. */
export function paidOrders(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.filter(({ status }) => status === 'paid' || status === 'completed');
}
