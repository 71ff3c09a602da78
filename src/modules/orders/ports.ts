import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Coin } from '#kernel/coin.ts';
import type { Counter } from '#kernel/counter.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { Bilingual, Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { ServicePrice } from '#modules/catalogue/index.ts';
import type { Contact, Order, OrderItem, OrderPlace, PaidOrder, PayableOrder, StatusChange } from './order.ts';
import type { TimelineEntry } from './timeline.ts';

/** Orders, bound to a transaction. */
export interface OrderStore {
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
   * Locks and returns up to `limit` orders that are `pending` and were placed before an instant, behind `after`, oldest first. Orders that
   * another transaction has locked are left out.
   */
  lockPending(placedBefore: Date, limit: number, after: OrderPlace | undefined): Promise<PayableOrder[]>;
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
  /** Up to `limit` orders that guests placed with this e-mail since an instant, newest first. */
  ofGuest(email: string, since: Date, limit: number): Promise<Order[]>;
  /** Tells whether the history of an order has a row with this reason. */
  hasHappened(orderId: string, reason: string): Promise<boolean>;
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

/** Adds a mail to the outbox that tells a partner whose payer says that the partner has the money. */
export type TellPartner = (order: Order, partner: Partner, messages: MessageOutbox) => Promise<void>;

/** An amount of a coin to be sent to an address. */
export interface CoinRequest {
  /** Decimal, in `unit`. */
  readonly amount: string;
  readonly unit: string;
  readonly network: string;
  readonly address: string;
  /** How long the amount holds. */
  readonly until: Date;
}

/** What a guest is told about an order by e-mail. */
export type OrderNews =
  | { readonly kind: 'placed' }
  /** A person of the shop sends the link at which it is paid. */
  | { readonly kind: 'link' }
  | { readonly kind: 'paid' }
  | ({ readonly kind: 'coin' } & CoinRequest)
  | { readonly kind: 'card'; readonly url: string }
  | { readonly kind: 'partner'; readonly name: string };

/** What it takes to write to a guest, bound to a transaction. */
export interface GuestMail {
  readonly orders: Pick<OrderStore, 'ofGuest'>;
  readonly messages: MessageOutbox;
  readonly counter: Counter;
}

/** Adds a mail to a guest about their order to the outbox; does nothing for an order of an account or without an e-mail. */
export type TellGuest = (order: Order, news: OrderNews, mail: GuestMail) => Promise<void>;

/** What every customer is told by e-mail about the money and the state of an order. */
export type OrderChange =
  /** The whole amount is on its way and awaits confirmations. */
  | { readonly kind: 'seen' }
  /** `received` of the order's total came, `rest` is missing: `coin` says how to send it, if the address still asks for it. */
  | { readonly kind: 'part'; readonly received: Cents; readonly rest: Cents; readonly coin?: CoinRequest }
  /** The time of a payment ran out and nothing came; told once for an order. */
  | { readonly kind: 'expired'; readonly rest: Cents }
  /** Nobody paid in time, and the order is cancelled. */
  | { readonly kind: 'unpaid' }
  /** The report on a ritual is sent, and others of the order are still to come. */
  | { readonly kind: 'reported'; readonly ritual: Bilingual }
  /** Who takes money by hand says that none has come, and why. */
  | { readonly kind: 'declined'; readonly by: ConfirmedBy; readonly reason: string }
  /** The shop gives another first day to rituals, and why. */
  | {
      readonly kind: 'postponed';
      readonly rituals: readonly Pick<OrderItem, 'name' | 'weeks'>[];
      readonly startDate: CalendarDate;
      readonly reason: string;
    }
  /** The shop declines the customer's wish for another first day, and why. */
  | { readonly kind: 'postponement_declined'; readonly reason: string }
  /** The rituals have begun before anybody answered the customer's wish for another first day. */
  | { readonly kind: 'postponement_overtaken' }
  /** The shop has changed what is ordered, or what is taken off: the order tells both. */
  | { readonly kind: 'changed' }
  /** The first ritual has begun, or all are performed: told when that cannot be taken back any more. */
  | { readonly kind: 'processing' | 'ready'; readonly notBefore: Date }
  | { readonly kind: 'completed' | 'cancelled' };

/** Adds a mail about a change of an order to the outbox; does nothing for an order without an e-mail. */
export type TellCustomer = (order: Order, change: OrderChange, mail: GuestMail) => Promise<void>;

/** What the customer of a paid order wishes: another first day, or the money back. Why stands in the panel alone. */
export type OrderAsk = { readonly kind: 'postpone'; readonly startDate: CalendarDate } | { readonly kind: 'cancel' };

/** Adds a mail to the outbox that tells support what a customer wishes. */
export type TellSupportOfAsk = (order: Order, ask: OrderAsk, messages: Pick<MessageOutbox, 'add'>) => Promise<void>;

/** Who has confirmed a payment by hand, as its customer is told: a partner by name, or the shop. */
export type ConfirmedBy = { readonly partner: string } | 'shop';

/**
 * Adds the receipt of a paid order to the outbox, to be sent when the payment cannot be taken back any more; does nothing for an order
 * without an e-mail.
 */
export type SendReceipt = (order: PaidOrder, messages: MessageOutbox, confirmedBy?: ConfirmedBy) => Promise<void>;

/** The stores of one transaction. */
export interface OrderStores {
  readonly orders: OrderStore;
  readonly prices: PriceReader;
  readonly idempotency: IdempotencyStore;
  readonly messages: MessageOutbox;
  readonly counter: Counter;
}

export type OrderTransact = Transact<OrderStores>;

/** A crypto payment in the public view of an order. */
export interface PaymentSummary {
  readonly id: string;
  readonly currency: Coin;
  /** The state as the payer sees it. */
  readonly status: 'waiting' | 'confirming' | 'partial' | 'completed' | 'expired' | 'cancelled';
  /** Decimal, in the coin's unit. */
  readonly receivedAmount: string;
}

/** What came for an order in coins. */
export interface CoinMoney {
  /** The payments that have an address, newest first. */
  readonly payments: readonly PaymentSummary[];
  /** Cents, at most the order's total. */
  readonly received: Cents;
}

/** What an order's page says about troubles with its money, and about refunds; the names of troubles and steps are those of the module `money`. */
export interface OrderRepair {
  /** What is wrong with the money, each once; empty when a person has settled it. */
  readonly troubles: readonly ('underpaid' | 'late' | 'overpaid' | 'wrong_asset' | 'checking')[];
  /** True while the customer may ask for a refund. */
  readonly mayAskRefund: boolean;
  /** Present while the order's own customer may ask to cancel it, or for what is left of its money. */
  readonly mayAskForRest?: true;
  /**
   * The step of the refund that is farthest from its end, as everybody with the order's link may see it; missing when nobody asked for
   * any.
   */
  readonly refund?: 'asked' | 'address_wanted' | 'agreed' | 'sent' | 'done' | 'declined';
}

/** What everybody with the order's link sees of the report on an item: no text, since it may hold names. */
export interface ShownReport {
  /** The item's place in its order, from 0. */
  readonly position: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly place: string;
  /** Ids of the pictures that are approved for everybody, in their order. */
  readonly pictures: readonly string[];
}

/** A part of a ritual that the desk has noted, on all days so far. */
export interface NotedPart {
  readonly position: number;
  readonly name: Bilingual;
  /** Missing where none are counted. */
  readonly ahutis?: number;
  readonly days: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** The proof that an order's rituals were performed. */
export interface OrderCertificate {
  /** Whoever has it may read the certificate. */
  readonly code: string;
  readonly issuedAt: Date;
}

/** Reads for the public view, outside a transaction. */
export interface OrderReader {
  find(id: string): Promise<Order | undefined>;
  coinMoneyOf(order: Pick<Order, 'id' | 'total'>): Promise<CoinMoney>;
  /** The newest entries of what happened to an order, the earliest of them first. */
  timelineOf(id: string): Promise<readonly TimelineEntry[]>;
  repairOf(order: Order): Promise<OrderRepair>;
  /** The reports that are sent, in the order of the items. */
  reportsOf(orderId: string): Promise<readonly ShownReport[]>;
  /** The parts that were noted, each ritual's in the order in which they came first. */
  riteOf(orderId: string): Promise<readonly NotedPart[]>;
  /** The certificate of a completed order; undefined while none is valid. */
  certificateOf(orderId: string): Promise<OrderCertificate | undefined>;
}

/** The owner of orders: the account, and its verified e-mail, with which guest orders may have been placed. */
export interface OrderingCustomer {
  readonly userId: string;
  readonly email: string | null;
}

/** A customer may own any number of orders: anybody can place a guest order with their e-mail. */
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
