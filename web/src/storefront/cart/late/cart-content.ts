import type { CartItem } from '../cart-item.ts';

/** What the cart holds, in a line: for telling whether a payment or an order belongs to it. */
export function cartContent(items: readonly CartItem[]): string {
  return items.map(({ id, quantity, duration }) => `${id}*${quantity}*${duration}`).join(' ');
}
