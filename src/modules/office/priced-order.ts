import { isDeepStrictEqual } from 'node:util';
import type { CartLine } from '#modules/cart-pricing/index.ts';
import { type Adjustment, adjustmentOf, type Discount, itemsOf, type Order, type Quote, totalOf } from '#modules/orders/index.ts';

/** What an unpaid order is to hold, and what a person takes off it. */
export interface WantedOrder {
  readonly items: readonly CartLine[];
  /** Without it nothing is taken off. */
  readonly discount?: Discount | undefined;
}

/** What an order costs: its items, what is taken off, and what is left of them. */
export type PricedOrder = Pick<Order, 'items' | 'adjustments' | 'total'>;

/**
 * What an order would cost at the prices of a quote. A discount that stands in the order already keeps its reason. Throws like
 * `adjustmentOf`.
 */
export function priceOrder(
  { adjustments = [] }: Pick<Order, 'adjustments'>,
  quote: Quote,
  { discount, reason }: Pick<WantedOrder, 'discount'> & { readonly reason: string },
): PricedOrder {
  const items = itemsOf(quote);
  if (!discount) return { items, total: totalOf({ items }) };
  const same = adjustments.find((adjustment) => isSameDiscount(adjustment, discount));
  const wanted = [adjustmentOf(items, discount, same?.reason ?? reason.trim())];
  return { items, adjustments: wanted, total: totalOf({ items, adjustments: wanted }) };
}

function isSameDiscount({ percent, amount }: Adjustment, discount: Discount): boolean {
  return 'percent' in discount ? percent === discount.percent : percent === undefined && amount === discount.amount;
}

/** Tells whether two orders have the same items, at the same prices, and the same taken off: another discount of the same sum is another. */
export function isSamePriced(a: PricedOrder, b: PricedOrder): boolean {
  return isDeepStrictEqual(comparable(a), comparable(b));
}

function comparable({ items, adjustments = [], total }: PricedOrder) {
  const lines = items.map(({ id, quantity, weeks, price, name }) => ({ id, quantity, weeks, price, name }));
  return { lines, adjustments: adjustments.map(({ percent, amount }) => [percent, amount]), total };
}
