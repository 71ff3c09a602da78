import { randomPart } from '../../api/random-part.ts';
import { readStoredJson, writeStored } from '../../memory/browser-storage.ts';

const KEY = 'checkout-attempt';
const KEPT_FOR_MS = 24 * 3600 * 1000;

/** One intent to buy one cart. Every retry of it, in whatever tab, carries the same key, and so makes one order. */
export interface CheckoutAttempt {
  /** `cart-{timestamp}-{random}`: the order's idempotency key. */
  readonly key: string;
  /** Fingerprint of what was asked for: another cart or customer is another attempt. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How often a payment of it was cancelled or ran out. */
  readonly round: number;
  /** The order that came of it, and what the cart held. */
  readonly order?: { readonly id: string; readonly cart: string };
}

/** The attempt to buy exactly this, begun now unless it is under way already. */
export function attemptFor(request: unknown, now = Date.now()): CheckoutAttempt {
  const content = fingerprint(JSON.stringify(request));
  const stored = readStoredJson(KEY, isAttempt);
  if (stored && stored.content === content && now - stored.startedAt < KEPT_FOR_MS) return stored;
  const attempt = { key: `cart-${now}-${randomPart()}`, content, startedAt: now, round: 0 };
  writeStored(KEY, JSON.stringify(attempt));
  return attempt;
}

/** The key of the attempt's payments: a new one after each that was cancelled or ran out. */
export function paymentKeyOf({ key, round }: CheckoutAttempt): string {
  return round === 0 ? key : `${key}.${round}`;
}

/** Notes the order that came of the attempt. */
export function keepOrderOf(attempt: CheckoutAttempt, id: string, cart: string): void {
  writeStored(KEY, JSON.stringify({ ...attempt, order: { id, cart } }));
}

/** The order of the attempt under way, if it has come to one. */
export function orderOfAttempt(): CheckoutAttempt['order'] {
  return readStoredJson(KEY, isAttempt)?.order;
}

/** The next payment of the attempt is a new one, of the same order. */
export function renewPayment(): void {
  const stored = readStoredJson(KEY, isAttempt);
  if (stored) writeStored(KEY, JSON.stringify({ ...stored, round: stored.round + 1 }));
}

/** The next order is a new one. */
export function forgetAttempt(): void {
  writeStored(KEY, null);
}

/** A short text that tells two requests apart and gives nothing of them away (FNV-1a, twice, 64 bits). */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((seed) => fnv1a(text, seed).toString(36)).join('-');
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function isAttempt(value: unknown): value is CheckoutAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, content, startedAt, round } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof content === 'string' && typeof startedAt === 'number' && typeof round === 'number';
}
