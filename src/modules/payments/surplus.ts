import { cents } from '#kernel/money.ts';
import type { ReviewReason } from './payment.ts';

export type Surplus = NonNullable<ReturnType<typeof surplusOf>>;

/** The money of an order, in cents, and what people have yet to decide about it. */
interface SurplusFacts {
  readonly total: number;
  /** All that came for the order, final or not. */
  readonly came: number;
  readonly refunded: number;
  /** Money in refunds that are not over; as much of it as belongs to the surplus becomes `onItsWay`. */
  readonly underWay: number;
  /** Reasons for a review of the order's payments that nobody has settled. */
  readonly reasons: readonly ReviewReason[];
}

/** The reviews of money that may be a surplus. An order that was paid may be cancelled later, and then get money once more. */
const OF_SURPLUS: ReadonlySet<ReviewReason> = new Set(['mismatch', 'surplus', 'order_already_paid', 'order_cancelled']);

/**
 * Returns what became of that which came beyond an order's total; undefined when nothing did. `over` is the sum of what follows it, so nothing
 * of it is untold. Whatever goes back is taken from the surplus first.
 */
export function surplusOf({ total, came, refunded, underWay, reasons }: SurplusFacts) {
  const over = Math.max(0, came - total);
  if (over === 0) return undefined;
  // Below zero when only the undoing of a refund can be read.
  const returned = Math.min(over, Math.max(0, refunded));
  const onItsWay = Math.min(over - returned, underWay);
  const rest = over - returned - onItsWay;
  const isWaiting = reasons.some((reason) => OF_SURPLUS.has(reason));
  return {
    came: cents(came),
    over: cents(over),
    returned: cents(returned),
    onItsWay: cents(onItsWay),
    // A person has yet to decide about it.
    waiting: cents(isWaiting ? rest : 0),
    // It stays by a decision, or because it is too little for one.
    kept: cents(isWaiting ? 0 : rest),
  };
}
