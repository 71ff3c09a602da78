import type { Coin } from '#kernel/coin.ts';
import type { Bilingual } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import type { Order } from './order.ts';
import type { TimelineEntry } from './timeline.ts';

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
  /** The payments that have an address, newest first, without those that a person has closed and that got no money. */
  readonly payments: readonly PaymentSummary[];
  /** Cents, at most the order's total. */
  readonly received: Cents;
}

/** What an order's page says about troubles with its money, and about refunds; the names of troubles and steps are those of the module `money`. */
export interface OrderRepair {
  /** What is wrong with the money, each once. What a person has settled is missing, but that a part is missing stays. */
  readonly troubles: readonly ('underpaid' | 'late' | 'overpaid' | 'wrong_asset' | 'checking')[];
  /** True while the customer may ask for a refund. */
  readonly mayAskRefund: boolean;
  /** Present while `mayAskRefund` is false and the order's own customer may ask to cancel it, or for what is left of its money. */
  readonly mayAskForRest?: true;
  /**
   * The step of the refund that is farthest from its end, as everybody with the order's link may see it; missing without a
   * refund and without a wish, or when the wish was withdrawn.
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
  /** Tells whether nothing of the money is left once the refunds that are under way have arrived. */
  allGoesBack(id: string): Promise<boolean>;
  /** The reports that are sent, in the order of the items. */
  reportsOf(orderId: string): Promise<readonly ShownReport[]>;
  /** The parts that were noted, each ritual's in the order in which they came first. */
  riteOf(orderId: string): Promise<readonly NotedPart[]>;
  /** The certificate of a completed order; undefined while none is valid. */
  certificateOf(orderId: string): Promise<OrderCertificate | undefined>;
}
