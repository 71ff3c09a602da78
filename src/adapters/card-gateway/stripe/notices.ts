import Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { isUuid } from '#kernel/ids.ts';
import type { GatewayEvent, NoticeReader } from '#modules/payments/index.ts';
import { isGatewayId } from '../../gateway-http/gateway-id.ts';
import { readNoticeBody } from '../../gateway-http/notice-body.ts';
import { SESSION_ID_KEY } from './checkout.ts';
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

/** A notice that was stamped longer ago than this, or is stamped further ahead, is refused. */
const STAMP_TOLERANCE_SECONDS = 300;

/** Reads the notices of Stripe about checkouts, and about what became of their money. */
export function createStripeNotices({ secrets, livemode, clock }: Options): NoticeReader {
  return {
    gateway: STRIPE,
    about: 'cards',
    read({ body, headers }) {
      const signature = headers['stripe-signature'] ?? '';
      const now = clock().getTime();
      // Every secret is tried, so that the time of an answer does not tell which one was right.
      const matching = secrets.filter((secret) => isSigned(Buffer.from(body), signature, secret, now));
      if (matching.length === 0 || isFromFuture(signature, now)) throw new ShopError('invalid_signature');
      return eventOf(readNoticeBody(body), livemode);
    },
  };
}

/** Stripe's package also refuses a stamp that is too old. */
function isSigned(body: Buffer, signature: string, secret: string, now: number): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, signature, secret, STAMP_TOLERANCE_SECONDS, undefined, now) ?? false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** The package does not look at stamps of the future. It reads the last of several stamps (`t=`), so every one of them must be right. */
function isFromFuture(signature: string, now: number): boolean {
  const stamps = [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, stamp]) => Number(stamp));
  // Not `>`: a stamp that is no number is refused as well.
  return stamps.some((stamp) => !(stamp <= Math.floor(now / 1000) + STAMP_TOLERANCE_SECONDS));
}

/** The types of the notices about money that goes back. They name the payment, and the shop then reads what became of its money. */
const MONEY_TYPES =
  /^(charge\.refunded|refund\.(created|updated|failed)|charge\.dispute\.(created|updated|closed|funds_withdrawn|funds_reinstated))$/;

/** Undefined for a notice about anything else than checkouts and their money, and for one of Stripe's other mode (live or test). */
function eventOf({ id, type, livemode, data }: Notice, wantedLivemode: boolean): GatewayEvent | undefined {
  if (typeof type !== 'string' || livemode !== wantedLivemode) return undefined;
  if (MONEY_TYPES.test(type)) return eventOfMoney(id, data?.object?.payment_intent);
  if (!type.startsWith('checkout.session.')) return undefined;
  const session = data?.object;
  if (!isGatewayId(id) || !isGatewayId(session?.id)) throw new ShopError('malformed_notice');
  const paymentId = session.metadata?.[SESSION_ID_KEY];
  return { eventKey: id, gatewayPaymentIds: [session.id], paymentId: isUuid(paymentId) ? paymentId : undefined };
}

/** Undefined for money that came without a checkout. */
function eventOfMoney(id: unknown, intent: unknown): GatewayEvent | undefined {
  if (intent === null || intent === undefined) return undefined;
  if (!isGatewayId(id) || !isGatewayId(intent)) throw new ShopError('malformed_notice');
  return { eventKey: id, gatewayPaymentIds: [intent] };
}
