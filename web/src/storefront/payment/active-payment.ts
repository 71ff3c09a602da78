import { readStoredJson, writeStored } from '../../memory/browser-storage.ts';

const KEY = 'active-payment';

/** A payment that was begun and not yet seen to end, so that a reload or a later visit goes on with it. */
export interface ActivePayment {
  readonly orderId: string;
  /** Missing while the card checkout or a person confirms. */
  readonly paymentId?: string;
  /** What the cart held, for telling whether it is still the same purchase. */
  readonly cart?: string;
}

export function readActivePayment(): ActivePayment | undefined {
  return readStoredJson(KEY, isActivePayment);
}

export function keepActivePayment(payment: ActivePayment): void {
  writeStored(KEY, JSON.stringify(payment));
}

/** Forgets the payment of this order; that of another order stays. */
export function forgetActivePayment(orderId: string): void {
  if (readActivePayment()?.orderId === orderId) writeStored(KEY, null);
}

function isActivePayment(value: unknown): value is ActivePayment {
  if (typeof value !== 'object' || value === null || !('orderId' in value) || typeof value.orderId !== 'string') return false;
  const { paymentId, cart } = value as Record<string, unknown>;
  return [paymentId, cart].every((text) => text === undefined || typeof text === 'string');
}
