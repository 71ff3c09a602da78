import { screenOf } from '../../memory/screen-in-history.ts';
import { CART_HASH } from '../../paths.ts';
import { close, open } from './cart-reducer.ts';
import type { AppStore } from './store.ts';

/** Does the address say that the cart is open? */
export function isCartInAddress(): boolean {
  return window.location.hash === CART_HASH;
}

/** Opens the cart when the address says so, and closes it otherwise. */
export function followAddress(store: AppStore): void {
  const isInAddress = isCartInAddress();
  if (store.getState().isOpen !== isInAddress) store.dispatch(isInAddress ? open() : close());
}

/**
 * Keeps the open cart and the address the same, so that the back button closes the cart and a link, a reload or a new tab opens
 * it. Returns a function that stops this.
 */
export function connectCartAddress(store: AppStore): () => void {
  let openedHere = false;
  const onHashChange = () => {
    openedHere = isCartInAddress();
    followAddress(store);
  };
  const writeAddress = () => {
    const { isOpen } = store.getState();
    const isInAddress = isCartInAddress();
    if (isOpen && !isInAddress) window.location.hash = CART_HASH;
    if (!isOpen && isInAddress) leaveCart(openedHere);
  };
  followAddress(store);
  window.addEventListener('hashchange', onHashChange);
  const unsubscribe = store.subscribe(writeAddress);
  return () => {
    window.removeEventListener('hashchange', onHashChange);
    unsubscribe();
  };
}

/**
 * Goes back in the history, past all screens of the payment, if the cart was opened on this page; otherwise only takes the last part off
 * the address.
 */
function leaveCart(openedHere: boolean): void {
  const { history, location } = window;
  if (openedHere) history.go(-1 - screenOf(history.state));
  else history.replaceState({ ...history.state, screen: 0 }, '', location.pathname + location.search);
}
