import Stripe from 'stripe';
import { ShopError } from '#kernel/errors.ts';
import { isUuid } from '#kernel/ids.ts';
import type { Cents } from '#kernel/money.ts';
import type { CardPayment, CardRefund, CardRefunds } from '#modules/payments/index.ts';
import { isGatewayId } from '../../gateway-http/gateway-id.ts';
import { createStripeClient, isRefusal, STRIPE, type StripeOptions, throwUnavailable, unavailable, unusable } from './client.ts';

/** The refunds of a payment (intent), also those that the shop has not asked for. */
export async function refundsOf({ refunds }: Stripe, intent: string): Promise<Stripe.Refund[]> {
  const { data, has_more } = await refunds.list({ payment_intent: intent, limit: MOST_REFUNDS }).catch(throwUnavailable);
  if (!Array.isArray(data) || has_more) throw unusable('refunds that the shop cannot read');
  return data;
}

/** Tells whether a refund was made at Stripe without the shop, and has not failed. */
export function isElsewhere({ status, metadata }: Stripe.Refund): boolean {
  return !metadata?.[KEY_FIELD] && STATES.get(status) !== 'failed';
}

/** The key of a refund that the shop has asked for and Stripe could not pay, as a list; an empty one for any other refund. */
export function failedKeys({ status, metadata }: Stripe.Refund): string[] {
  const key = metadata?.[KEY_FIELD];
  return isUuid(key) && STATES.get(status) === 'failed' ? [key] : [];
}

/** The field in a refund's metadata at Stripe with the key under which the shop asked for it. */
const KEY_FIELD = 'refund_key';
/** Stripe lists no more at once, and no payment has so many refunds. */
const MOST_REFUNDS = 100;

/**
 * Refunds of card payments at Stripe. Stripe remembers its answer to an idempotency key for a day only, so a refund is first looked for among
 * the payment's refunds, by its key.
 */
export function createStripeRefunds(options: StripeOptions): CardRefunds {
  const client = createStripeClient(options);
  const { checkout, refunds } = client;

  /** Stripe's name of the payment that a checkout has made. */
  async function intentOf({ gatewayPaymentId }: CardPayment): Promise<string | undefined> {
    const { payment_intent: intent } = await checkout.sessions.retrieve(gatewayPaymentId).catch(unlessMissing);
    if (intent === undefined) throw unusable('a checkout without its payment');
    return (typeof intent === 'object' ? intent?.id : intent) ?? undefined;
  }

  return {
    name: STRIPE,
    async refundPayment({ payment, amountCents, reason, idempotencyKey }) {
      const intent = amountCents > 0 ? await intentOf(payment) : undefined;
      if (!intent) return 'refused';
      const metadata = { order_id: payment.orderId, [KEY_FIELD]: idempotencyKey };
      const request = { payment_intent: intent, amount: amountCents, reason, metadata };
      const earlier = (await refundsOf(client, intent)).find(({ metadata }) => metadata?.[KEY_FIELD] === idempotencyKey);
      const made = earlier ?? (await refunds.create(request, { idempotencyKey }).catch(unlessRefused));
      if (!made) return 'refused';
      const refund = toRefund(made);
      // The shop's books have no place for a refund of another amount under this key.
      return refund.amountCents === amountCents ? refund : 'refused';
    },
    async readRefund(refundId) {
      const refund = await refunds.retrieve(refundId).catch((error: unknown) => {
        throw isMissing(error) ? new ShopError('not_found') : unavailable(error);
      });
      return toRefund(refund);
    },
  };
}

const STATES: ReadonlyMap<string | null, CardRefund['status']> = new Map([
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

function toRefund({ id, status, amount, currency, failure_reason: reason }: Stripe.Refund): CardRefund {
  const known = STATES.get(status);
  if (!known || !isGatewayId(id) || !Number.isSafeInteger(amount) || currency !== 'usd')
    throw unusable('a refund that the shop cannot read');
  const failureReason = reason && /^[a-z_]{1,60}$/.test(reason) ? reason : null;
  return { refundId: id, status: known, amountCents: amount as Cents, failureReason };
}

/** Undefined for a refusal; throws for any other error. A 500 is not a refusal: after it nobody knows whether money went back. */
function unlessRefused(error: unknown): undefined {
  if (isRefusal(error) && error.statusCode !== 500) return undefined;
  throw unavailable(error);
}

/** A checkout that Stripe does not know has made no payment. */
function unlessMissing(error: unknown): { readonly payment_intent: null } {
  if (isMissing(error)) return { payment_intent: null };
  throw unavailable(error);
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
}
