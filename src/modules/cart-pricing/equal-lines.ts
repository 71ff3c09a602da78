import type { CartLine } from './price-cart.ts';
import { isSpecialIntentionId } from './special-intentions.ts';

/** The most units of one ritual for one duration in an order. */
export const MAX_QUANTITY = 99;

/** The most units of an item, over all lines with its duration: a special intention is ordered once. */
export function mostUnits(itemId: string): number {
  return isSpecialIntentionId(itemId) ? 1 : MAX_QUANTITY;
}

/** True for lines that an order holds as one item: the same ritual, tier or intention with the same duration. */
export function isSameItem(a: Pick<CartLine, 'id' | 'duration'>, b: Pick<CartLine, 'id' | 'duration'>): boolean {
  return a.id === b.id && a.duration === b.duration;
}

/** Puts equal lines together, each with the quantity of all of them, where the first of them stood. */
export function joinEqualLines<Line extends CartLine>(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const place = joined.findIndex((earlier) => isSameItem(earlier, line));
    const earlier = joined[place];
    if (earlier) joined[place] = { ...earlier, quantity: earlier.quantity + line.quantity };
    else joined.push(line);
  }
  return joined;
}
