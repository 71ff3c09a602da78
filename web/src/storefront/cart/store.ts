import { createContext, use, useSyncExternalStore } from 'react';
import { legacy_createStore } from 'redux';
import { storedCart } from '../../memory/cart.ts';
import { keepCartId } from './cart-id.ts';
import { type CartState, cartReducer, EMPTY_CART, setItems } from './cart-reducer.ts';
import { parseStoredCart, serialiseCart } from './cart-storage.ts';

/** The shop's client state: an empty cart, until the remembered cart is read after hydration. */
export function createStore() {
  return legacy_createStore(cartReducer);
}

export type AppStore = ReturnType<typeof createStore>;

/** Gives the pages inside it the cart's store. */
export const CartStore = createContext<AppStore | undefined>(undefined);

/** Throws outside of `CartStore`. */
export function useCartStore(): AppStore {
  const store = use(CartStore);
  if (!store) throw new Error('useCartStore outside of CartStore');
  return store;
}

/** The cart as it is now. The server knows no cart, so a page is hydrated with an empty cart. */
export function useCart(): CartState {
  const store = useCartStore();
  return useSyncExternalStore(store.subscribe, store.getState, () => EMPTY_CART);
}

/** Loads the remembered cart, saves each change, and follows changes of other tabs. Returns a function that stops this. */
export function connectCartStorage(store: AppStore): () => void {
  let saved: string;
  const load = () => {
    const items = parseStoredCart(storedCart.read());
    // What was read counts as saved, however it was written: tabs of two versions of the shop would else answer each other for ever.
    saved = serialiseCart(items);
    store.dispatch(setItems(items));
    keepCartId(items.length > 0);
  };
  load();
  const stopSaving = store.subscribe(() => {
    const { items } = store.getState();
    const text = serialiseCart(items);
    if (text === saved) return;
    saved = text;
    storedCart.keep(text);
    keepCartId(items.length > 0);
  });
  const stopLoading = storedCart.watchOtherTabs(load);
  // A page to which the visitor steps back may have slept while the cart changed. Where nothing could be stored, only the page has the cart.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && storedCart.read() !== null) load();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    stopSaving();
    stopLoading();
    window.removeEventListener('pageshow', onShow);
  };
}
