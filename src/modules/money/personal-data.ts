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
   * Erases addresses, references and notes. The address of a refund that is under way stays until the refund is over: without it nobody
   * could give the money back.
   */
  erase(orderIds: readonly string[]): Promise<void>;
}
