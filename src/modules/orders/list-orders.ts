import { requireOwnAccount } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import type { Cents } from '#kernel/money.ts';
import { dueOf, isPayable, type Order } from './order.ts';
import type { CustomerOrders, OrderMoney } from './ports.ts';

/** Which of the caller's orders are listed. */
export interface OrderList extends Paged {
  /** If given, it must be the caller's own e-mail. */
  readonly email?: string | undefined;
  readonly paidOnly: boolean;
}

/** An order of the list, with the cents that are still to be sent for it. */
export interface ListedOrder {
  readonly order: Order;
  readonly due: Cents;
}

/**
 * Returns a page of the caller's own orders, newest first. Throws like `requireOwnAccount`, and `invalid_request` for a cursor that no page
 * gave.
 */
export function createListOrders({ orders }: { readonly orders: CustomerOrders & OrderMoney }) {
  return async (caller: Caller, { email, paidOnly, ...wanted }: OrderList): Promise<Page<ListedOrder>> => {
    const customer = requireOwnAccount(caller, email);
    const { items, nextCursor } = await readPage(
      wanted,
      (limit, after) => orders.ofCustomer(customer, { limit, paidOnly, after: after && { id: after.id, createdAt: after.at } }),
      ({ id, createdAt }) => ({ id, at: createdAt }),
    );
    const payable = items.filter(isPayable);
    const received = payable.length > 0 ? await orders.receivedFor(payable) : new Map<string, Cents>();
    return { items: items.map((order) => ({ order, due: dueOf(order, received.get(order.id)) })), nextCursor };
  };
}
