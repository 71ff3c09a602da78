import { type CardMoney, goneOf } from './card-session.ts';
import type { CardPayment, Payment, ReviewReason } from './payment.ts';

/** A card payment, with what its gateway told of its money later. */
export interface ToldCard extends CardPayment {
  readonly told?: CardMoney | undefined;
}

/** Reviews of coins that are counted, so that the count alone says whether they are there. All others may be about coins that nobody counts. */
const OF_COUNTED_COINS: ReadonlySet<ReviewReason> = new Set([
  'underpaid',
  'surplus',
  'order_already_paid',
  'order_cancelled',
  'refund_failed',
  'reversed',
]);

/**
 * Tells whether money came for an order, of which these are all payments, be it too little or in the wrong coin, and was not all taken back
 * by a gateway, a bank or a blockchain.
 */
export function isMoneyThere(payments: readonly Payment[], cards: readonly Pick<ToldCard, 'amountCents' | 'told'>[]): boolean {
  const hasCoins = payments.some(
    (each) => each.state !== 'creating' && (each.received > 0n || each.reviews.some((reason) => !OF_COUNTED_COINS.has(reason))),
  );
  // Of a checkout that charged no dollars the shop counts zero: nobody knows how much of it went.
  return hasCoins || cards.some(({ amountCents, told }) => !told || amountCents === 0 || goneOf(amountCents, told) < amountCents);
}
