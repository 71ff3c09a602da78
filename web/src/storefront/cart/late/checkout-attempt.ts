import { DAY_MS } from '#kernel/durations.ts';
import { joinEqualLines } from '#modules/cart-pricing/index.ts';
import { cartId } from '../../../memory/cart.ts';
import { type CheckoutAttempt, checkoutAttempt } from '../../../memory/late/checkout-attempt.ts';
import { renewCartId } from '../cart-id.ts';
import type { CartItem } from '../cart-item.ts';
import type { BoughtItem } from './cart-lines.ts';

/** After so long the same cart is bought anew. */
const ATTEMPT_LASTS_MS = DAY_MS;

/**
 * The attempt to buy exactly this: the one under way, else a new one. Its key says which cart and what was asked for, so two tabs that
 * press at the same moment, before either knows of the other's attempt, have the same key, and make one order.
 */
export function attemptFor(request: unknown, now = Date.now()): CheckoutAttempt {
  const content = fingerprint(JSON.stringify(request));
  const stored = checkoutAttempt.read();
  if (stored?.content === content) {
    if (now - stored.startedAt < ATTEMPT_LASTS_MS) return stored;
    renewCartId(now);
  }
  const attempt = { key: `${cartId.read() ?? renewCartId(now)}-${content}`, content, startedAt: now, round: 0 };
  checkoutAttempt.keep(attempt);
  return attempt;
}

/** Ends the attempt: what is asked for next, even the same, is a new order. */
export function endAttempt(): void {
  checkoutAttempt.forget();
  renewCartId();
}

/** The idempotency key of the attempt's next payment: another one after each payment that was opened. */
export function paymentKeyOf({ key, round }: CheckoutAttempt): string {
  return round === 0 ? key : `${key}.${round}`;
}

/** Makes the next payment of the same order a new payment, instead of a retry of the last payment. */
export function renewPayment(): void {
  const stored = checkoutAttempt.read();
  if (stored) checkoutAttempt.keep({ ...stored, round: stored.round + 1 });
}

/** The cart's items, as the order has them, as one text by which a payment or an order is recognised as that of this cart. */
export function cartContent(items: readonly CartItem[]): string {
  return joinEqualLines(items)
    .map(({ id, quantity, duration }) => `${id}*${quantity}*${duration}`)
    .join(' ');
}

/** The items of a text that `cartContent` has written. */
export function itemsOf(content: string): BoughtItem[] {
  return content.split(' ').flatMap((text) => {
    const [id = '', quantity, duration] = text.split('*');
    return id ? [{ id, quantity: Number(quantity), duration: Number(duration) }] : [];
  });
}

/** A hash of the request (FNV-1a, twice, 64 bits): tells two requests apart without storing their content. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((seed) => fnv1a(text, seed).toString(36)).join('-');
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
