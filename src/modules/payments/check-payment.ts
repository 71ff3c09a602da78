import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { isPayable, type SendReceipt, type TellCustomer } from '#modules/orders/index.ts';
import { changeFact } from './facts.ts';
import { applyReport, type GatewayReport } from './gateway-report.ts';
import type { CryptoGateway } from './gateways.ts';
import { isSame, type OpenedPayment } from './payment.ts';
import type { LedgerFact, PaymentTransact } from './ports.ts';
import type { FactOf } from './read-fact.ts';
import { reconcile } from './reconcile.ts';
import { reversePayment } from './reverse-payment.ts';
import { settleOrder } from './settle-order.ts';

export interface CheckDeps extends WriteDeps<PaymentTransact> {
  readonly gateway: CryptoGateway;
  readonly sendReceipt: SendReceipt;
  readonly tellCustomer: TellCustomer;
  /** The amount from which a surplus waits for a person. */
  readonly surplusReview: Cents;
}

/**
 * Asks the gateway about a payment as it was just read, applies its report and returns the payment after that. Throws `not_found` for a payment
 * that was deleted meanwhile, and `gateway_unavailable` without a report, or once a partial report is applied.
 */
export function createCheckPayment(deps: CheckDeps) {
  return async (payment: OpenedPayment): Promise<OpenedPayment> => {
    const report = await deps.gateway.read(payment);
    // Most checks find nothing new, and so need no transaction.
    const isNews = !isSame(payment, applyReport(payment, report, deps.clock()));
    const after = isNews ? await applyInTransaction(deps, payment, report) : payment;
    if (report.isPartial) throw new ShopError('gateway_unavailable', { cause: new Error('The gateway could not tell all') });
    return after;
  };
}

function applyInTransaction(deps: CheckDeps, known: OpenedPayment, report: GatewayReport): Promise<OpenedPayment> {
  return deps.transact(async (stores) => {
    const order = await stores.orders.lock(known.orderId);
    const before = await stores.payments.lock(known.id);
    if (!order || !before) throw new ShopError('not_found');
    const at = deps.clock();
    const reported = applyReport(before, withNewsOnly(known, before, report), at);
    if (tellsNothing(known, before, reported)) return before;
    const change = { before, after: reported, at, surplusReview: deps.surplusReview };
    const { after, coversOrder, news } = await reconcile(stores, order, change);
    // `reconcile` may take the change back: a part with all its money stays `confirming` while another part is not confirmed.
    if (isSame(before, after) && !coversOrder) return before;

    await stores.payments.record(reportedFact(before, after, { outcome: report.outcome, news: news?.kind }, at));
    await stores.payments.save(after);
    // `coversOrder` is never true of an order that is not payable; this tells the compiler so.
    if (coversOrder && isPayable(order)) {
      const { id: paymentId, gateway } = before;
      const actor = { kind: 'gateway', id: gateway } as const;
      const settlement = { paymentId, gateway, method: 'crypto', notInCoins: cents(0), actor, at } as const;
      await settleOrder(stores, order, settlement, deps.sendReceipt);
    }
    if (isLess(after, before)) {
      const isRefund = report.isReturned === true;
      await reversePayment(stores, order, { paymentId: before.id, gateway: before.gateway, isRefund, at });
    }
    if (news) await deps.tellCustomer(order, news, stores);
    return after;
  });
}

/**
 * A report of the same sums as were `known` when the gateway was asked says nothing of what others have stored since: their sums stay, because
 * that money may have gone meanwhile.
 */
function withNewsOnly(known: OpenedPayment, { received, confirmed }: OpenedPayment, report: GatewayReport): GatewayReport {
  const isKnown = report.received === known.received && report.confirmed === known.confirmed;
  return isKnown ? { ...report, received, confirmed } : report;
}

/**
 * Tells whether an answer changes nothing: it says what is stored, or less while others have stored more than was `known` when the gateway was
 * asked. In the second case it may be older than the answer that the others got; if money has gone, the next answer tells.
 */
function tellsNothing(known: OpenedPayment, before: OpenedPayment, reported: OpenedPayment): boolean {
  return isSame(before, reported) || (isLess(known, before) && isLess(reported, before));
}

/** Tells whether money has gone: the money itself, or first its confirmations. */
function isLess(one: OpenedPayment, other: OpenedPayment): boolean {
  return one.confirmed < other.confirmed || one.received < other.received;
}

/** What the line of a report tells besides the payment: what its customer hears of it, and what the gateway keeps, once it tells. */
type Told = Pick<FactOf<'reported'>['data'], 'outcome' | 'news'>;

function reportedFact(before: OpenedPayment, after: OpenedPayment, told: Told, at: Date): LedgerFact {
  const fact = changeFact('reported', before, after, at);
  return { ...fact, data: { ...fact.data, ...told } };
}
