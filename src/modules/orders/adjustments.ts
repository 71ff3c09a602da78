import { refusedField } from '#kernel/errors.ts';
import { type Cents, cents, sumCents } from '#kernel/money.ts';

/** What a person takes off an order: whole percents of each item, or a sum. */
export type Discount = { readonly percent: number } | { readonly amount: Cents };

/** Something that is taken off the items of an order. */
export interface Adjustment {
  /** A person of the shop has given it. */
  readonly kind: 'hand';
  /** Missing for a sum. */
  readonly percent?: number;
  /** What it takes off in all, also where a percentage was given. */
  readonly amount: Cents;
  /** For the staff alone; empty once the customer's data were erased. */
  readonly reason: string;
}

/** What an item costs. */
interface Priced {
  readonly price: Cents;
  readonly quantity: number;
}

/** Items, and what is taken off them. */
interface AdjustedItems {
  readonly items: readonly Priced[];
  readonly adjustments?: readonly Adjustment[];
}

/** How much of each item is taken off: never more than the item costs, and together what the adjustments say, to the cent. */
export function sharesOf({ items, adjustments = [] }: AdjustedItems): Cents[] {
  const whole = items.map(totalOfLine);
  let left: readonly Cents[] = whole;
  for (const { percent, amount } of adjustments) {
    const taken = spread(left, percent === undefined ? { amount } : { percent });
    left = left.map((line, place) => cents(line - (taken[place] ?? 0)));
  }
  return whole.map((line, place) => cents(line - (left[place] ?? 0)));
}

/** What is to be paid: the items without what is taken off. */
export function totalOf(order: AdjustedItems): Cents {
  return cents(sumCents(order.items.map(totalOfLine)) - sumCents(sharesOf(order)));
}

/**
 * What a discount takes off items. Throws `invalid_request` unless at least a cent is taken off and a cent is left: a percentage of a few
 * cents may round to nothing, or to all of them.
 */
export function adjustmentOf(items: readonly Priced[], discount: Discount, reason: string): Adjustment {
  const lines = items.map(totalOfLine);
  const whole = sumCents(lines);
  const amount = 'amount' in discount ? discount.amount : sumCents(spread(lines, discount));
  if (amount >= whole) throw refusedField(['discount'], 'maximum');
  if (amount === 0) throw refusedField(['discount'], 'minimum');
  return { kind: 'hand', ...('percent' in discount ? { percent: discount.percent } : {}), amount, reason };
}

/**
 * What a discount takes off each line. A percentage is rounded half up to the cent. A sum is spread in proportion, and the cents that this
 * leaves are taken from the largest lines; in big integers, because a product of two amounts may be too large for an exact number.
 */
export function spread(lines: readonly Cents[], discount: Discount): Cents[] {
  if ('percent' in discount) return lines.map((line) => cents(Math.floor((line * discount.percent + 50) / 100)));
  const whole = BigInt(sumCents(lines));
  const taken = lines.map((line) => (whole === 0n ? 0 : Number((BigInt(discount.amount) * BigInt(line)) / whole)));
  let rest = discount.amount - taken.reduce((sum, share) => sum + share, 0);
  for (const place of largestFirst(lines)) {
    const more = Math.min(rest, (lines[place] ?? 0) - (taken[place] ?? 0));
    taken[place] = (taken[place] ?? 0) + more;
    rest -= more;
  }
  return taken.map(cents);
}

/** The places of the lines, the largest first; of equal ones the earlier. */
function largestFirst(lines: readonly Cents[]): number[] {
  return [...lines.keys()].toSorted((a, b) => (lines[b] ?? 0) - (lines[a] ?? 0));
}

function totalOfLine({ price, quantity }: Priced): Cents {
  return cents(price * quantity);
}
