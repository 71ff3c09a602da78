import type { Units } from './coin.ts';
import {
  addReviews,
  hasEndedUnpaid,
  isCompletedOrClosed,
  isUnderpaid,
  type OpenedPayment,
  type OpenedState,
  type OtherTransfer,
  type ReviewReason,
} from './payment.ts';

/** Totals so far, not changes: a report may be lost or repeated without harm. Amounts are in the coin's smallest units. */
export interface GatewayReport {
  readonly received: Units;
  readonly confirmed: Units;
  /** True when another coin came to the address. */
  readonly wrongAsset: boolean;
  /** What came beside the payment, where the gateway tells. Each one that was not told before is new money about which a person decides. */
  readonly others?: readonly OtherTransfer[];
  /** What a `mismatch` tells of money that came; missing when it tells none. More of it is new money about which a person decides. */
  readonly unfit?: Omit<OtherTransfer, 'id'>;
  /** True when a further transfer to the address would not count: the payer gets a new payment for the rest. */
  readonly isOver?: boolean;
  /**
   * What else a person must look at. `mismatch`: as `mismatchOf` reports it.
   * `redeposit`: money came again to the address, as a payment of its own at the gateway, which is not counted either.
   * `stuck`: money came that the gateway could not process. `contested`: the gateway's own verdict does not follow from the money,
   * because somebody decided there by hand or it gave up.
   */
  readonly findings?: readonly ('mismatch' | 'redeposit' | 'stuck' | 'contested')[];
  /**
   * When the last of the received money came to the gateway; from a gateway that tells no time, its own verdict. Never the time at
   * which the shop asked: money that was sent in time and seen later is not late. Null while nothing came.
   */
  readonly arrival: Date | 'in_time' | 'late' | null;
  /**
   * The transfers under the names by which their sender finds them: hashes on the blockchain, as `toldTransactions` makes them;
   * missing from a gateway that tells none (yet). Receipts show them.
   */
  readonly transactionIds?: readonly string[];
  /** True when the gateway could not tell now what else came beside the payment: the report holds, and the check must be made again. */
  readonly isPartial?: boolean;
  /** True when the gateway has given all the money back to its payer: no blockchain took it. */
  readonly isReturned?: boolean;
  /** What the shop gets of the money and what the gateway keeps, once it tells: decimals in `currency`. The ledger keeps both. */
  readonly outcome?: { readonly currency: string; readonly net: string; readonly fee?: string };
}

/**
 * The report of an answer that is about another order, coin or amount than the payment, or says only half of what it must: none of its money is
 * counted. What was counted before stays, since such an answer does not say that it has gone.
 */
export function mismatchOf(
  { received, confirmed }: OpenedPayment,
  told: Pick<GatewayReport, 'others' | 'unfit'> = {},
): GatewayReport {
  return { received, confirmed, wrongAsset: false, arrival: null, findings: ['mismatch'], ...told };
}

/** The most transfers of the payment's own coin that a report holds. */
const MOST_TRANSACTIONS = 20;
/** The most transfers beside a payment that are known of it, the newest. */
const MOST_OTHERS = 20;
/** A hash, or another name that a gateway gives to a transfer: letters, digits and a few signs, so that it can be shown anywhere. */
const TRANSACTION_ID = /^[0-9A-Za-z._:-]{1,100}$/;

/** Returns the payment after a gateway's report at `now`. Applying a report twice gives the same payment. */
export function applyReport(payment: OpenedPayment, report: GatewayReport, now: Date): OpenedPayment {
  const isOver = hasEndedUnpaid(payment) || now >= payment.expiresAt || report.isOver === true;
  const next: OpenedPayment = {
    ...payment,
    received: report.received,
    confirmed: report.confirmed,
    state: stateAfter(payment, report, isOver),
    late: payment.late || cameLate(payment, report),
    overpaid: report.received > payment.expected,
    transactionIds: report.transactionIds ?? payment.transactionIds,
    others: othersAfter(payment, report),
  };
  // The review for missing money ends once the whole amount is there.
  const openReviews = payment.reviews.filter((reason) => reason !== 'underpaid' || next.state !== 'completed');
  return addReviews({ ...next, reviews: openReviews }, reviewsAfter(payment, next, report));
}

/** Among the transfers beside a payment, what a mismatch tells has the gateway's name of the payment itself. It ends with the mismatch. */
function othersAfter({ others, gatewayPaymentId: id }: OpenedPayment, report: GatewayReport): readonly OtherTransfer[] {
  const beside = report.others ?? others.filter((other) => other.id !== id);
  return [...beside, ...(report.unfit ? [{ id, ...report.unfit }] : [])].slice(-MOST_OTHERS);
}

function cameLate({ expiresAt }: OpenedPayment, { arrival }: GatewayReport): boolean {
  return arrival instanceof Date ? arrival >= expiresAt : arrival === 'late';
}

function stateAfter(payment: OpenedPayment, report: GatewayReport, isOver: boolean): OpenedState {
  // A payment stays completed even if the blockchain reverses its money: what becomes of the order says `reversePayment`.
  if (payment.state === 'completed' || report.confirmed >= payment.enough) return 'completed';
  if (payment.state === 'closed') return 'closed';
  if (report.received >= payment.enough) return 'confirming';
  if (payment.state === 'cancelled') return 'cancelled';
  if (isOver) return 'expired';
  return report.received > 0n ? 'partial' : 'waiting';
}

function reviewsAfter(before: OpenedPayment, after: OpenedPayment, report: GatewayReport): ReviewReason[] {
  const reasons: ReviewReason[] = [...(report.findings ?? [])];
  if (isUnderpaid(after)) reasons.push('underpaid');
  if (report.wrongAsset) reasons.push('wrong_asset');
  const isReversed = report.confirmed < before.confirmed && report.confirmed < before.enough;
  if (isCompletedOrClosed(before) && isReversed) reasons.push('reversed');
  return reasons;
}

/** What a gateway tells of transfers, as a report holds it: each id once, the first 20 of them, and none that cannot be an id. */
export function toldTransactions(reported: readonly (string | undefined)[]): Pick<GatewayReport, 'transactionIds'> {
  const ids = new Set(reported.flatMap((id) => (id !== undefined && TRANSACTION_ID.test(id) ? [id] : [])));
  return ids.size > 0 ? { transactionIds: [...ids].slice(0, MOST_TRANSACTIONS) } : {};
}
