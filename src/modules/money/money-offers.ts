import type { Cents } from '#kernel/money.ts';
import type { MoneySource } from './money-source.ts';
import { leftToRefund, type Refund, worthOf } from './refund.ts';

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

/** What of an order's money may go back. What the shop has not counted, such as another coin, goes back at the gateway and is no source. */
export function offersOf(sources: readonly MoneySource[], refunds: readonly Refund[]): RefundOffer[] {
  return sources.filter((source) => !isDecidedElsewhere(source)).map((source) => offerOf(source, refunds));
}

/** Of contested coins a person decides at their gateway. What went back there, or on its blockchain, is not among what is left. */
function isDecidedElsewhere(source: MoneySource): boolean {
  return source.reviews.includes('contested') || isDisputed(source);
}

/** Tells whether the bank decides about the money, which a refund of ours could pay a second time. A dispute that the shop has won leaves it here. */
export function isDisputed(source: MoneySource): boolean {
  return source.reviews.includes('disputed') && !(source.kind === 'card' && source.told?.dispute === 'won');
}

function offerOf(source: MoneySource, refunds: readonly Refund[]): RefundOffer {
  const left = leftToRefund(source, refunds);
  const worth = worthOf(source, refunds, left);
  if (left > 0n) return { sourceId: source.id, left, worth };
  const isArriving = source.kind === 'coin' && source.received > source.confirmed;
  return { sourceId: source.id, left, worth, refusal: isArriving ? 'not_final' : 'nothing_left' };
}
