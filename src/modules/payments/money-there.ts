import { type CardMoney, goneOf } from './card-session.ts';
import type { CardPayment, Payment } from './payment.ts';

/** A card payment, with what its gateway told of its money later. */
export interface ToldCard extends CardPayment {
  readonly told?: CardMoney | undefined;
}

/**
 * Tells whether money came for an order, of which these are all payments, be it too little or in the wrong coin, and was not all taken back
 * by a gateway, a bank or a blockchain.
 */
export function isMoneyThere(payments: readonly Payment[], cards: readonly Pick<ToldCard, 'amountUsd' | 'told'>[]): boolean {
  // Reviews tell of money that is not counted, but for one, which tells that counted money has gone.
  const hasCoins = payments.some(
    (each) => each.state !== 'creating' && (each.received > 0n || each.reviews.some((reason) => reason !== 'reversed')),
  );
  // Of a checkout that charged no dollars the shop counts zero: nobody knows how much of it went.
  return hasCoins || cards.some(({ amountUsd, told }) => !told || amountUsd === 0 || goneOf(amountUsd, told) < amountUsd);
}
