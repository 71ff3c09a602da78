import { isDeepStrictEqual } from 'node:util';
import type { Cents } from '#kernel/money.ts';
import type { Coin, Units } from './coin.ts';

/**
 * The reasons why a person must look at money, in the order in which they are listed; the contract's `ReviewReasons` explains each.
 * `unread_line` is about a line of the ledger, every other about a payment.
 */
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

export interface PaymentBase {
  readonly id: string;
  readonly orderId: string;
  readonly coin: Coin;
  readonly gateway: string;
  readonly amountCents: Cents;
  readonly createdAt: Date;
}

/** A payment stored before the gateway is asked, so that a retry after a lost answer asks with the same id. */
export interface CreatingPayment extends PaymentBase {
  readonly state: 'creating';
  /** The end of the lease: until then no other request may ask the gateway. */
  readonly leasedUntil: Date;
}

/**
 * `closed`: the order was paid otherwise, and what came of this payment was a part, or not needed. `cancelled`: ended before its time: the payer
 * gave it up or pays otherwise, a part came elsewhere, or the order was cancelled or changed.
 */
export type OpenedState = 'waiting' | 'confirming' | 'partial' | 'completed' | 'expired' | 'cancelled' | 'closed';

/**
 * A transfer in another coin than was asked for, or one that came again, or what an answer tells that does not fit: nobody counts it. Amounts are
 * decimals in its own unit.
 */
export interface OtherTransfer {
  /** What the gateway calls it, so that a second transfer of the same amount is another one. */
  readonly id: string;
  /** The name that the gateway gives the coin. */
  readonly currency: string;
  readonly amount?: string;
  /** As in `GatewayReport.transactionIds` of `gateway-report.ts`; missing while the gateway tells none. */
  readonly transactionId?: string;
}

/** A payment with an address. */
export interface OpenedPayment extends PaymentBase {
  readonly state: OpenedState;
  readonly gatewayPaymentId: string;
  readonly address: string;
  readonly qrCodeData: string | null;
  readonly expected: Units;
  /** From so much on the payment is whole: `expected` without the shortfall that the shop tolerates. */
  readonly enough: Units;
  /** Until when the amount holds; for a cancelled payment, when it was cancelled, if that was earlier. */
  readonly expiresAt: Date;
  /** All money seen so far, confirmed or not. */
  readonly received: Units;
  readonly confirmed: Units;
  /** True when money came at `expiresAt` or later, by what the gateway says of its arrival. */
  readonly late: boolean;
  /** True when more than `expected` came. */
  readonly overpaid: boolean;
  /** Each reason once; empty when no review is needed. */
  readonly reviews: readonly ReviewReason[];
  /** As in `GatewayReport`; empty while the gateway has told none. */
  readonly transactionIds: readonly string[];
  /** Transfers beside the payment, as the gateway told them last; of many, the newest. */
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
export interface CardPayment extends Pick<PaymentBase, 'id' | 'orderId' | 'gateway' | 'amountCents'> {
  /** The gateway's name of the payment, or of the checkout that has made it; empty from the fixed link, which names none. */
  readonly gatewayPaymentId: string;
  readonly receivedAt: Date;
  /** As in `OpenedPayment`. */
  readonly reviews: readonly ReviewReason[];
}

/** Adds reasons for a review to those that the payment has. */
export function addReviews<Reviewed extends { readonly reviews: readonly ReviewReason[] }>(
  payment: Reviewed,
  reasons: readonly ReviewReason[],
): Reviewed {
  const known = new Set([...payment.reviews, ...reasons]);
  return { ...payment, reviews: REVIEW_REASONS.filter((reason) => known.has(reason)) };
}

/** The least of `expected` units that makes a payment whole when a shortfall of so many percent, at most two decimals, is tolerated. */
export function enoughOf(expected: Units, tolerancePercent: number): Units {
  return expected - (expected * BigInt(Math.round(tolerancePercent * 100))) / 10_000n;
}

/** Cancels a payment that waits, and ends it at `now` unless its time was up before; a payment in any other state stays as it is. */
export function cancel(payment: OpenedPayment, now: Date): OpenedPayment {
  if (payment.state !== 'waiting') return payment;
  return { ...payment, state: 'cancelled', expiresAt: now < payment.expiresAt ? now : payment.expiresAt };
}

/**
 * Ends a payment that asks for money which is not to come by it any more, such as when the payer has chosen another way to pay; any other
 * payment keeps its state. Unlike `cancel` it ends a payment of which a part came, too.
 */
export function replace(payment: OpenedPayment, now: Date): OpenedPayment {
  if (!asksForMoney(payment)) return payment;
  const next: OpenedPayment =
    now < payment.expiresAt ? { ...payment, state: 'cancelled', expiresAt: now } : { ...payment, state: 'expired' };
  return addReviews(next, isUnderpaid(next) ? ['underpaid'] : []);
}

/**
 * Closes a payment whose order has become paid. With `isNeededPart` its money counted towards the order: it needs no review of a part, and it is
 * `completed` if its own amount came in full. Without, the order takes nothing from it, and a person must look at any money that came.
 */
export function close(payment: OpenedPayment, { isNeededPart } = { isNeededPart: false }): OpenedPayment {
  if (payment.state === 'completed') return payment;
  if (!isNeededPart) return addReviews({ ...payment, state: 'closed' }, payment.received > 0n ? ['order_already_paid'] : []);
  // If a whole payment were left `closed`, its next check would complete it and ask for the review `order_already_paid`.
  const state = payment.confirmed >= payment.enough ? 'completed' : 'closed';
  return { ...payment, state, reviews: payment.reviews.filter((reason) => reason !== 'underpaid') };
}

/** Tells whether a payment asks its payer for money, by its state alone: its time may be up and nobody has looked since. */
export function asksForMoney({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'waiting' || state === 'partial';
}

/** Tells whether the payment came in full, or its order was paid otherwise. What its order is by now, this does not tell. */
export function isCompletedOrClosed({ state }: OpenedPayment): boolean {
  return state === 'completed' || state === 'closed';
}

/** Tells whether the payment asks for money no more, and its order was not paid meanwhile. */
export function hasEndedUnpaid({ state }: OpenedPayment): boolean {
  return state === 'expired' || state === 'cancelled';
}

/** Tells whether only a part came to a payment that asks for money no more: a person decides about it. */
export function isUnderpaid(payment: OpenedPayment): boolean {
  return hasEndedUnpaid(payment) && payment.received > 0n;
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
