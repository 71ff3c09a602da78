import { formatCents, formatWeeks } from '#kernel/format.ts';
import { cents } from '#kernel/money.ts';
import type { Order } from '#modules/orders/index.ts';

/** A line for each item of an order: its name, length, quantity and total price. */
export function orderLines({ items, language }: Pick<Order, 'items' | 'language'>): string[] {
  return items.map(({ name, weeks, quantity, price }) => {
    const times = quantity > 1 ? ` × ${quantity}` : '';
    return `${name[language]}, ${formatWeeks(weeks, language)}${times}: ${formatCents(cents(price * quantity), language)}`;
  });
}
