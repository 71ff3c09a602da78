import { isRecord, json, remembered } from '../remembered.ts';

/** A payment that was begun and not yet seen to end. */
export interface ActivePayment {
  readonly orderId: string;
  /** Missing while the card checkout or a person confirms. */
  readonly paymentId?: string;
  /** What the cart held, for telling whether it is still the same purchase. */
  readonly cart?: string;
}

/** The payment under way, so that a reload or a later visit goes on with it. */
export const activePayment = remembered({
  key: 'active-payment',
  where: 'device',
  personal: true,
  parse: json(isActivePayment),
});

/** Forgets the payment of this order; that of another order stays. */
export function forgetPaymentOf(orderId: string): void {
  if (activePayment.read()?.orderId === orderId) activePayment.forget();
}

function isActivePayment(value: unknown): value is ActivePayment {
  if (!isRecord(value) || typeof value.orderId !== 'string') return false;
  return [value.paymentId, value.cart].every((text) => text === undefined || typeof text === 'string');
}
