import type { Cents } from '#kernel/money.ts';
import type { CardPayment } from './payment.ts';

/** What a gateway is told of why money goes back; people's own words stay in the shop. */
export type CardRefundReason = 'requested_by_customer' | 'duplicate';

interface CardRefundRequest {
  /** A payment that this gateway took. */
  readonly payment: CardPayment;
  /** More than nothing, and at most what earlier refunds have left of the payment. */
  readonly amountCents: Cents;
  readonly reason: CardRefundReason;
  /** A UUID that is stored before the gateway is asked, and sent again after a lost answer, however late. */
  readonly idempotencyKey: string;
}

/** A refund as the gateway tells it. Banks take days, and a refund that has succeeded may fail after all. */
export interface CardRefund {
  /** The gateway's name of the refund; at most 100 characters. */
  readonly refundId: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amountCents: Cents;
  /** The gateway's own word for why it failed, if it has one. */
  readonly failureReason: string | null;
}

/**
 * Ends refunds of a locked order that were sent, and that the gateway could not pay after all, by the keys under which it was asked.
 * Returns how many it has ended. Runs in the transaction that records what the gateway tells.
 */
export type EndFailedRefunds<Stores> = (
  stores: Stores,
  failed: { readonly orderId: string; readonly keys: readonly string[]; readonly at: Date },
) => Promise<number>;

/** Pays money of card payments back through the gateway that took it. It is never called inside a transaction. */
export interface CardRefunds {
  /** The name of the gateway in the ledger. A payment of another gateway is refunded by hand. */
  readonly name: string;
  /**
   * Makes a refund, or returns the refund made before under the same key. `refused`: the gateway has answered that it does not make this
   * refund, and nothing of it was paid back: the payment has less left, is disputed or unknown, or the key names another refund, which
   * stays as it is; the shop never asks so. Throws `gateway_unavailable` when the outcome is unknown: then ask again with the same key.
   */
  refundPayment(request: CardRefundRequest): Promise<CardRefund | 'refused'>;
  /** Returns what the gateway says of a refund. Throws `not_found`, `gateway_unavailable`. */
  readRefund(refundId: string): Promise<CardRefund>;
}
