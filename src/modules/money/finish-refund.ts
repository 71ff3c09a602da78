import { changeStatus, type Order, REFUNDED } from '#modules/orders/index.ts';
import type { CardRefund, CardRefunds } from '#modules/payments/index.ts';
import { refundConfirmedFact } from './facts.ts';
import { recordEnd, recordFailure, recordSending, withRefund } from './locked-refund.ts';
import { askGateway, type PayDeps } from './pay-back.ts';
import type { MoneyStores } from './ports.ts';
import { type ConfirmedRefund, isAllRefunded, type Refund } from './refund.ts';
import { asConfirmed, asRejected, asSent, type DoneBy } from './refund-states.ts';
import { MoneyRefusal, nameOf, reasonOf, referenceOf } from './refusal.ts';
import type { RefundDeps } from './send-link.ts';

/**
 * Records that a person has sent a refund, with its transaction id or the number of its transfer, and tells the customer. Recording it again
 * corrects the reference and tells nobody. Throws `not_found` and MoneyRefusal.
 */
export function createSendRefund(deps: RefundDeps) {
  return (refundId: string, sending: { readonly by: string; readonly reference: string }): Promise<void> => {
    const by = nameOf(sending.by);
    const reference = referenceOf(sending.reference);
    return withRefund(deps.transact, refundId, (stores, order, before) =>
      recordSending(deps, stores, order, before, asSent(before, { by, reference, at: deps.clock() })),
    );
  };
}

/**
 * Confirms by a second person that a refund was sent. What a card gateway pays is confirmed once the gateway has paid it; a refund that it
 * could not pay is ended, and the customer is told. An order whose ritual has not begun is cancelled once all its money went back. Throws
 * `not_found` and MoneyRefusal.
 */
export function createConfirmRefund(deps: PayDeps) {
  return async (refundId: string, confirmation: { readonly by: string }): Promise<void> => {
    const by = nameOf(confirmation.by);
    const at = deps.clock();
    // The gateway is asked outside a transaction, so what the first has seen is judged again in the second.
    const confirmable = await withRefund(deps.transact, refundId, async (_, __, refund) => asConfirmed(refund, { by, at }));
    const failure = await failureAtGateway(deps.refunds, confirmable);
    await withRefund(deps.transact, refundId, (stores, order, before) => {
      if (failure) return recordFailure(deps, stores, order, before, { ...failure, by, at });
      return confirm(stores, order, before, { by, at });
    });
    if (failure) throw new MoneyRefusal('gateway_failed');
  };
}

/**
 * What the card gateway says of a refund that it could not pay; undefined when it has paid, and for what people have sent. Throws
 * `gateway_pending`, and as `askGateway`.
 */
async function failureAtGateway(refunds: CardRefunds | undefined, refund: ConfirmedRefund): Promise<CardRefund | undefined> {
  if (refund.askedAt === null) return undefined;
  const answer = await askGateway(refunds, refund, (gateway) => gateway.readRefund(refund.reference));
  if (answer.status === 'pending') throw new MoneyRefusal('gateway_pending');
  return answer.status === 'failed' ? answer : undefined;
}

async function confirm(stores: MoneyStores, order: Order, before: Refund, confirmation: DoneBy): Promise<void> {
  const refund = asConfirmed(before, confirmation);
  // Address and reference of an erased order were kept until its refund was over.
  await stores.money.saveRefund(order.isErased ? { ...refund, address: null, reference: '' } : refund);
  await stores.payments.record(refundConfirmedFact(refund));
  await cancelRefunded(stores, order, confirmation);
}

/**
 * Ends a refund that was not sent, or of which a second person has seen that it did not arrive: then the customer is told. Its money may be
 * refunded anew. Throws `not_found` and MoneyRefusal.
 */
export function createRejectRefund(deps: RefundDeps) {
  return (refundId: string, rejection: { readonly by: string; readonly why: string }): Promise<void> => {
    const by = nameOf(rejection.by);
    const why = reasonOf(rejection.why);
    return withRefund(deps.transact, refundId, (stores, order, before) =>
      recordEnd(deps, stores, order, asRejected(before, { by, why, at: deps.clock() })),
    );
  };
}

/** Cancels a paid order whose ritual has not begun, once all its money went back. */
async function cancelRefunded({ orders, money }: MoneyStores, order: Order, { by, at }: DoneBy): Promise<void> {
  if (order.status !== 'paid') return;
  const refunds = await money.refundsOf(order.id);
  const confirmed = refunds.filter(({ state }) => state === 'confirmed');
  if (!isAllRefunded(await money.sources(order.id), confirmed)) return;
  const cause = { at, actor: { kind: 'staff', id: by }, reason: REFUNDED } as const;
  const { order: cancelled, change } = changeStatus(order, 'cancelled', cause);
  await orders.saveStatus(cancelled, change);
}
