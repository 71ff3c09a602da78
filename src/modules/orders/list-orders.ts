import { requireOwnAccount } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Order } from './order.ts';
import type { CustomerOrders } from './ports.ts';

/** The caller's own orders, newest first. Throws `not_signed_in`, and `not_allowed` for any e-mail but their own. */
export function createListOrders(orders: CustomerOrders) {
  return async (caller: Caller, email?: string): Promise<Order[]> => {
    return orders.ofCustomer(requireOwnAccount(caller, email));
  };
}
