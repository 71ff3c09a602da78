import { configureStore } from '@reduxjs/toolkit';
import { readStored, writeStored } from '../../memory/browser-storage.ts';
import { cartReducer, restore } from './cart-slice.ts';
import { CART_STORAGE_KEY, parseStoredCart, serialiseCart } from './cart-storage.ts';

/** The shop's client state: an empty cart, until the browser's storage is read after hydration. */
export function createStore() {
  return configureStore({ reducer: { cart: cartReducer }, devTools: false });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** Fills the cart from the browser's storage and keeps the two the same, other tabs included. Returns how to stop. */
export function connectCartStorage(store: AppStore): () => void {
  let saved = readStored(CART_STORAGE_KEY);
  store.dispatch(restore(parseStoredCart(saved)));
  const unsubscribe = store.subscribe(() => {
    const text = serialiseCart(store.getState().cart.items);
    if (text === saved) return;
    saved = text;
    writeStored(CART_STORAGE_KEY, text);
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key !== CART_STORAGE_KEY) return;
    saved = event.newValue;
    store.dispatch(restore(parseStoredCart(saved)));
  };
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}
