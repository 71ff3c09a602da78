import { isSameItem, mostUnits } from '#modules/cart-pricing/index.ts';
import { randomPart } from '../../api/random-part.ts';
import { type CartItem, type NewCartItem, newItem } from './cart-item.ts';

export interface CartState {
  readonly items: readonly CartItem[];
  readonly isOpen: boolean;
}

type CartAction =
  | { readonly type: 'cart/addItem'; readonly item: CartItem }
  | { readonly type: 'cart/setItems'; readonly items: readonly CartItem[] }
  | { readonly type: 'cart/open' }
  | { readonly type: 'cart/close' };

/** Adds an item as a line of its own, or one more unit to its line with this duration; nothing when there is no room for it. */
export const addItem = (chosen: NewCartItem) =>
  ({ type: 'cart/addItem', item: newItem(chosen, randomPart()) }) satisfies CartAction;

export const setItems = (items: readonly CartItem[]): CartAction => ({ type: 'cart/setItems', items });

export const open = (): CartAction => ({ type: 'cart/open' });
export const close = (): CartAction => ({ type: 'cart/close' });

export const EMPTY_CART: CartState = { items: [], isOpen: false };

export function cartReducer(state = EMPTY_CART, action: CartAction): CartState {
  switch (action.type) {
    case 'cart/addItem':
      return { ...state, items: withUnit(state.items, action.item) };
    case 'cart/setItems':
      return { ...state, items: action.items };
    case 'cart/open':
      return { ...state, isOpen: true };
    case 'cart/close':
      return { ...state, isOpen: false };
    default:
      // Redux sends an action of its own for the first state.
      return state;
  }
}

/** Can an order of the cart have so many more units of an item? It joins lines of one ritual and duration to one item. */
export function hasRoom(items: readonly CartItem[], wanted: Pick<CartItem, 'id' | 'duration'>, units = 1): boolean {
  return unitsOf(items.filter((item) => isSameItem(item, wanted))) + units <= mostUnits(wanted.id);
}

function withUnit(items: readonly CartItem[], added: CartItem): readonly CartItem[] {
  if (!hasRoom(items, added)) return items;
  const same = items.find((item) => isSameItem(item, added));
  if (!same) return [...items, added];
  return items.map((item) => (item === same ? { ...item, quantity: item.quantity + 1 } : item));
}

/** How many units the lines have together. */
export function unitsOf(items: readonly CartItem[]): number {
  return items.reduce((count, { quantity }) => count + quantity, 0);
}
