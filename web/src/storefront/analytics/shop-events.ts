import { analyticsConsent } from '../../memory/analytics-consent.ts';

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
let heardBy: Listener | undefined;
const unheard: ShopEvent[] = [];

/** Passes an event to the analytics. Their code comes after the page: until then the events of a visitor who has consented wait for it. */
export function announce(event: ShopEvent): void {
  if (heardBy) heardBy(event);
  else if (analyticsConsent.read() === 'granted') unheard.push(event);
}

/** Calls the listener, the only one, for each event. Returns a function that stops this. */
export function listenToShop(listener: Listener): () => void {
  heardBy = listener;
  for (const event of unheard.splice(0)) listener(event);
  return () => {
    heardBy = undefined;
  };
}
