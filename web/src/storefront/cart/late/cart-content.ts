import type { CartItem } from '../cart-item.ts';

/** The cart's items as one text, by which a payment or an order is recognised as that of this cart. */
export function cartContent(items: readonly CartItem[]): string {
  return items.map(({ id, quantity, duration }) => `${id}*${quantity}*${duration}`).join(' ');
}
