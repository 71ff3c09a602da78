import { ShopError } from '#kernel/errors.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import { changeStatus, HAND_DECLINED, type PayableOrder } from '#modules/orders/index.ts';
import type { Decider } from './decider.ts';
import { takeEvidence } from './evidence.ts';
import type { EvidenceRef } from './evidence-file.ts';
import {
  actorOf,
  confirmedBy,
  decideOnce,
  type HandDeps,
  isMovedBy,
  type RepeatableDecision,
  recordDecision,
} from './hand-decision.ts';
import { lockOwn, newHand } from './hand-payment.ts';
import type { HandPayment, MoneyStores } from './ports.ts';

/** What a person says of money that has not come. */
export interface HandDecline extends RepeatableDecision {
  /** Trimmed; the customer reads it. */
  readonly reason: string;
  /** The id of a file that was sent for this order before. */
  readonly evidenceFile?: string | undefined;
}

/**
 * Says that no money has come for an order that waits for it: the order is pending again, and the customer is told why. Throws
 * `not_found`, `illegal_transition` for an order that does not wait for money by hand, and as `takeEvidence`.
 */
export function createDeclinePayment(deps: HandDeps) {
  return (decider: Decider, orderId: string, { reason, evidenceFile, ...request }: HandDecline): Promise<Replayable<null>> =>
    decideOnce(deps, request, async (stores) => {
      const order = await lockOwn(stores, decider, orderId);
      const isAsked = order.status === 'waiting' && (!decider.partner || order.paymentMethod === 'manual');
      if (!isAsked) throw new ShopError('illegal_transition');
      const at = deps.clock();
      const file = await takeEvidence(stores, decider, orderId, evidenceFile, at);
      const proposed = await stores.money.liveHand(orderId);
      await storeDecline(deps, stores, { order: order as PayableOrder, proposed, decider, reason, file, at });
      const cause = { at, actor: actorOf(decider), reason: HAND_DECLINED };
      const paymentMethod = proposed && isMovedBy(order, proposed) ? proposed.before.method : order.paymentMethod;
      const { order: pending, change } = changeStatus({ ...order, paymentMethod }, 'pending', cause);
      await stores.orders.saveStatus(pending, change);
      await deps.tellCustomer(pending, { kind: 'declined', by: confirmedBy(decider), reason }, stores);
    });
}

interface Decline {
  readonly order: PayableOrder;
  readonly proposed: HandPayment | undefined;
  readonly decider: Decider;
  readonly reason: string;
  readonly file: EvidenceRef | null;
  readonly at: Date;
}

/** The reason is kept with the order's other papers, so that it is erased with them. */
async function storeDecline(
  deps: HandDeps,
  stores: MoneyStores,
  { order, proposed, decider, reason, file, at }: Decline,
): Promise<void> {
  const by = decider.staff.userId;
  if (proposed) await stores.money.saveHand({ ...proposed, state: 'withdrawn', endedBy: by, endedAt: at });
  const proposal = newHand(order, {
    id: deps.newId(),
    amount: order.total,
    reference: '',
    note: reason,
    evidenceFile: file,
    partner: decider.partner?.slug,
    by,
    at,
  });
  const hand: HandPayment = { ...proposal, state: 'declined' };
  await stores.money.addHand(hand);
  await recordDecision(stores, 'order.payment_declined', { hand, decider, at });
}
