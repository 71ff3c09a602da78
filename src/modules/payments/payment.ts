import type { Cents } from '#kernel/money.ts';
import type { Coin, Units } from './coin.ts';
import type { GatewayReport } from './ports.ts';

/** Why a person must look at a payment. */
export type ReviewReason = 'underpaid' | 'wrong_asset' | 'reversed' | 'order_already_paid' | 'order_cancelled';

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
  readonly review: ReviewReason | null;
}

export type Payment = CreatingPayment | OpenedPayment;

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
  const open = payment.review === 'underpaid' && next.state === 'completed' ? null : payment.review;
  return { ...next, review: open ?? reviewAfter(payment, next, report) };
}

function stateAfter(payment: OpenedPayment, report: GatewayReport, afterDeadline: boolean): OpenState {
  // The order stands paid; should the chain take the money back, a person decides.
  if (payment.state === 'completed' || report.confirmed >= payment.expected) return 'completed';
  if (report.received >= payment.expected) return 'confirming';
  if (payment.state === 'cancelled') return 'cancelled';
  if (afterDeadline) return 'expired';
  return report.received > 0n ? 'partial' : 'waiting';
}

function reviewAfter(before: OpenedPayment, after: OpenedPayment, report: GatewayReport): ReviewReason | null {
  if (before.state === 'completed' && report.confirmed < before.expected) return 'reversed';
  if (report.wrongAsset) return 'wrong_asset';
  const closed = after.state === 'expired' || after.state === 'cancelled';
  return closed && after.received > 0n ? 'underpaid' : null;
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
  const keys = ['state', 'received', 'confirmed', 'late', 'overpaid', 'review'] as const;
  return keys.every((key) => a[key] === b[key]);
}
