import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSameItem, mostUnits } from '#modules/cart-pricing/index.ts';
import { randomPart } from '../../api/random-part.ts';
import { type CartItem, type NewCartItem, newItem } from './cart-item.ts';

export interface CartState {
  readonly items: readonly CartItem[];
  readonly isOpen: boolean;
}

const initialState: CartState = { items: [], isOpen: false };

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Adds an item as a line of its own, or one more unit to its line with this duration; nothing when there is no room for it. */
    addItem: {
      prepare: (chosen: NewCartItem) => ({ payload: newItem(chosen, randomPart()) }),
      reducer: (state, { payload }: PayloadAction<CartItem>) => {
        if (!hasRoom(state.items, payload)) return;
        const same = state.items.find((item) => isSameItem(item, payload));
        if (same) same.quantity++;
        else state.items.push(payload);
      },
    },
    /** Puts these lines in the place of all. */
    setItems: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      state.items = [...payload];
    },
    open: (state) => {
      state.isOpen = true;
    },
    close: (state) => {
      state.isOpen = false;
    },
  },
  selectors: {
    selectItems: (state) => state.items,
    selectIsOpen: (state) => state.isOpen,
    /** Units in the cart, for the badge. */
    selectCount: (state) => unitsOf(state.items),
  },
});

export const { addItem, setItems, open, close } = cart.actions;
export const { selectItems, selectIsOpen, selectCount } = cart.selectors;
export const cartReducer = cart.reducer;

/** True when an order can have so many more units of an item: lines of one ritual and duration become one item of it. */
export function hasRoom(items: readonly CartItem[], wanted: Pick<CartItem, 'id' | 'duration'>, units = 1): boolean {
  return unitsOf(items.filter((item) => isSameItem(item, wanted))) + units <= mostUnits(wanted.id);
}

function unitsOf(items: readonly CartItem[]): number {
  return items.reduce((count, { quantity }) => count + quantity, 0);
}
