import { isPaid } from '../../api/late/followed-order.ts';
import type { CustomerOrder } from '../queries.ts';

/** The orders that the history shows: all but the cancelled. */
export function historyOf(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.filter(({ status }) => status !== 'cancelled');
}

/** The orders whose rituals stand in the plan: all that are paid, however far their rituals have come. */
export function paidOrders(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.filter(isPaid);
}
