import { json, remembered } from '../remembered.ts';
import { isText, optional, recordOf } from './shapes.ts';

/** A payment that was begun and not yet seen to end. */
export interface ActivePayment {
  readonly orderId: string;
  /** Missing while the card checkout or a person confirms. */
  readonly paymentId?: string | undefined;
  /** What the cart held, for telling whether it is still the same purchase. */
  readonly cart?: string | undefined;
}

/** The payment under way, so that a reload or a later visit goes on with it. */
export const activePayment = remembered({
  key: 'active-payment',
  where: 'device',
  personal: true,
  parse: json(recordOf<ActivePayment>({ orderId: isText, paymentId: optional(isText), cart: optional(isText) })),
});

/** Forgets the payment of this order; that of another order stays. */
export function forgetPaymentOf(orderId: string): void {
  if (activePayment.read()?.orderId === orderId) activePayment.forget();
}
