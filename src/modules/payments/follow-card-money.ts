import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { Transact } from '#kernel/transaction.ts';
import { isPaid, type Order } from '#modules/orders/index.ts';
import type { EndFailedRefunds } from './card-refunds.ts';
import { type CardMoney, goneOf, isSameMoney, lostOf, type OpenedSession } from './card-session.ts';
import { cardMoneyFact } from './facts.ts';
import type { CardSessionGateway } from './gateways.ts';
import type { ReviewReason } from './payment.ts';
import type { PaymentStores } from './ports.ts';
import { reversePayment } from './reverse-payment.ts';

interface Deps<Stores> extends WriteDeps<Transact<Stores>> {
  readonly gateway: CardSessionGateway;
  readonly endFailedRefunds: EndFailedRefunds<Stores>;
}

/**
 * Reads what became of the money of a paid checkout, and records it when it has changed. A person must look at money that went back
 * without the shop, at money that a bank asks back, at such money that the shop gets again when its order is not paid any more, and at a
 * refund that was sent and has failed since; such a refund ends. `reversePayment` decides what becomes of the order. Throws like
 * `createCheckCardSession`.
 */
export function createFollowCardMoney<Stores extends PaymentStores>(deps: Deps<Stores>) {
  return async function follow(session: OpenedSession): Promise<OpenedSession> {
    const money = await deps.gateway.readMoney(session);
    // Where all money has gone, what became of the order is decided anew though the money is the same: somebody may have taken back meanwhile that
    // its ritual was begun.
    const isAnyLeft = goneOf(session.amountCents, money) < session.amountCents;
    if (isAnyLeft && isSameMoney(session.money, money)) return session;
    const { known, after } = await followInTransaction(deps, session, money);
    // Others have stored an answer meanwhile, and either may be the older one: the gateway is asked again.
    return after ?? follow(known);
  };
}

function followInTransaction<Stores extends PaymentStores>(
  deps: Deps<Stores>,
  { id, orderId, money: moneyBefore }: OpenedSession,
  money: CardMoney,
): Promise<{ readonly known: OpenedSession; readonly after?: OpenedSession }> {
  return deps.transact(async (stores) => {
    const order = await stores.orders.lock(orderId);
    const known = await stores.cards.lock(id);
    if (!order || !known || known.state === 'creating') throw new ShopError('not_found');
    if (known.money && !isSameMoney(moneyBefore, known.money)) return { known };
    const at = deps.clock();
    const after = isSameMoney(known.money, money) ? known : await storeMoney(deps, stores, order, known, money, at);
    const lost = lostOf(known.amountCents, money.refundedUsd, { dispute: money.dispute, lost: money.lostUsd });
    await reversePayment(stores, order, { paymentId: null, gateway: known.gateway, isRefund: lost === 0, at });
    return { known, after };
  });
}

/** Stores what became of the money of a locked order's checkout, with the reasons for which a person must look at it. */
async function storeMoney<Stores extends PaymentStores>(
  { endFailedRefunds }: Deps<Stores>,
  stores: Stores,
  order: Order,
  known: OpenedSession,
  money: CardMoney,
  at: Date,
): Promise<OpenedSession> {
  const { failedRefunds: keys = [] } = money;
  const reasons = [...reasonsOf(known.money, money), ...reasonsOfReturn(order, known, money)];
  const endedRefunds = keys.length === 0 ? 0 : await endFailedRefunds(stores, { orderId: order.id, keys, at });
  if (endedRefunds > 0) reasons.push('refund_failed');
  // Also without reasons: it returns the payment of the checkout, which the ledger names.
  const payment = requireFound(await stores.payments.addCardReviews(known, reasons));
  const after = { ...known, money };
  await stores.payments.record(cardMoneyFact(after, money, payment, at));
  await stores.cards.save(after);
  return after;
}

/** Why a person must look at money that is the shop's again: the order was cancelled or unpaid when it went, and stays so. */
function reasonsOfReturn(order: Order, { amountCents, money: before }: OpenedSession, after: CardMoney): ReviewReason[] {
  if (!before || isPaid(order) || goneOf(amountCents, after) >= goneOf(amountCents, before)) return [];
  return [order.status === 'cancelled' ? 'order_cancelled' : 'disputed'];
}

/** Why a person must look at the money after this change. */
function reasonsOf(before: CardMoney | undefined, after: CardMoney): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  const isDisputed = after.dispute === 'open' || after.dispute === 'lost';
  if (isDisputed && after.dispute !== before?.dispute) reasons.push('disputed');
  if (after.elsewhereUsd > (before?.elsewhereUsd ?? 0)) reasons.push('refunded_elsewhere');
  return reasons;
}
