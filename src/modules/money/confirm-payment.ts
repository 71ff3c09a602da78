import { ShopError } from '#kernel/errors.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import type { Cents } from '#kernel/money.ts';
import { changeStatus, lockFor, type PayableOrder, requirePayable, SECOND_PERSON_AWAITED } from '#modules/orders/index.ts';
import { requireAlone } from './agree-alone.ts';
import { takeEvidence } from './evidence.ts';
import {
  actorOf,
  confirmerOf,
  type DecidedPayment,
  type Decider,
  decideOnce,
  type HandDeps,
  liveHandFor,
  type RepeatableDecision,
  recordDecision,
  type SeenConfirmation,
} from './hand-decision.ts';
import { newHandPayment, refuseOtherAmount, settleByHand } from './hand-payment.ts';
import type { MoneyStores } from './ports.ts';

/** What a person says of money that has come; texts are trimmed. */
export interface HandConfirmation extends RepeatableDecision {
  /** Must be all that is still missing. */
  readonly amount: Cents;
  readonly reference: string;
  readonly note: string;
  /** Where the proof is found, in words or as a link. */
  readonly evidence: string;
  /** The id of a file that was sent for this order before. */
  readonly evidenceFile?: string | undefined;
}

/**
 * Confirms that the money for an order has come by hand. The order is paid at once, and the customer's letter waits until that cannot be
 * taken back; above the limit the order waits for a second person instead. Throws `not_found` also for another partner's order,
 * `order_not_payable`, `wrong_amount`, `payment_confirming`, `illegal_transition` while a confirmation waits for a second person, and as
 * `takeEvidence` and `decideOnce`.
 */
export function createConfirmPayment(deps: HandDeps) {
  return (decider: Decider, orderId: string, payment: HandConfirmation): Promise<Replayable<null>> =>
    decideOnce(deps, payment, async (stores) => {
      const order = requirePayable(await lockFor(decider, stores.orders, orderId));
      if (await stores.money.liveHand(orderId)) throw new ShopError('illegal_transition');
      const at = deps.clock();
      await refuseOtherAmount(stores, order, payment.amount, at);
      const evidenceFile = await takeEvidence(stores, decider, orderId, payment.evidenceFile, at);
      const partner = decider.partner?.slug;
      const hand = newHandPayment(order, { ...payment, partner, evidenceFile, id: deps.newId(), by: decider.staff.userId, at });
      await stores.money.addHand(hand);
      if (payment.amount > deps.singleApprovalLimit) await awaitSecond(stores, order, { hand, decider, at });
      else await settle(deps, stores, order, { hand, decider, at });
    });
}

/**
 * A second person agrees with a confirmation above the limit: of the same partner, or of the shop; or the shop's only administrator does,
 * after a wait. Throws as `createConfirmPayment` and `liveHandFor`, `illegal_transition` when nothing waits for this, and for the person
 * who confirmed first as `requireAlone`.
 */
export function createAgreeWithPayment(deps: HandDeps) {
  return (decider: Decider, orderId: string, request: RepeatableDecision & SeenConfirmation = {}): Promise<Replayable<null>> =>
    decideOnce(deps, request, async (stores) => {
      const order = requirePayable(await lockFor(decider, stores.orders, orderId));
      const hand = await liveHandFor(stores, decider, orderId, request);
      if (hand.state !== 'proposed') throw new ShopError('illegal_transition');
      const at = deps.clock();
      const isOwnHand = hand.confirmedBy === decider.staff.userId;
      const soleAdministrator = isOwnHand ? await requireAlone(stores, decider, hand, deps.soleAgreementSeconds, at) : undefined;
      await refuseOtherAmount(stores, order, hand.amountCents, at);
      const agreed = soleAdministrator ? { ...hand, agreedAlone: true } : { ...hand, agreedBy: decider.staff.userId };
      const decided = { hand: agreed, decider, at };
      await settle(deps, stores, order, decided);
      if (!soleAdministrator) return;
      await recordDecision(stores, 'order.payment_agreed_alone', decided);
      await deps.tellAgreedAlone(
        { ...soleAdministrator, orderId, number: order.number, amount: hand.amountCents },
        stores.messages,
      );
    });
}

async function settle(deps: HandDeps, stores: MoneyStores, order: PayableOrder, decided: DecidedPayment): Promise<void> {
  const { hand, decider, at } = decided;
  await settleByHand(stores, order, hand, {
    sendReceipt: deps.sendReceipt,
    actor: actorOf(decider),
    confirmation: { by: confirmerOf(decider), undoSeconds: deps.undoSeconds },
    at,
  });
  await recordDecision(stores, 'order.payment_confirmed', decided);
}

/** Sets the order to `waiting` until a second person agrees, so that it does not expire meanwhile. */
async function awaitSecond(stores: MoneyStores, order: PayableOrder, decided: DecidedPayment): Promise<void> {
  const { hand, decider, at } = decided;
  if (order.status === 'pending') {
    const cause = { at, actor: actorOf(decider), reason: SECOND_PERSON_AWAITED };
    const { order: waiting, change } = changeStatus({ ...order, paymentMethod: hand.method }, 'waiting', cause);
    await stores.orders.saveStatus(waiting, change);
  }
  await recordDecision(stores, 'order.payment_proposed', decided);
}
