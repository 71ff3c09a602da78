import { ShopError } from '#kernel/errors.ts';
import type { CardPayment, CardRefund, CardRefundReason, CardRefunds } from '#modules/payments/index.ts';
import { recordFailure, recordSending, withRefund } from './locked-refund.ts';
import type { Refund } from './refund.ts';
import { asAsked, asPaidBack, asRefused } from './refund-states.ts';
import { MoneyRefusal, nameOf } from './refusal.ts';
import type { RefundDeps } from './send-link.ts';

export interface PayDeps extends RefundDeps {
  /** Undefined in a shop whose card gateway pays nothing back. */
  readonly refunds: CardRefunds | undefined;
}

/**
 * Has the card gateway pay a refund, and tells the customer. That the gateway is asked is stored before, and the refund's id is the key under
 * which it is asked, so after a lost answer or a crash the same call finishes the same refund. Throws `not_found` and MoneyRefusal.
 */
export function createPayBack(deps: PayDeps) {
  return async (refundId: string, request: { readonly by: string }): Promise<void> => {
    const by = nameOf(request.by);
    const { refund, payment } = await begin(deps, refundId);
    const gatewayRequest = { payment, amountCents: refund.amountCents, reason: reasonFor(payment), idempotencyKey: refund.id };
    const answer = await askGateway(deps.refunds, refund, (gateway) => gateway.refundPayment(gatewayRequest));
    await finish(deps, refund, answer, by);
    if (answer === 'refused') throw new MoneyRefusal('gateway_refuses');
    if (answer.status === 'failed') throw new MoneyRefusal('gateway_failed');
  };
}

function begin({ transact, clock, refunds }: PayDeps, refundId: string): Promise<{ refund: Refund; payment: CardPayment }> {
  return withRefund(transact, refundId, async ({ money }, _, before) => {
    const payment = await money.cardPayment(before.sourceId);
    if (!payment || refunds?.name !== before.gateway) throw new MoneyRefusal('not_by_gateway');
    const refund = asAsked(before, clock());
    await money.saveRefund(refund);
    return { refund, payment };
  });
}

function finish(deps: PayDeps, { id, askedAt }: Refund, answer: CardRefund | 'refused', by: string): Promise<void> {
  return withRefund(deps.transact, id, async (stores, order, before) => {
    const at = deps.clock();
    if (answer === 'refused') return stores.money.saveRefund(asRefused(before, askedAt));
    if (answer.status === 'failed') return recordFailure(deps, stores, order, before, { ...answer, by, at });
    await recordSending(deps, stores, order, before, asPaidBack(before, { reference: answer.refundId, by, at }));
  });
}

function reasonFor({ reviews }: CardPayment): CardRefundReason {
  return reviews.includes('order_already_paid') ? 'duplicate' : 'requested_by_customer';
}

/** Asks the card gateway that took the money. Throws `not_by_gateway`, and `gateway_silent` when the outcome is unknown. */
export async function askGateway<T>(
  refunds: CardRefunds | undefined,
  { gateway }: Pick<Refund, 'gateway'>,
  ask: (refunds: CardRefunds) => Promise<T>,
): Promise<T> {
  if (refunds?.name !== gateway) throw new MoneyRefusal('not_by_gateway');
  try {
    return await ask(refunds);
  } catch (error) {
    if (error instanceof ShopError && error.code === 'gateway_unavailable') throw new MoneyRefusal('gateway_silent');
    throw error;
  }
}
