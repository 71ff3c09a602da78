/** An item for the analytics. `price` is dollars for one unit. */
export interface CountedItem {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

/** An action of a visitor that the analytics count. */
export type ShopEvent =
  | { readonly type: 'itemAdded'; readonly item: CountedItem }
  | { readonly type: 'checkoutBegun'; readonly items: readonly CountedItem[] }
  | { readonly type: 'orderPaid'; readonly orderId: string };

type Listener = (event: ShopEvent) => void;
const listeners = new Set<Listener>();

/** Passes an event to the analytics. Nobody listens before the visitor has consented. */
export function announce(event: ShopEvent): void {
  for (const listener of listeners) listener(event);
}

/** Calls the listener for each event. Returns a function that stops this. */
export function listenToShop(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
