import type { AuditLog } from '#kernel/audit.ts';
import type { Place } from '#kernel/cursor.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { HandPayment, MoneyStore } from '#modules/money/index.ts';
import type { Order, OrderMoney, OrderReader, OrderStatus, OrderStore, Partner } from '#modules/orders/index.ts';
import type { MoneySums, Movement, PaymentStore, SumsOfOrders } from '#modules/payments/index.ts';

/** A partner as the shop's people keep it. */
export interface PartnerRecord extends Partner {
  readonly id: string;
  /** A suspended partner gets no new orders, and their people see none. */
  readonly isSuspended: boolean;
  /** Grows with each change. */
  readonly version: number;
  readonly createdAt: Date;
}

/** Partners, bound to a transaction. */
export interface PartnerStore {
  find(slug: string): Promise<PartnerRecord | undefined>;
  /** Like `find`, and locks the partner until this transaction ends. */
  lock(slug: string): Promise<PartnerRecord | undefined>;
  /** Stores a new partner; returns false when the slug is taken. */
  add(partner: PartnerRecord): Promise<boolean>;
  /** Stores those whose slug is not taken. */
  addMissing(partners: readonly Partner[]): Promise<void>;
  /** Stores a locked partner anew; the slug stays. */
  save(partner: PartnerRecord): Promise<void>;
}

/** Reads outside a transaction. */
export interface PartnerReader {
  find(slug: string): Promise<PartnerRecord | undefined>;
  /** Up to `limit` partners that follow a place, newest first. */
  list(limit: number, after: Place | undefined): Promise<PartnerRecord[]>;
}

/** A time from an instant until before another. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** Which orders of a partner are wanted: those that fit every given part. */
export interface OrderSelection {
  readonly limit: number;
  readonly after: Place | undefined;
  readonly status: OrderStatus | undefined;
  /** When the orders were placed. */
  readonly placed: Period | undefined;
  /** The reference under which a program of the partner filed the order. */
  readonly reference: string | undefined;
  /** The number of the order. */
  readonly number: number | undefined;
  /** Only the orders that make up this sum. */
  readonly sum: SumName | undefined;
  /** Only the orders whose money moved so in a time, or at any time. */
  readonly moved: { readonly sum: MovedSum; readonly time: Period | undefined } | undefined;
  readonly search: PartnerSearch | undefined;
}

/** The sums over orders that a partner's dashboard tells. */
export type SumName = 'paid' | 'confirmed' | 'waiting';

/** The sums of money that it tells: all that came, what came by hand, what went back, what gateways kept, and what is left. */
export const MOVED_SUMS = ['gross', 'byHand', 'refunded', 'fee', 'net'] as const;
export type MovedSum = (typeof MOVED_SUMS)[number];

/** What a partner looks for: an order that has any of these. */
export interface PartnerSearch {
  readonly number: number | undefined;
  /** The reference in the partner's books. */
  readonly reference: string;
  /**
   * `beginning`: what the first name begins with, in the form in which names are searched. `words`: the same for the index of names, which
   * finds the candidates. A partner knows no more of a name.
   */
  readonly firstName: { readonly beginning: string; readonly words: readonly string[] } | undefined;
}

export type ChangedOrder = Order & { readonly changedAt: Date };

export interface Sum {
  readonly orders: number;
  readonly total: Cents;
}

/** Sums of a period over a partner's orders: of money by when it moved, the others by when the orders were placed. */
export interface PartnerTotals {
  /** Paid and not cancelled since. */
  readonly paid: Sum;
  /** The part of `paid` whose money a person or a program of the partner has confirmed. */
  readonly confirmed: Sum;
  /** Their money awaits a person's confirmation. */
  readonly waiting: Sum;
  /** What moved, and to how many orders money came. */
  readonly money: SumsOfOrders;
}

/** A movement of an order's money, with the order and the name of its customer. */
export interface PartnerMovement extends Movement {
  readonly orderId: string;
  readonly orderNumber: number;
  /** Null when the order has no contact data, or they were erased. */
  readonly customerName: string | null;
  /** Who of the partner confirmed it by hand; null of all other money. */
  readonly hand: HandStatement | null;
}

/** The confirmation of money by a person or a program. */
interface HandStatement extends Pick<HandPayment, 'reference'> {
  /** The e-mail of the person, or else their phone, or the name of the key; the id when the account is gone. */
  readonly confirmedBy: string;
  readonly takenBackAt: Date | null;
}

/** Where a page of movements ended. */
export type MovedPlace = Pick<PartnerMovement, 'at' | 'orderId' | 'seq' | 'kind' | 'way'>;

/** What partners read of orders, outside a transaction. Only what takes a `slug` is bound to that partner. */
export interface PartnerOrderReader extends OrderMoney, Pick<OrderReader, 'timelineOf' | 'reportsOf'> {
  /** Up to `limit` orders of a partner that follow a place, newest first. */
  list(slug: string, selection: OrderSelection): Promise<Order[]>;
  /**
   * As `list`, of orders that changed at or after an instant, the longest unchanged first. The newest changes are left out until nobody can
   * store an earlier one any more, so that whoever goes on from the last row misses nothing.
   */
  listChanged(slug: string, since: Date, selection: OrderSelection): Promise<ChangedOrder[]>;
  /** Any order: the caller compares its partner. */
  find(id: string): Promise<Order | undefined>;
  /** What the partner's people and programs said of the money of some orders, the newest first. */
  confirmations(slug: string, orders: readonly Pick<Order, 'id'>[]): Promise<HandPayment[]>;
  /** What moved for some orders in a time, or at any time; orders whose money did not are missing. */
  movedFor(ids: readonly string[], time: Period | undefined): Promise<ReadonlyMap<string, MoneySums>>;
  /** Up to `limit` movements of the partner's orders in a period that follow a place, the oldest first. */
  listMovements(slug: string, time: Period, limit: number, after: MovedPlace | undefined): Promise<PartnerMovement[]>;
  totals(slug: string, time: Period): Promise<PartnerTotals>;
}

/** The stores of one transaction. */
export interface PartnerStores {
  readonly partners: PartnerStore;
  readonly orders: Pick<OrderStore, 'lock' | 'savePartner' | 'saveStatus' | 'historyOf' | 'receivedFor'>;
  readonly payments: Pick<PaymentStore, 'withdrawProposal'>;
  readonly money: Pick<MoneyStore, 'liveHand'>;
  readonly messages: MessageOutbox;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
}

export type PartnerTransact = Transact<PartnerStores>;
