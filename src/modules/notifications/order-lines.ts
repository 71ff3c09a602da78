import { formatCents, formatPrice, formatWeeks, withDash } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import { cents, centsToDollars } from '#kernel/money.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { ADJUSTMENT_WORDS } from '#words/adjustments.ts';

/** A line for each item of an order (its name, length, quantity and total price), and for what is taken off. */
export function orderLines({ items, adjustments = [], language }: Pick<Order, 'items' | 'adjustments' | 'language'>): string[] {
  const lines = items.map(({ name, weeks, quantity, price }) => {
    const times = quantity > 1 ? ` × ${quantity}` : '';
    return `${withDash(name[language])}, ${formatWeeks(weeks, language)}${times}: ${formatCents(cents(price * quantity), language)}`;
  });
  const taken = adjustments.map(({ percent, amount }) => {
    return `${ADJUSTMENT_WORDS[language](percent)}: ${formatPrice(-centsToDollars(amount), language)}`;
  });
  return [...lines, ...taken];
}

/** A ritual with its quantity and its length: '2 × Ganesha Yagya, 1 month'. */
export function ritualLine(
  { name, quantity, weeks }: Pick<OrderItem, 'name' | 'quantity' | 'weeks'>,
  language: Language,
): string {
  const count = quantity > 1 ? `${quantity} × ` : '';
  return `${count}${withDash(name[language])}, ${formatWeeks(weeks, language)}`;
}
