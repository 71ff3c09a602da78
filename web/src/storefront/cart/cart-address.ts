import { close, open } from './cart-slice.ts';
import type { AppStore } from './store.ts';

/** The address's last part while the cart is open. */
export const CART_HASH = '#cart';

/** Opens the cart when the address says so, and closes it otherwise. */
export function followAddress(store: AppStore): void {
  const wanted = window.location.hash === CART_HASH;
  if (store.getState().cart.isOpen !== wanted) store.dispatch(wanted ? open() : close());
}

/**
 * Keeps the open cart and the address the same, so that the back button closes the cart and a link, a reload or a new tab opens
 * it. Returns how to stop.
 */
export function connectCartAddress(store: AppStore): () => void {
  let openedHere = false;
  const onHashChange = () => {
    openedHere = window.location.hash === CART_HASH;
    followAddress(store);
  };
  const toAddress = () => {
    const { isOpen } = store.getState().cart;
    const isInAddress = window.location.hash === CART_HASH;
    if (isOpen && !isInAddress) window.location.hash = CART_HASH;
    if (!isOpen && isInAddress) leaveCart(openedHere);
  };
  followAddress(store);
  window.addEventListener('hashchange', onHashChange);
  const unsubscribe = store.subscribe(toAddress);
  return () => {
    window.removeEventListener('hashchange', onHashChange);
    unsubscribe();
  };
}

/** Goes back in the history if the cart was opened on this page; otherwise only takes the last part off the address. */
function leaveCart(openedHere: boolean): void {
  if (openedHere) window.history.back();
  else window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
