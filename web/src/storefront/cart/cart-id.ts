import { randomPart } from '../../api/random-part.ts';
import { cartId } from '../../memory/cart.ts';

/** Gives a cart with items its id, if it has none, and forgets the id of an empty cart. */
export function keepCartId(hasItems: boolean): void {
  if (!hasItems) cartId.forget();
  else if (!cartId.read()) renewCartId();
}

/** Gives the cart another id, so that the next order of the same items is a new order. Returns the id. */
export function renewCartId(now = Date.now()): string {
  const id = `cart-${now}-${randomPart()}`;
  cartId.keep(id);
  return id;
}
