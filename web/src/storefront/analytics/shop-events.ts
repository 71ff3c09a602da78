/** An item as the shop's figures count it. `price` is dollars for one unit. */
export interface CountedItem {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

/** What a visitor did that is worth counting. */
export type ShopEvent =
  | { readonly type: 'itemAdded'; readonly item: CountedItem }
  | { readonly type: 'checkoutBegun'; readonly items: readonly CountedItem[] }
  | { readonly type: 'orderPaid'; readonly orderId: string };

type Listener = (event: ShopEvent) => void;
const listeners = new Set<Listener>();

/** Tells whoever listens; nobody does until a visitor has consented to being counted. */
export function announce(event: ShopEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns how to stop. */
export function listenToShop(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
