import { requireOwnAccount } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Page, readPage } from '#kernel/cursor.ts';
import type { Order } from './order.ts';
import type { CustomerOrders } from './ports.ts';

/** Which of the caller's orders are listed. */
export interface OrderList {
  /** If given, it must be the caller's own e-mail. */
  readonly email?: string | undefined;
  readonly limit: number;
  /** From the page before. */
  readonly cursor?: string | undefined;
  readonly paidOnly: boolean;
}

/**
 * Returns a page of the caller's own orders, newest first. Throws `not_signed_in`, `not_allowed` for another e-mail, or
 * `invalid_request` for a cursor that no page gave.
 */
export function createListOrders(orders: CustomerOrders) {
  return async (caller: Caller, { email, paidOnly, ...wanted }: OrderList): Promise<Page<Order>> => {
    const customer = requireOwnAccount(caller, email);
    return readPage(
      wanted,
      (limit, after) => orders.ofCustomer(customer, { limit, paidOnly, after: after && { id: after.id, createdAt: after.at } }),
      ({ id, createdAt }) => ({ id, at: createdAt }),
    );
  };
}
