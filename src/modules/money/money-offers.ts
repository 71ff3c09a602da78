import type { Cents } from '#kernel/money.ts';
import type { ReviewReason } from '#modules/payments/index.ts';
import { leftOf, type MoneySource, type Refund, worthOfPart } from './refund.ts';

/** What a person answers: a review of money, a customer's wish, or nothing but their own decision about an order. */
type Waiting =
  | { readonly kind: 'ask' }
  | { readonly kind: 'order' }
  | { readonly kind: 'coin' | 'card' | 'line'; readonly id: string; readonly reasons: readonly ReviewReason[] };

/** Money that a person may give back, in its own measure, or why not now. */
export interface RefundOffer {
  readonly sourceId: string;
  /** Smallest units of its coin, or cents. */
  readonly left: bigint;
  /** What that was worth when it came. */
  readonly worth: Cents;
  /** Missing when the money can go back. `not_final`: its transfer awaits confirmations. */
  readonly refusal?: 'nothing_left' | 'not_final';
}

/** The shop has counted money for which it does nothing, or which it meant to give back. */
const OF_NO_USE: readonly ReviewReason[] = ['underpaid', 'refund_failed', 'surplus', 'order_already_paid', 'order_cancelled'];
/** Somebody has decided at the gateway or at the bank: a refund of ours could pay a second time. */
const DECIDED_ELSEWHERE: readonly ReviewReason[] = ['contested', 'reversed', 'disputed', 'refunded_elsewhere'];

/**
 * The money that may go back as the answer to what waits: to a review that money alone; to a customer's wish, and without one, any of the
 * order. Money that the shop has not counted, such as another coin, goes back at the gateway and is not offered.
 */
export function offersOf(item: Waiting, sources: readonly MoneySource[], refunds: readonly Refund[]): RefundOffer[] {
  return sources.filter((source) => answers(item, source)).map((source) => offerOf(source, leftOf(source, refunds)));
}

function answers(item: Waiting, { id, reviews }: MoneySource): boolean {
  if (reviews.some((reason) => DECIDED_ELSEWHERE.includes(reason))) return false;
  if (item.kind === 'ask' || item.kind === 'order') return true;
  return id === item.id && item.reasons.some((reason) => OF_NO_USE.includes(reason));
}

function offerOf(source: MoneySource, left: bigint): RefundOffer {
  const worth = worthOfPart(source, left);
  if (left > 0n) return { sourceId: source.id, left, worth };
  const isUnderWay = source.kind === 'coin' && source.received > source.confirmed;
  return { sourceId: source.id, left, worth, refusal: isUnderWay ? 'not_final' : 'nothing_left' };
}
