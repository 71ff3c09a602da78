import { formatCents, formatPrice, formatWeeks } from '#kernel/format.ts';
import { cents, centsToDollars } from '#kernel/money.ts';
import type { Order } from '#modules/orders/index.ts';
import { ADJUSTMENT_WORDS } from '#words/adjustments.ts';

/** A line for each item of an order (its name, length, quantity and total price), and for what is taken off. */
export function orderLines({ items, adjustments = [], language }: Pick<Order, 'items' | 'adjustments' | 'language'>): string[] {
  const lines = items.map(({ name, weeks, quantity, price }) => {
    const times = quantity > 1 ? ` × ${quantity}` : '';
    return `${name[language]}, ${formatWeeks(weeks, language)}${times}: ${formatCents(cents(price * quantity), language)}`;
  });
  const taken = adjustments.map(({ percent, amount }) => {
    return `${ADJUSTMENT_WORDS[language](percent)}: ${formatPrice(-centsToDollars(amount), language)}`;
  });
  return [...lines, ...taken];
}
