import { randomPart } from '../../api/random-part.ts';
import { cartId } from '../../memory/cart.ts';

/** Gives a cart with items its id, if it has none; an empty cart has none. */
export function nameCart(hasItems: boolean): void {
  if (!hasItems) cartId.forget();
  else if (!cartId.read()) renameCart();
}

/** Gives the cart another id, so that the next order of the same items is a new order. Returns the id. */
export function renameCart(now = Date.now()): string {
  const id = `cart-${now}-${randomPart()}`;
  cartId.keep(id);
  return id;
}
