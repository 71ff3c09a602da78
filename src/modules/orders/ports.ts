import type { Counter } from '#kernel/counter.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { ServicePrice } from '#modules/catalogue/index.ts';
import type { Contact, Order, OrderPlace, PayableOrder, StatusChange } from './order.ts';

/** Orders, bound to a transaction. */
export interface OrderStore extends OrderMoney {
  /** The number of an order that is about to be added. No number comes again; that of an order which is not added after all is left out. */
  nextNumber(): Promise<number>;
  /**
   * Stores a new order with its items and the first row of its history. Returns false and stores nothing when its partner has used its
   * reference before; of two at a time one waits for the other.
   */
  add(order: Order, change: StatusChange): Promise<boolean>;
  /** The id of the order that a partner's program filed under a reference; undefined when there is none. */
  findFiled(partner: string, reference: string): Promise<string | undefined>;
  /** Returns undefined when there is no such order. */
  find(id: string): Promise<Order | undefined>;
  /** Like `find`, and locks the order until this transaction ends. */
  lock(id: string): Promise<Order | undefined>;
  /**
   * Locks and returns up to `limit` orders that are `pending`, and were placed and last changed before an instant, behind `after`, oldest
   * first. Orders that another transaction has locked are left out.
   */
  lockPending(unchangedSince: Date, limit: number, after: OrderPlace | undefined): Promise<PayableOrder[]>;
  /** Stores the status and payment method of a locked order, and appends the change to its history. */
  saveStatus(order: Order, change: StatusChange): Promise<void>;
  /** Stores items, adjustments and total of a locked order that was never paid, and appends the change to its history. */
  saveItems(order: PayableOrder, change: StatusChange): Promise<void>;
  /**
   * Gives the next number of a receipt to a locked order and returns it. Other orders wait for theirs until this transaction ends, so
   * that no number is left out.
   */
  numberReceipt(orderId: string): Promise<number>;
  /** Stores until when the payment of a locked order may be taken back; null: it may not. */
  hold(orderId: string, until: Date | null): Promise<void>;
  saveContact(orderId: string, contact: Contact): Promise<void>;
  /** Stores to which partner a locked order belongs since `at`; null: to none. */
  savePartner(orderId: string, slug: string | null, at: Date): Promise<void>;
  /** Up to `limit` orders that guests placed with this e-mail, in any of its spellings, since an instant, newest first. */
  ofGuest(email: string, since: Date, limit: number): Promise<Order[]>;
  /** The rows of a locked order's history, the newest first. */
  historyOf(orderId: string): Promise<readonly Pick<StatusChange, 'from' | 'to' | 'at' | 'reason'>[]>;
}

/** Today's prices, read in the transaction that charges them. */
export interface PriceReader {
  /** Returns the prices of those services that exist. */
  pricesOf(serviceIds: readonly string[]): Promise<ServicePrice[]>;
}

/** Somebody who takes customers' money for the shop. */
export interface Partner {
  /** Names the partner in links: `?partner=slug`. */
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  /** The language of messages to the partner. */
  readonly language: Language;
}

/** Where partners are found by their slugs. */
export interface PartnerLookup {
  find(slug: string): Promise<(Partner & { readonly isSuspended: boolean }) | undefined>;
}

/**
 * The partner that a slug names, unless suspended; else the one whom the shop has named for all orders; undefined when there is neither.
 * Within a transaction its own `partners` are asked: the embedded database has one connection, which the transaction holds.
 */
export type FindPartner = (slug: string | undefined, partners?: PartnerLookup) => Promise<Partner | undefined>;

/** The stores of one transaction. */
export interface OrderStores {
  readonly orders: OrderStore;
  readonly prices: PriceReader;
  readonly idempotency: IdempotencyStore;
  readonly messages: MessageOutbox;
  readonly counter: Counter;
}

export type OrderTransact = Transact<OrderStores>;

/** The owner of orders: the account, and its verified e-mail, with which guest orders may have been placed. */
export interface OrderingCustomer {
  readonly userId: string;
  readonly email: string | null;
}

/** Read page by page: a customer may own any number of orders, because anybody can place a guest order with their e-mail. */
export interface CustomerOrders {
  /** Returns up to `limit` orders that follow `after`, newest first: those of the account, and guest orders with its e-mail. */
  ofCustomer(customer: OrderingCustomer, selection: OrderSelection): Promise<Order[]>;
}

/** What came for orders in coins, in one reading. */
export interface OrderMoney {
  /** Cents by the id of the order, at most its total; an order for which nothing came is missing. */
  receivedFor(orders: readonly Pick<Order, 'id' | 'total'>[]): Promise<ReadonlyMap<string, Cents>>;
}

export interface OrderSelection {
  readonly limit: number;
  /** The last order of the page before. */
  readonly after?: OrderPlace | undefined;
  /** True: only orders that are paid and not cancelled since. */
  readonly paidOnly?: boolean;
}
