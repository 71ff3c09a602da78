import type { CustomerOrder } from '../queries.ts';

/** Orders that the history shows: the cancelled are left out. */
export function historyOf(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.filter(({ status }) => status !== 'cancelled');
}

/** Does the customer own a ritual that can be planned? */
export function hasPaidOrder(orders: readonly CustomerOrder[]): boolean {
  return paidOrders(orders).length > 0;
}

export function paidOrders(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.filter(({ status }) => status === 'paid' || status === 'completed');
}
