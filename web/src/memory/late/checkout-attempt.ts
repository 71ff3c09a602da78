import { json, remembered } from '../remembered.ts';
import { isNumber, isText, optional, recordOf } from './shapes.ts';

/** One intent to buy one cart. Every retry of it, in whatever tab, carries the same key, and so makes one order. */
export interface CheckoutAttempt {
  /** The order's idempotency key: the cart's id, and `content`. */
  readonly key: string;
  /** Fingerprint of what was asked for: another cart or customer is another attempt. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How often a payment of this attempt was opened, cancelled or has expired: each time the next one gets another key. */
  readonly round: number;
  /** The order that the attempt made, and what the cart held. */
  readonly order?: { readonly id: string; readonly cart: string } | undefined;
  /** The contact that the order has by now, where it was corrected on the order's page. */
  readonly corrected?: { readonly full_name: string; readonly email: string } | undefined;
}

const isAttempt = recordOf<CheckoutAttempt>({
  key: isText,
  content: isText,
  startedAt: isNumber,
  round: isNumber,
  order: optional(recordOf({ id: isText, cart: isText })),
  corrected: optional(recordOf({ full_name: isText, email: isText })),
});

/** The attempt under way. */
export const checkoutAttempt = remembered({
  key: 'checkout-attempt',
  where: 'device',
  personal: true,
  isHeld: true,
  parse: json(isAttempt),
});
