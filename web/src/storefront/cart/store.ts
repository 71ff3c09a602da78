import { useStore } from 'react-redux';
import { legacy_createStore } from 'redux';
import { storedCart } from '../../memory/cart.ts';
import { keepCartId } from './cart-id.ts';
import { cartReducer, setItems } from './cart-reducer.ts';
import { parseStoredCart, serialiseCart } from './cart-storage.ts';

/** The shop's client state: an empty cart, until the remembered cart is read after hydration. */
export function createStore() {
  return legacy_createStore(cartReducer);
}

export type AppStore = ReturnType<typeof createStore>;

export const useCartStore = useStore.withTypes<AppStore>();

/** Loads the remembered cart, saves each change, and follows changes of other tabs. Returns a function that stops this. */
export function connectCartStorage(store: AppStore): () => void {
  let saved: string | null;
  const load = () => {
    saved = storedCart.read();
    store.dispatch(setItems(parseStoredCart(saved)));
    keepCartId(store.getState().items.length > 0);
  };
  load();
  const stopSaving = store.subscribe(() => {
    const text = serialiseCart(store.getState().items);
    if (text === saved) return;
    saved = text;
    storedCart.keep(text);
    keepCartId(store.getState().items.length > 0);
  });
  const stopLoading = storedCart.watchOtherTabs(load);
  // A page to which the visitor steps back may have slept while the cart changed.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) load();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    stopSaving();
    stopLoading();
    window.removeEventListener('pageshow', onShow);
  };
}
