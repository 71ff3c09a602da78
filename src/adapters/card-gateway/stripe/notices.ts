import Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { GatewayEvent, NoticeReader } from '#modules/payments/index.ts';
import { SESSION_NAME } from './checkout.ts';
import { STRIPE } from './client.ts';

interface Options {
  /** Any of them may have signed a notice, so that one can be exchanged for the other. */
  readonly secrets: readonly string[];
  readonly livemode: boolean;
  readonly clock: Clock;
}

/** What the shop reads of a notice (event). */
interface Notice {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly livemode?: unknown;
  readonly data?: {
    readonly object?: {
      readonly id?: unknown;
      readonly payment_intent?: unknown;
      readonly metadata?: Readonly<Record<string, unknown>> | null;
    };
  };
}

/** A notice whose stamp is further away from now, to either side, is refused. */
const MOST_SECONDS = 300;

/** Reads the notices of Stripe about checkouts, and about what became of their money. */
export function createStripeNotices({ secrets, livemode, clock }: Options): NoticeReader {
  return {
    gateway: STRIPE,
    about: 'cards',
    read({ body, headers }) {
      const signature = headers['stripe-signature'] ?? '';
      const now = clock().getTime();
      const right = secrets.filter((secret) => isSigned(Buffer.from(body), signature, secret, now));
      if (right.length === 0 || isFromFuture(signature, now)) throw new ShopError('invalid_signature');
      return eventOf(parse(body), livemode);
    },
  };
}

/** Each secret is tried, so that an answer's time tells nothing. The package looks at stamps of the past. */
function isSigned(body: Buffer, signature: string, secret: string, now: number): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, signature, secret, MOST_SECONDS, undefined, now) ?? false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** The package reads the last stamp of several, so every one of them must be right. */
function isFromFuture(signature: string, now: number): boolean {
  const stamps = [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, stamp]) => Number(stamp));
  return stamps.some((stamp) => !(stamp <= Math.floor(now / 1000) + MOST_SECONDS));
}

function parse(body: Uint8Array): Notice {
  try {
    const notice: unknown = JSON.parse(Buffer.from(body).toString());
    if (notice && typeof notice === 'object') return notice;
  } catch {
    // Falls through to the same refusal.
  }
  throw new ShopError('malformed_notice');
}

/** What tells that money goes back: the payment is named, whose money is then read. */
const OF_MONEY =
  /^(charge\.refunded|refund\.(created|updated|failed)|charge\.dispute\.(created|updated|closed|funds_withdrawn|funds_reinstated))$/;

/** Undefined for what says nothing of a checkout, and for cards that are charged for real in a test or the reverse. */
function eventOf({ id, type, livemode, data }: Notice, wanted: boolean): GatewayEvent | undefined {
  if (typeof type !== 'string' || livemode !== wanted) return undefined;
  if (OF_MONEY.test(type)) return eventOfMoney(id, data?.object?.payment_intent);
  if (!type.startsWith('checkout.session.')) return undefined;
  const session = data?.object;
  if (!isId(id) || !isId(session?.id)) throw new ShopError('malformed_notice');
  const paymentId = session.metadata?.[SESSION_NAME];
  return { eventKey: id, gatewayPaymentIds: [session.id], ...(isUuid(paymentId) ? { paymentId } : {}) };
}

/** Undefined for money that came without a checkout. */
function eventOfMoney(id: unknown, intent: unknown): GatewayEvent | undefined {
  if (intent === null || intent === undefined) return undefined;
  if (!isId(id) || !isId(intent)) throw new ShopError('malformed_notice');
  return { eventKey: id, gatewayPaymentIds: [intent] };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value);
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}
