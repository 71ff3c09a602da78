import type { Ask, HandPayment } from './ports.ts';
import type { Refund } from './refund.ts';

/** What the shop's people decided about some orders. */
export interface MoneyRecords {
  /** Oldest first. */
  readonly refunds: readonly Refund[];
  readonly hands: readonly HandPayment[];
  readonly asks: readonly Ask[];
  /** Ids of the refunds that failed and still wait for a person. */
  readonly failuresOpen: ReadonlySet<string>;
}

/** Refunds as personal data: the addresses to which they went, and what people wrote about them. */
export interface MoneyData {
  ofOrders(orderIds: readonly string[]): Promise<MoneyRecords>;
  /**
   * Erases addresses, references, reasons, notes and proofs. Address and reference of a refund that is under way stay until it is over: without
   * them nobody could give the money back, or see that it went.
   */
  erase(orderIds: readonly string[]): Promise<void>;
}
