import type { Cents } from '#kernel/money.ts';
import type { Coin, Units } from './coin.ts';

/** Why a person must look at a payment, in the order in which reasons are listed. */
export const REVIEW_REASONS = ['underpaid', 'wrong_asset', 'reversed', 'order_already_paid', 'order_cancelled'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

interface PaymentBase {
  readonly id: string;
  readonly orderId: string;
  readonly coin: Coin;
  readonly gateway: string;
  readonly amountUsd: Cents;
  readonly createdAt: Date;
}

/** Recorded before the gateway is asked, so that a lost answer leaves a trace and a retry asks with the same id. */
export interface CreatingPayment extends PaymentBase {
  readonly state: 'creating';
  /** Until then another request must not ask the gateway too. */
  readonly leasedUntil: Date;
}

export type OpenState = 'waiting' | 'confirming' | 'partial' | 'completed' | 'expired' | 'cancelled';

/** A payment with an address. */
export interface OpenedPayment extends PaymentBase {
  readonly state: OpenState;
  readonly gatewayPaymentId: string;
  readonly address: string;
  readonly qrCodeData: string | null;
  readonly expected: Units;
  readonly expiresAt: Date;
  /** Seen so far, confirmed or not. */
  readonly received: Units;
  readonly confirmed: Units;
  /** The money came after expiry or cancellation. */
  readonly late: boolean;
  readonly overpaid: boolean;
  /** Each reason once; empty when no person is needed. */
  readonly reviews: readonly ReviewReason[];
}

export type Payment = CreatingPayment | OpenedPayment;

/** Money that a card gateway reported: at most one for each order and gateway. */
export interface CardPayment {
  readonly id: string;
  readonly orderId: string;
  readonly gateway: string;
  readonly amountUsd: Cents;
  readonly receivedAt: Date;
  /** As of a payment with an address. */
  readonly reviews: readonly ReviewReason[];
}

/** Totals, not changes: reports may be lost, repeated or reordered without harm. Amounts in the coin's smallest units. */
export interface GatewayReport {
  readonly received: Units;
  readonly confirmed: Units;
  /** Another coin came to the address. */
  readonly wrongAsset: boolean;
}

/** The payment as it stands after what the gateway reports at `now`. Equal input gives equal output: applying a report twice is safe. */
export function applyReport(payment: OpenedPayment, report: GatewayReport, now: Date): OpenedPayment {
  const closed = payment.state === 'expired' || payment.state === 'cancelled';
  const afterDeadline = closed || now >= payment.expiresAt;
  const next: OpenedPayment = {
    ...payment,
    received: report.received,
    confirmed: report.confirmed,
    state: stateAfter(payment, report, afterDeadline),
    late: payment.late || (afterDeadline && report.received > payment.received),
    overpaid: report.received > payment.expected,
  };
  // A person who was to look because money was missing need not any more once it is there.
  const open = payment.reviews.filter((reason) => reason !== 'underpaid' || next.state !== 'completed');
  return addReviews({ ...next, reviews: open }, reviewsAfter(payment, next, report));
}

/** The payment with further reasons for a person to look at it; none hides another. */
export function addReviews(payment: OpenedPayment, reasons: readonly ReviewReason[]): OpenedPayment {
  const all = new Set([...payment.reviews, ...reasons]);
  return { ...payment, reviews: REVIEW_REASONS.filter((reason) => all.has(reason)) };
}

function stateAfter(payment: OpenedPayment, report: GatewayReport, afterDeadline: boolean): OpenState {
  // The order stands paid; should the chain take the money back, a person decides.
  if (payment.state === 'completed' || report.confirmed >= payment.expected) return 'completed';
  if (report.received >= payment.expected) return 'confirming';
  if (payment.state === 'cancelled') return 'cancelled';
  if (afterDeadline) return 'expired';
  return report.received > 0n ? 'partial' : 'waiting';
}

function reviewsAfter(before: OpenedPayment, after: OpenedPayment, report: GatewayReport): ReviewReason[] {
  const closed = after.state === 'expired' || after.state === 'cancelled';
  const holds: Partial<Record<ReviewReason, boolean>> = {
    underpaid: closed && after.received > 0n,
    wrong_asset: report.wrongAsset,
    reversed: before.state === 'completed' && report.confirmed < before.expected,
  };
  return REVIEW_REASONS.filter((reason) => holds[reason]);
}

/** The payer gives the payment up. One that has seen money keeps its state; so does a closed one. */
export function cancel(payment: OpenedPayment): OpenedPayment {
  return payment.state === 'waiting' ? { ...payment, state: 'cancelled' } : payment;
}

/** True while the payer may still be sent to this address. */
export function isOpen(payment: OpenedPayment, now: Date): boolean {
  if (payment.state === 'confirming') return true;
  return (payment.state === 'waiting' || payment.state === 'partial') && now < payment.expiresAt;
}

/** True when two records of a payment say the same, so that nothing need be stored. */
export function isSame(a: OpenedPayment, b: OpenedPayment): boolean {
  const keys = ['state', 'received', 'confirmed', 'late', 'overpaid'] as const;
  return keys.every((key) => a[key] === b[key]) && a.reviews.join() === b.reviews.join();
}
