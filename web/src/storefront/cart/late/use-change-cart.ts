import { useStore } from 'react-redux';
import { selectItems, setItems } from '../cart-slice.ts';
import type { RootState } from '../store.ts';
import type { CartItems } from './cart-lines.ts';

/** Returns a function that changes the cart as it is at that moment. A change that gives no cart is refused: then it returns false. */
export function useChangeCart(): (change: (items: CartItems) => CartItems | undefined) => boolean {
  const store = useStore<RootState>();
  return (change) => {
    const items = change(selectItems(store.getState()));
    if (items) store.dispatch(setItems(items));
    return items !== undefined;
  };
}
