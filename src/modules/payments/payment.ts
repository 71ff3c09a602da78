import { isDeepStrictEqual } from 'node:util';
import type { Cents } from '#kernel/money.ts';
import type { Coin, Units } from './coin.ts';

/** The reasons why a person must review a payment, in the order in which they are listed. */
export const REVIEW_REASONS = [
  'underpaid',
  'wrong_asset',
  'mismatch',
  'redeposit',
  'stuck',
  'contested',
  'reversed',
  'disputed',
  'refunded_elsewhere',
  'refund_failed',
  'unread_line',
  'surplus',
  'order_already_paid',
  'order_cancelled',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

interface PaymentBase {
  readonly id: string;
  readonly orderId: string;
  readonly coin: Coin;
  readonly gateway: string;
  readonly amountUsd: Cents;
  readonly createdAt: Date;
}

/** A payment stored before the gateway is asked, so that a retry after a lost answer asks with the same id. */
export interface CreatingPayment extends PaymentBase {
  readonly state: 'creating';
  /** The end of the lease: until then no other request may ask the gateway. */
  readonly leasedUntil: Date;
}

/**
 * `closed`: the order was paid otherwise, this payment having paid a part or nothing. `cancelled`: the payer gave the payment up, or
 * chose another coin or the card.
 */
export type OpenState = 'waiting' | 'confirming' | 'partial' | 'completed' | 'expired' | 'cancelled' | 'closed';

/** A transfer in another coin than was asked for, which nobody counts. Amounts are decimals in its own unit. */
export interface OtherTransfer {
  /** What the gateway calls it, so that a second transfer of the same amount is another one. */
  readonly id: string;
  /** The name that the gateway gives the coin. */
  readonly currency: string;
  readonly amount?: string;
  /** As in `GatewayReport.transactionIds`; missing while the gateway tells none. */
  readonly transactionId?: string;
}

/** A payment with an address. */
export interface OpenedPayment extends PaymentBase {
  readonly state: OpenState;
  readonly gatewayPaymentId: string;
  readonly address: string;
  readonly qrCodeData: string | null;
  readonly expected: Units;
  /** From so much on the payment is whole: `expected` without the shortfall that the shop tolerates. */
  readonly enough: Units;
  /** Until when the amount holds; a cancelled or replaced payment ended with that. */
  readonly expiresAt: Date;
  /** All money seen so far, confirmed or not. */
  readonly received: Units;
  readonly confirmed: Units;
  /** True when money came after `expiresAt`, by what the gateway says of its arrival. */
  readonly late: boolean;
  readonly overpaid: boolean;
  /** Each reason once; empty when no review is needed. */
  readonly reviews: readonly ReviewReason[];
  /** As in `GatewayReport`; empty while the gateway has told none. */
  readonly transactionIds: readonly string[];
  /** What the gateway told last. */
  readonly others: readonly OtherTransfer[];
}

/** The money of a payment to which nothing has come. */
export const NOTHING_CAME = {
  received: 0n,
  confirmed: 0n,
  late: false,
  overpaid: false,
  reviews: [],
  transactionIds: [],
  others: [],
} as const;

export type Payment = CreatingPayment | OpenedPayment;

/** Money that a card gateway reported: once for each order and each payment that the gateway names. */
export interface CardPayment {
  readonly id: string;
  readonly orderId: string;
  readonly gateway: string;
  /** The gateway's name of the payment; empty from the fixed link, which names none. */
  readonly gatewayPaymentId: string;
  readonly amountUsd: Cents;
  readonly receivedAt: Date;
  /** As in `OpenedPayment`. */
  readonly reviews: readonly ReviewReason[];
}

/** Totals so far, not changes: a report may be lost or repeated without harm. Amounts are in the coin's smallest units. */
export interface GatewayReport {
  readonly received: Units;
  readonly confirmed: Units;
  /** True when another coin came to the address. */
  readonly wrongAsset: boolean;
  /** Which, where the gateway tells. Each one that was not told before is new money about which a person decides. */
  readonly others?: readonly OtherTransfer[];
  /** True when a further transfer to the address would not count: the payer gets a new payment for the rest. */
  readonly isOver?: boolean;
  /**
   * What else a person must look at. `mismatch`: the gateway's payment is of another order, coin or amount, and its money is not counted.
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
   * missing from a gateway that tells none (yet). Receipts show them. A card gateway's own name of a payment is the `gatewayPaymentId`
   * of the ledger's line `card_paid`.
   */
  readonly transactionIds?: readonly string[];
  /** What the shop gets of the money and what the gateway keeps, once it tells: decimals in `currency`. The ledger keeps both. */
  readonly outcome?: { readonly currency: string; readonly net: string; readonly fee?: string };
}

const MOST_TRANSACTIONS = 20;
/** The most transfers in other coins that are known of a payment, the newest. */
const MOST_OTHERS = 20;
/** A hash, or another name that a gateway gives. */
const TRANSACTION_ID = /^[0-9A-Za-z._:-]{1,100}$/;

/** What a gateway tells of transfers, as a report holds it: each id once, at most 20, and none that cannot be an id. */
export function toldTransactions(reported: readonly (string | undefined)[]): Pick<GatewayReport, 'transactionIds'> {
  const ids = new Set(reported.flatMap((id) => (id !== undefined && TRANSACTION_ID.test(id) ? [id] : [])));
  return ids.size > 0 ? { transactionIds: [...ids].slice(0, MOST_TRANSACTIONS) } : {};
}

/** Returns the payment after a gateway's report at `now`. Applying a report twice gives the same payment. */
export function applyReport(payment: OpenedPayment, report: GatewayReport, now: Date): OpenedPayment {
  const afterDeadline = isGivenUp(payment) || now >= payment.expiresAt || report.isOver;
  const next: OpenedPayment = {
    ...payment,
    received: report.received,
    confirmed: report.confirmed,
    state: stateAfter(payment, report, afterDeadline),
    late: payment.late || cameLate(payment, report),
    overpaid: report.received > payment.expected,
    transactionIds: report.transactionIds ?? payment.transactionIds,
    others: report.others?.slice(-MOST_OTHERS) ?? payment.others,
  };
  // The review for missing money ends once the whole amount is there.
  const open = payment.reviews.filter((reason) => reason !== 'underpaid' || next.state !== 'completed');
  return addReviews({ ...next, reviews: open }, reviewsAfter(payment, next, report));
}

function cameLate({ expiresAt }: OpenedPayment, { arrival }: GatewayReport): boolean {
  return arrival instanceof Date ? arrival >= expiresAt : arrival === 'late';
}

/** Adds reasons for a review to those that the payment has. */
export function addReviews<Reviewed extends { readonly reviews: readonly ReviewReason[] }>(
  payment: Reviewed,
  reasons: readonly ReviewReason[],
): Reviewed {
  const known = new Set([...payment.reviews, ...reasons]);
  return { ...payment, reviews: REVIEW_REASONS.filter((reason) => known.has(reason)) };
}

function stateAfter(payment: OpenedPayment, report: GatewayReport, afterDeadline: boolean | undefined): OpenState {
  // The order stays paid even if the blockchain reverses the money: then a person decides.
  if (payment.state === 'completed' || report.confirmed >= payment.enough) return 'completed';
  if (payment.state === 'closed') return 'closed';
  if (report.received >= payment.enough) return 'confirming';
  if (payment.state === 'cancelled') return 'cancelled';
  if (afterDeadline) return 'expired';
  return report.received > 0n ? 'partial' : 'waiting';
}

function reviewsAfter(before: OpenedPayment, after: OpenedPayment, report: GatewayReport): ReviewReason[] {
  const reasons: ReviewReason[] = [...(report.findings ?? [])];
  if (isUnderpaid(after)) reasons.push('underpaid');
  if (report.wrongAsset) reasons.push('wrong_asset');
  const isReversed = report.confirmed < before.confirmed && report.confirmed < before.enough;
  if (hasPaid(before) && isReversed) reasons.push('reversed');
  return reasons;
}

/** The least of `expected` units that makes a payment whole when a shortfall of so many percent, at most two decimals, is tolerated. */
export function enoughOf(expected: Units, tolerancePercent: number): Units {
  return expected - (expected * BigInt(Math.round(tolerancePercent * 100))) / 10_000n;
}

/** Cancels a payment that waits, and ends it at `now`; a payment that has seen money or is closed stays as it is. */
export function cancel(payment: OpenedPayment, now: Date): OpenedPayment {
  if (payment.state !== 'waiting') return payment;
  return { ...payment, state: 'cancelled', expiresAt: now < payment.expiresAt ? now : payment.expiresAt };
}

/** Ends a payment that asks for money, because the payer has chosen another way to pay; any other payment keeps its state. */
export function replace(payment: OpenedPayment, now: Date): OpenedPayment {
  if (!asksForMoney(payment)) return payment;
  const next: OpenedPayment =
    now < payment.expiresAt ? { ...payment, state: 'cancelled', expiresAt: now } : { ...payment, state: 'expired' };
  return addReviews(next, isUnderpaid(next) ? ['underpaid'] : []);
}

/**
 * Closes a payment whose order was paid otherwise. A part that was needed to pay the order needs no review any more, and is `completed`
 * when it is all that its payment asked for; a person must look at any other money that came for it.
 */
export function close(payment: OpenedPayment, isNeededPart = false): OpenedPayment {
  if (payment.state === 'completed') return payment;
  if (!isNeededPart) return addReviews({ ...payment, state: 'closed' }, payment.received > 0n ? ['order_already_paid'] : []);
  // As `closed` a whole payment would complete at its next check, as if its money had come for a paid order.
  const state = payment.confirmed >= payment.enough ? 'completed' : 'closed';
  return { ...payment, state, reviews: payment.reviews.filter((reason) => reason !== 'underpaid') };
}

/** Tells whether a payment asks its payer for money, by its state alone: its time may be up and nobody has looked since. */
export function asksForMoney({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'waiting' || state === 'partial';
}

function hasPaid({ state }: OpenedPayment): boolean {
  return state === 'completed' || state === 'closed';
}

function isGivenUp({ state }: OpenedPayment): boolean {
  return state === 'expired' || state === 'cancelled';
}

function isUnderpaid(payment: OpenedPayment): boolean {
  return isGivenUp(payment) && payment.received > 0n;
}

/** Tells whether the payer may still be sent to the address of this payment. */
export function isOpen(payment: OpenedPayment, now: Date): boolean {
  if (payment.state === 'confirming') return true;
  return asksForMoney(payment) && now < payment.expiresAt;
}

/** Tells whether two records of a payment agree in everything that a report can change, so that nothing need be stored. */
export function isSame(a: OpenedPayment, b: OpenedPayment): boolean {
  const keys = ['state', 'received', 'confirmed', 'late', 'overpaid'] as const;
  const lists = ['reviews', 'transactionIds'] as const;
  const isAlike = keys.every((key) => a[key] === b[key]) && lists.every((key) => a[key].join() === b[key].join());
  return isAlike && isDeepStrictEqual(a.others, b.others);
}
