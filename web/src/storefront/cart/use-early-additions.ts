import { useEffect, useEffectEvent } from 'react';
import { earlyAdditions } from '../../memory/early-additions.ts';
import { parseStoredCart } from './cart-storage.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Adds to the cart what a visitor chose before a page was alive: this page, or a page that the visitor left at once. */
export function useEarlyAdditions(): void {
  const addToCart = useAddToCart();
  const addAll = useEffectEvent(() => {
    const additions = earlyAdditions.read();
    earlyAdditions.forget();
    for (const item of additions.flatMap(parseStoredCart)) addToCart(item);
  });
  useEffect(() => {
    // A step back may show a page that was alive all the time.
    const onShow = () => addAll();
    onShow();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
