import { recentList } from './recent-list.ts';
import { isText, recordOf } from './shapes.ts';

/** What the cart held when an order was placed for it. */
interface OrderedCart {
  readonly orderId: string;
  /** The items as one text, as `cartContent` writes them. */
  readonly cart: string;
}

const MOST_KEPT = 20;

/** The carts of orders that are not seen paid yet, newest first. An order that is paid, or was placed elsewhere, has none. */
export const orderedCarts = recentList(
  'ordered-carts',
  recordOf<OrderedCart>({ orderId: isText, cart: isText }),
  'orderId',
  MOST_KEPT,
  'device',
  true,
);

/** Returns what the cart held and forgets it, so that only one of several tabs takes the paid items out of the cart. */
export function takeCartOf(orderId: string): string | undefined {
  const ordered = orderedCarts.of(orderId);
  if (ordered) orderedCarts.drop(orderId);
  return ordered?.cart;
}
