import type { SortedSelection } from '#kernel/cursor.ts';
import type { Cents } from '#kernel/money.ts';
import type { Fact, Link } from '#modules/ledger/index.ts';
import type { Order } from '#modules/orders/index.ts';
import type { Coin, MoneySums, ReviewReason, Units } from '#modules/payments/index.ts';
import type { EvidenceRef } from './evidence-file.ts';
import type { MoneySource } from './money-source.ts';
import type { Refund } from './refund.ts';
import type { RefundWait } from './refund-offers.ts';

/** An order's money as far as its page tells of troubles. */
export interface OrderTrouble {
  readonly payments: readonly SeenPayment[];
  /** The open reviews of payments in coins and by card, by the ids of these. */
  readonly reviews: ReadonlyMap<string, readonly ReviewReason[]>;
}

/** A payment in a coin to which money came, or about which a person is asked. */
export interface SeenPayment {
  readonly received: Units;
  readonly late: boolean;
  /** True when a whole cent or more came beyond what it asked for: nobody could send less back. */
  readonly overpaid: boolean;
  /** True while all its money is there and awaits confirmations. */
  readonly isConfirming: boolean;
  /** True when a person has decided about the payment, and nothing has come since. */
  readonly isSettled: boolean;
}

interface WaitingBase {
  readonly id: string;
  readonly orderId: string;
  readonly since: Date;
}

/** Money that waits for a review. */
interface ReviewedMoney extends WaitingBase {
  readonly gateway: string;
  readonly reasons: readonly ReviewReason[];
}

/** What waits for a person, for the lists of the shop's people. */
export type WaitingItem =
  | (ReviewedMoney & {
      readonly kind: 'coin';
      readonly coin: Coin;
      readonly state: string;
      readonly received: Units;
      readonly confirmed: Units;
      readonly expected: Units;
      readonly amountCents: Cents;
    })
  | (ReviewedMoney & { readonly kind: 'card'; readonly amountCents: Cents })
  /** A line of the ledger that the shop cannot read. */
  | (ReviewedMoney & { readonly kind: 'line'; readonly line: number })
  /** The customer asks for a refund. */
  | (WaitingBase & { readonly kind: 'ask' })
  /** The order waits for a person who has seen its money; `id` is the order's. */
  | (WaitingBase & {
      readonly kind: 'confirmation';
      readonly method: string;
      readonly partner: string | null;
      readonly amountCents: Cents;
    });

/** Money about which a person decides, or a customer's wish to have it back; with its order. */
export type WaitingMoney = Exclude<WaitingItem, { kind: 'confirmation' }> & { readonly order: Order };

/** What people find money by, at the place where it came from. */
export interface MoneyTrace {
  /** When the payment began; money by card and by hand: when it came. */
  readonly at: Date;
  /** Where coins came; null otherwise. */
  readonly address: string | null;
  readonly transactionIds: readonly string[];
  /** The gateway's own name of the payment or of its checkout; of money by hand its reference; empty without one. */
  readonly gatewayPaymentId: string;
}

/** The money of an order. */
export interface MoneyOfOrder {
  /** As `MoneyStore.versionOf` counts. */
  readonly version: number;
  readonly sources: readonly (MoneySource & MoneyTrace)[];
  readonly refunds: readonly Refund[];
  /** What is on its way back, as `isUnderWay` tells, in cents. */
  readonly underWay: number;
  /** The lines of the order's ledger, oldest first; `paymentId` is that of a payment in a coin. */
  readonly lines: readonly (Fact & Link)[];
  /** What came and what became of it, as in lists and files. */
  readonly moved: MoneySums;
  /** Names of the members of staff that decisions name by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** The files that prove money by hand, by the ids of its payments. */
  readonly proofs: ReadonlyMap<string, EvidenceRef>;
}

export interface VerifiedContact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** The money of an order, with what a refund of it depends on. */
interface MoneyToRefund extends MoneyOfOrder {
  readonly order: Order;
  /** The proven contact of the account that has the order. */
  readonly owner: VerifiedContact | undefined;
  /** Who can give a second factor now. */
  readonly administrators: readonly SecondPerson[];
}

/** All that is known of waiting money and of what else came for its order. */
export interface MoneyStory extends MoneyOfOrder {
  readonly waiting: WaitingMoney;
}

/** Payments to review, or customers who ask for their money. */
export type WaitingKind = 'review' | 'ask';

/** Whoever can give a second factor now and decide about money. */
export interface SecondPerson {
  readonly userId: string;
  readonly email: string | null;
}

/** Reads what waits for a decision about money, outside a transaction. */
export interface WaitingMoneyReader {
  /** Up to `limit` that follow a place; of all kinds without `kind`. Sorted by sum or state, they are sorted by those of their orders. */
  list(selection: SortedSelection & { readonly kind: WaitingKind | undefined }): Promise<WaitingMoney[]>;
  /** By the id of the payment, of the unread line or of the wish; undefined once somebody has decided. */
  find(id: string): Promise<MoneyStory | undefined>;
  ofOrder(orderId: string): Promise<MoneyToRefund | undefined>;
}

export interface RefundOfOrder {
  readonly refund: Refund;
  readonly order: Order;
}

/** All that is known of a refund. */
export interface RefundFile extends RefundOfOrder {
  /** The proven contact of the account that has the order. */
  readonly owner: VerifiedContact | undefined;
  /** As `MoneyStore.versionOf` counts. */
  readonly version: number;
  /** Names of the members of staff that the refund names by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reads refunds for the panel, outside a transaction. */
export interface RefundReader {
  /** Up to `limit` that are not over and follow a place. Sorted by state, they are sorted by what must happen next. */
  list(selection: SortedSelection & { readonly waitsFor: RefundWait | undefined }): Promise<RefundOfOrder[]>;
  find(id: string): Promise<RefundFile | undefined>;
}

/** Reads for the operator's commands, outside a transaction. */
export interface MoneyReader {
  /** Up to `limit` things of each kind that wait for a person, oldest first. */
  waiting(limit: number): Promise<WaitingItem[]>;
  /** All that came for an order, with its refunds. */
  moneyOf(orderId: string): Promise<{ readonly sources: readonly MoneySource[]; readonly refunds: readonly Refund[] }>;
  /** Up to `limit` refunds, the open ones first, each group newest first. */
  refunds(limit: number): Promise<Refund[]>;
}
