import { ShopError } from '#kernel/errors.ts';
import { beforePaid, lockFor, type Order, TAKEN_BACK } from '#modules/orders/index.ts';
import { takenBackFacts } from './facts.ts';
import {
  actorOf,
  type DecidedPayment,
  type Decider,
  type HandDeps,
  liveHandFor,
  recordDecision,
  type SeenConfirmation,
} from './hand-decision.ts';
import { restore, withdrawProposal } from './hand-payment.ts';
import type { MoneyStores } from './ports.ts';

/**
 * Takes a confirmation back, within its time and while nothing has begun: the order is again what it was before, and the customer's letter is
 * not sent. What waits for a second person is withdrawn, and the order is what it was before that, too, unless its payer has said since that
 * money is on the way. Throws `not_found`, what `liveHandFor` throws, and `undo_over` when the time is over, the ritual has begun,
 * or other money or a refund concerns the order.
 */
export function createTakeBackPayment(deps: HandDeps) {
  return (decider: Decider, orderId: string, seen: SeenConfirmation = {}): Promise<void> =>
    deps.transact(async (stores) => {
      const order = await lockFor(decider, stores.orders, orderId);
      const hand = await liveHandFor(stores, decider, orderId, seen);
      const decided = { hand, decider, at: deps.clock() };
      if (hand.state === 'proposed') await withdrawProposal(stores, order, decided);
      else await undo(stores, order, decided);
    });
}

/** Takes back a payment: the customer's letter is withdrawn, and the ledger tells the reverse of the payment. */
async function undo(stores: MoneyStores, order: Order, decided: DecidedPayment): Promise<void> {
  const { hand, decider, at } = decided;
  await refuseUndo(stores, order, at);
  const by = decider.staff.userId;
  await stores.money.saveHand({ ...hand, state: 'taken_back', endedBy: by, endedAt: at });
  const before = beforePaid({ paymentMethod: hand.before.method }, await stores.orders.historyOf(order.id));
  await restore(stores.orders, order, before, { actor: actorOf(decider), at, reason: TAKEN_BACK });
  await stores.orders.hold(order.id, null);
  await stores.messages.withdrawHeld(order.id);
  const takenBackBefore = await stores.payments.timesTakenBack(order.id);
  await stores.payments.record(...takenBackFacts(hand, { by, at }, takenBackBefore, order.receiptNumber));
  await recordDecision(stores, 'order.payment_taken_back', decided);
}

/** Throws `undo_over` when the confirmation cannot be taken back any more. */
async function refuseUndo({ money, payments }: MoneyStores, order: Order, at: Date): Promise<void> {
  const canStillBeUndone = order.status === 'paid' && order.heldUntil !== undefined && at < order.heldUntil;
  if (!canStillBeUndone || (await payments.sawMoney(order.id))) throw new ShopError('undo_over');
  const refunds = await money.refundsOf(order.id);
  if (refunds.some(({ state }) => state !== 'rejected')) throw new ShopError('undo_over');
}
