import type { Cents } from '#kernel/money.ts';
import type { ReviewReason } from '#modules/payments/index.ts';
import type { MoneySource } from './money-source.ts';
import { leftToRefund, type Refund, worthOf } from './refund.ts';

/** What a refund answers: a customer's wish (`ask`), the shop's own decision about an order (`order`), or a review of money. */
type Occasion =
  | { readonly kind: 'ask' }
  | { readonly kind: 'order' }
  | { readonly kind: 'coin' | 'card' | 'line'; readonly id: string; readonly reasons: readonly ReviewReason[] };

/** Money that a person may give back, in its own measure, or why not now. */
export interface RefundOffer {
  readonly sourceId: string;
  /** Smallest units of its coin, or cents. */
  readonly left: bigint;
  /** What that is worth: what the money was worth when it came, less what earlier refunds were worth. */
  readonly worth: Cents;
  /** Missing when the money can go back. `not_final`: its transfer awaits confirmations. */
  readonly refusal?: 'nothing_left' | 'not_final';
}

/** The reviews of money that the shop has counted and does nothing for, or meant to give back. */
const OF_UNUSED_MONEY: readonly ReviewReason[] = [
  'underpaid',
  'refund_failed',
  'surplus',
  'order_already_paid',
  'order_cancelled',
];
/** The reviews of money about which the gateway or the bank decides: a refund of ours could pay a second time. */
const DECIDED_ELSEWHERE: readonly ReviewReason[] = ['contested', 'disputed'];

/**
 * The money that may go back on an occasion: for a review, the reviewed money alone; for a customer's wish or the shop's own decision, any money
 * of the order. Money that the shop has not counted, such as another coin, goes back at the gateway and is not offered.
 */
export function offersOf(occasion: Occasion, sources: readonly MoneySource[], refunds: readonly Refund[]): RefundOffer[] {
  return sources.filter((source) => mayAnswer(occasion, source)).map((source) => offerOf(source, refunds));
}

function mayAnswer(occasion: Occasion, source: MoneySource): boolean {
  const { id } = source;
  if (isDecidedElsewhere(source)) return false;
  if (occasion.kind === 'ask' || occasion.kind === 'order') return true;
  return id === occasion.id && occasion.reasons.some((reason) => OF_UNUSED_MONEY.includes(reason));
}

/** A dispute that the shop has won leaves the money with it. What went back at the gateway, or on its blockchain, is not among what is left. */
function isDecidedElsewhere(source: MoneySource): boolean {
  const isWon = source.kind === 'card' && source.told?.dispute === 'won';
  return source.reviews.some((reason) => DECIDED_ELSEWHERE.includes(reason) && !(isWon && reason === 'disputed'));
}

function offerOf(source: MoneySource, refunds: readonly Refund[]): RefundOffer {
  const left = leftToRefund(source, refunds);
  const worth = worthOf(source, refunds, left);
  if (left > 0n) return { sourceId: source.id, left, worth };
  const isArriving = source.kind === 'coin' && source.received > source.confirmed;
  return { sourceId: source.id, left, worth, refusal: isArriving ? 'not_final' : 'nothing_left' };
}
