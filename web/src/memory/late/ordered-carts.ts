import { json, remembered } from '../remembered.ts';
import { isText, listOf, recordOf } from './shapes.ts';

/** What the cart held when an order was placed for it. */
interface OrderedCart {
  readonly orderId: string;
  /** The items as one text, as `cartContent` writes them. */
  readonly cart: string;
}

const MOST_KEPT = 20;

/** The carts of orders that are not seen paid yet, newest first, at most twenty. */
export const orderedCarts = remembered({
  key: 'ordered-carts',
  where: 'device',
  personal: true,
  parse: json(listOf(recordOf<OrderedCart>({ orderId: isText, cart: isText }))),
});

/** Remembers what the cart held when this order was placed. */
export function rememberCart(ordered: OrderedCart): void {
  replaceCart(ordered.orderId, ordered);
}

/** Returns what the cart held and forgets it, so that of several tabs one alone takes the paid items out of the cart. */
export function takeCartOf(orderId: string): string | undefined {
  const cart = cartOf(orderId);
  if (cart !== undefined) replaceCart(orderId);
  return cart;
}

/** What the cart held; undefined for an order that is paid, or was placed elsewhere. */
export function cartOf(orderId: string): string | undefined {
  return orderedCarts.read()?.find((ordered) => ordered.orderId === orderId)?.cart;
}

/** Replaces what is remembered of an order by what is added, if anything is. */
function replaceCart(orderId: string, added?: OrderedCart): void {
  const others = (orderedCarts.read() ?? []).filter((ordered) => ordered.orderId !== orderId);
  orderedCarts.keep([...(added ? [added] : []), ...others].slice(0, MOST_KEPT));
}
