import { setItems } from '../cart-reducer.ts';
import { useCartStore } from '../store.ts';
import type { CartItems } from './cart-lines.ts';

/**
 * Returns a function that changes the cart as it is at that moment. When the change returns undefined, the cart stays and the function
 * returns false.
 */
export function useChangeCart(): (change: (items: CartItems) => CartItems | undefined) => boolean {
  const store = useCartStore();
  return (change) => {
    const items = change(store.getState().items);
    if (items) store.dispatch(setItems(items));
    return items !== undefined;
  };
}
