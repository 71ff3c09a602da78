import { ShopError } from '#kernel/errors.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import { changeStatus, HAND_DECLINED, lockFor, type PayableOrder, waitsForSecondAlone } from '#modules/orders/index.ts';
import { endProposal } from '#modules/payments/index.ts';
import { takeEvidence } from './evidence.ts';
import {
  actorOf,
  confirmerOf,
  type Decider,
  decideOnce,
  type HandDeps,
  isOfOthers,
  type RepeatableDecision,
  recordDecision,
} from './hand-decision.ts';
import { newHandPayment } from './hand-payment.ts';
import type { HandPayment, MoneyStores } from './ports.ts';

/** What a person says of money that has not come. */
export interface HandDecline extends RepeatableDecision {
  /** Trimmed; the customer reads it. */
  readonly reason: string;
  /** The id of a file that was sent for this order before. */
  readonly evidenceFile?: string | undefined;
  /** The id of the confirmation that waited for a second person when the person read of it; null: none did; missing: whichever waits now. */
  readonly confirmationId?: string | null | undefined;
}

/**
 * Says that no money has come for an order that waits for it: the order is pending again, and the customer is told why. Throws
 * `not_found`, `illegal_transition` for an order that does not wait or, for a partner's person, waits at the fixed card link or has a
 * confirmation of others, `changed_meanwhile` unless what waits for a second person is what the person has read, and as `takeEvidence` and
 * `decideOnce`.
 */
export function createDeclinePayment(deps: HandDeps) {
  return (decider: Decider, orderId: string, decline: HandDecline): Promise<Replayable<null>> =>
    decideOnce(deps, decline, async (stores) => {
      const order = await lockWaiting(stores, decider, orderId);
      const proposal = await stores.money.liveHand(orderId);
      if (proposal && isOfOthers(proposal, decider)) throw new ShopError('illegal_transition');
      const waits = proposal?.id ?? null;
      if (decline.confirmationId !== undefined && decline.confirmationId !== waits) throw new ShopError('changed_meanwhile');
      const at = deps.clock();
      const by = decider.staff.userId;
      const evidenceFile = await takeEvidence(stores, decider, orderId, decline.evidenceFile, at);
      const actor = actorOf(decider);
      await endProposal(stores.payments, orderId, { actor, at }, { staff: decider.staff, audit: stores.audit });
      // The reason is kept with the order's payments by hand, so that it is erased with them.
      const hand = newHandPayment(order, {
        id: deps.newId(),
        amount: order.total,
        reference: '',
        note: decline.reason,
        evidenceFile,
        partner: decider.partner?.slug,
        by,
        at,
      });
      const declined: HandPayment = { ...hand, state: 'declined' };
      await stores.money.addHand(declined);
      await recordDecision(stores, 'order.payment_declined', { hand: declined, decider, at });
      const cause = { at, actor, reason: HAND_DECLINED };
      // The proposal has set the payment method: without it the order has the former one again.
      const isProposed = proposal && (await waitsForSecondAlone(stores.orders, order));
      const paymentMethod = isProposed ? proposal.before.method : order.paymentMethod;
      const { order: pending, change } = changeStatus({ ...order, paymentMethod }, 'pending', cause);
      await stores.orders.saveStatus(pending, change);
      await deps.tellCustomer(pending, { kind: 'declined', by: confirmerOf(decider), reason: decline.reason }, stores);
    });
}

/** Locks an order that waits for money about which the person may decide. */
async function lockWaiting(stores: MoneyStores, decider: Decider, orderId: string): Promise<PayableOrder> {
  const order = await lockFor(decider, stores.orders, orderId);
  if (order.status !== 'waiting') throw new ShopError('illegal_transition');
  if (decider.partner && order.paymentMethod !== 'manual') throw new ShopError('illegal_transition');
  return order;
}
