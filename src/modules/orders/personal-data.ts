import type { Order, OrderPlace, OrderStatus, StatusChange } from './order.ts';
import type { OrderingCustomer } from './ports.ts';

/** An order as its customer's export shows it. */
export interface OrderRecord {
  readonly order: Order;
  /** Oldest first. */
  readonly history: readonly Omit<StatusChange, 'actor'>[];
}

/** Statuses in which an order may have been left unpaid for good. */
export const UNPAID: readonly OrderStatus[] = ['pending', 'cancelled'];

/** Orders as personal data. */
export interface OrderData {
  /**
   * Up to `limit` orders that follow `after`, newest first: those of the account, and those that a guest placed with its e-mail. An
   * order that another account placed with this e-mail stays with that account.
   */
  ofCustomer(customer: OrderingCustomer, limit: number, after?: OrderPlace): Promise<OrderPlace[]>;
  /** As `ofCustomer`, for a closed account: guest orders that were placed before it was closed. */
  ofClosed(customer: OrderingCustomer & { readonly closedAt: Date }, limit: number): Promise<OrderPlace[]>;
  /** Up to `limit` orders of guests in one of the statuses, placed before an instant and not erased; newest first, and locked. */
  lockOfGuests(
    which: { readonly statuses: readonly OrderStatus[]; readonly placedBefore: Date },
    limit: number,
    after?: OrderPlace,
  ): Promise<OrderPlace[]>;
  /** The orders of these ids, newest first. */
  read(ids: readonly string[]): Promise<OrderRecord[]>;
  /**
   * Erases name, e-mail, wishes and account from orders, and the customer from the answers that retries would get. The orders stay
   * for the books with their items and their history, which names nobody.
   */
  erase(ids: readonly string[], at: Date): Promise<void>;
}
