import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Transact } from '#kernel/transaction.ts';
import { isPayable, type Order, type SendReceipt } from '#modules/orders/index.ts';
import { type CardIncome, recordCardMoney } from './card-money.ts';
import type { EndFailedRefunds } from './card-refunds.ts';
import { applyCardReport, type CardReport, type OpenedSession } from './card-session.ts';
import { sessionReportedFact } from './facts.ts';
import { createFollowCardMoney } from './follow-card-money.ts';
import type { CardSessionGateway } from './gateways.ts';
import type { ReviewReason } from './payment.ts';
import type { PaymentStores } from './ports.ts';
import { whyNotPayable } from './settle-order.ts';

interface Deps<Stores> extends MakeDeps<Transact<Stores>> {
  readonly gateway: CardSessionGateway;
  readonly sendReceipt: SendReceipt;
  readonly endFailedRefunds: EndFailedRefunds<Stores>;
}

/**
 * Reads a checkout back from the card gateway, ending it first when nobody may pay there any more, and applies what the gateway says:
 * money settles the order if it is payable and the checkout is its own with the right amount, and waits for a person otherwise. Of a paid
 * checkout it reads what became of the money. Returns the checkout after that. Throws `not_found` for a checkout that was deleted meanwhile,
 * and `gateway_unavailable`.
 */
export function createCheckCardSession<Stores extends PaymentStores>(deps: Deps<Stores>) {
  const follow = createFollowCardMoney(deps);
  return async (session: OpenedSession): Promise<OpenedSession> => {
    if (session.state === 'paid') return follow(session);
    const mustEnd = session.unwanted && session.state === 'open';
    const report = mustEnd ? await deps.gateway.end(session) : await deps.gateway.read(session);
    // Most checks find nothing new, and so need no transaction.
    if (applyCardReport(session, report).state === session.state) return session;
    return applyInTransaction(deps, session, report);
  };
}

function applyInTransaction<Stores extends PaymentStores>(
  deps: Deps<Stores>,
  known: OpenedSession,
  report: CardReport,
): Promise<OpenedSession> {
  return deps.transact(async (stores) => {
    const order = await stores.orders.lock(known.orderId);
    const before = await stores.cards.lock(known.id);
    if (!order || !before || before.state === 'creating') throw new ShopError('not_found');
    const after = applyCardReport(before, report);
    if (after.state === before.state) return before;
    const at = deps.clock();
    await stores.payments.record(sessionReportedFact(before, after, at));
    await stores.cards.save(after);
    if (after.state === 'paid') {
      await recordCardMoney(stores, order, incomeOf(deps.newId(), after, order, report, at), deps.sendReceipt);
    }
    return after;
  });
}

/** The money of a paid checkout, with the reasons for which a person must look at it. */
function incomeOf(id: string, session: OpenedSession, order: Order, report: CardReport, receivedAt: Date): CardIncome {
  const isRight = report.isOurs && report.amountCents === session.amountCents && report.amountCents === order.total;
  const reviews: ReviewReason[] = [];
  if (!isRight) reviews.push('mismatch');
  if (!isPayable(order)) reviews.push(whyNotPayable(order));
  return {
    id,
    orderId: session.orderId,
    gateway: session.gateway,
    // The shop knows the payment by its checkout; payer and bank find it under the gateway's name.
    gatewayPaymentId: session.gatewaySessionId,
    transactionId: session.gatewayPaymentId,
    amountCents: report.amountCents,
    receivedAt,
    reviews,
  };
}
