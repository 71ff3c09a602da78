import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { ServicePrice } from '#modules/catalogue/index.ts';
import type { Contact, Order, PaidOrder, StatusChange } from './order.ts';

/** Orders, bound to a transaction. */
export interface OrderStore {
  /** Stores a new order with its items and the first row of its history. */
  add(order: Order, change: StatusChange): Promise<void>;
  /** Undefined when there is no such order. */
  find(id: string): Promise<Order | undefined>;
  /** As `find`, and nobody else changes the order until this transaction ends. */
  lock(id: string): Promise<Order | undefined>;
  /** Stores the status and payment method of a locked order, and appends the change to its history. */
  saveStatus(order: Order, change: StatusChange): Promise<void>;
  saveContact(orderId: string, contact: Contact): Promise<void>;
}

/** Today's prices, read in the transaction that charges them. */
export interface PriceReader {
  /** Prices of those of the services that exist. */
  pricesOf(serviceIds: readonly string[]): Promise<ServicePrice[]>;
}

/** Writes to the customer that their order is paid; does nothing for an order without contact data. */
export type SendReceipt = (order: PaidOrder, messages: MessageOutbox) => Promise<void>;

export type OrderTransact = Transact<{
  orders: OrderStore;
  prices: PriceReader;
  idempotency: IdempotencyStore;
  messages: MessageOutbox;
}>;

/** A crypto payment as an order's public view names it. */
export interface PaymentSummary {
  readonly id: string;
  readonly currency: string;
  readonly status: string;
}

/** Reads for the public view, outside a transaction. */
export interface OrderReader {
  find(id: string): Promise<Order | undefined>;
  /** Payments of the order that have an address, newest first. */
  paymentsOf(orderId: string): Promise<PaymentSummary[]>;
}

/** A customer as their orders know them: the account, and the verified e-mail under which they may have ordered as a guest. */
export interface OrderingCustomer {
  readonly userId: string;
  readonly email: string | null;
}

export interface CustomerOrders {
  /** All orders of the account, and those that a guest placed with its e-mail, if it has one; newest first. */
  ofCustomer(customer: OrderingCustomer): Promise<Order[]>;
}
