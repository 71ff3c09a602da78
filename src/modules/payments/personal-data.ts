import type { ToldCard } from './money-there.ts';
import type { Payment } from './payment.ts';

/** All payments for some orders, whatever came of them. */
export interface PaymentRecords {
  /** Oldest first. */
  readonly payments: readonly Payment[];
  readonly cards: readonly ToldCard[];
}

/** Payments as personal data: exported with their orders, and never erased, because they name nobody and belong to the books. */
export interface PaymentData {
  ofOrders(orderIds: readonly string[]): Promise<PaymentRecords>;
}

/** Ids of the orders for which money ever came in a coin or by card, even too little or in the wrong coin. */
export function orderIdsWithMoney({ payments, cards }: PaymentRecords): ReadonlySet<string> {
  const coins = payments.filter(
    (payment) => payment.state !== 'creating' && (payment.received > 0n || payment.reviews.length > 0),
  );
  return new Set([...coins, ...cards].map(({ orderId }) => orderId));
}
