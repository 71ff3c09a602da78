import { requireOwnAccount } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Order } from './order.ts';
import type { CustomerOrders } from './ports.ts';

/** Returns the caller's own orders, newest first. Throws `not_signed_in`, or `not_allowed` for another e-mail. */
export function createListOrders(orders: CustomerOrders) {
  return async (caller: Caller, email?: string): Promise<Order[]> => {
    return orders.ofCustomer(requireOwnAccount(caller, email));
  };
}
