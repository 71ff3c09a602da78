import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { cents, centsToDollars, dollarsToCents } from '#kernel/money.ts';
import { type CartItem, isSoldAsIs, type NewCartItem, newItem, withDuration } from './cart-item.ts';

/** The server takes no more of one item than this. */
export const MAX_QUANTITY = 99;

export interface CartState {
  readonly items: readonly CartItem[];
  readonly isOpen: boolean;
}

/** Today's price of an item, dollars for one unit with its duration in it, as the server quotes it. */
export interface QuotedPrice {
  readonly id: string;
  readonly price: number;
  readonly duration: number;
}

/** What an order holds of an item; the duration in months. */
export type BoughtItem = Pick<CartItem, 'id' | 'quantity' | 'duration'>;

const initialState: CartState = { items: [], isOpen: false };

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Adds an item, or one more unit of it; a special intention is in the cart once or not at all. */
    addItem: (state, { payload }: PayloadAction<NewCartItem>) => {
      const known = itemIn(state, payload.id);
      if (!known) state.items.push(newItem(payload));
      else if (!known.isSpecialIntention) known.quantity = atMostMaximum(known.quantity + 1);
    },
    /** A quantity of zero or less removes the item. */
    setQuantity: (state, { payload: { id, quantity } }: PayloadAction<{ id: string; quantity: number }>) => {
      const item = itemIn(state, id);
      if (quantity <= 0) remove(state, id);
      else if (item && !item.isSpecialIntention) item.quantity = atMostMaximum(quantity);
    },
    setDuration: (state, { payload: { id, duration } }: PayloadAction<{ id: string; duration: number }>) => {
      const item = itemIn(state, id);
      if (item) Object.assign(item, withDuration(item, duration));
    },
    removeItem: (state, { payload }: PayloadAction<string>) => remove(state, payload),
    /** Takes over the prices of a quote; quantities and durations stay. */
    applyQuote: (state, { payload }: PayloadAction<readonly QuotedPrice[]>) => {
      for (const { id, price, duration } of payload) {
        const item = itemIn(state, id);
        if (!item) continue;
        item.price = price;
        item.basePrice = isSoldAsIs(item) ? price : monthPrice(price, duration);
      }
    },
    restore: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      state.items = [...payload];
    },
    /** Takes out what was paid: these units of an item with this duration, and no more. */
    takeOut: (state, { payload }: PayloadAction<readonly BoughtItem[]>) => {
      for (const bought of payload) {
        const item = itemIn(state, bought.id);
        if (item?.duration !== bought.duration) continue;
        item.quantity -= bought.quantity;
        if (item.quantity <= 0) remove(state, item.id);
      }
    },
    clear: (state) => {
      state.items = [];
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
    selectCount: (state) => state.items.reduce((count, item) => count + item.quantity, 0),
  },
});

export const { addItem, setQuantity, setDuration, removeItem, applyQuote, restore, takeOut, clear, open, close } = cart.actions;
export const { selectItems, selectIsOpen, selectCount } = cart.selectors;
export const cartReducer = cart.reducer;

function itemIn(state: Draft<CartState>, id: string): Draft<CartItem> | undefined {
  return state.items.find((item) => item.id === id);
}

function remove(state: Draft<CartState>, id: string): void {
  state.items = state.items.filter((item) => item.id !== id);
}

function atMostMaximum(quantity: number): number {
  return Math.min(Math.trunc(quantity), MAX_QUANTITY);
}

/** Dollars for a month, from the price of a unit with its duration in months. */
function monthPrice(price: number, duration: number): number {
  return centsToDollars(cents(Math.round(dollarsToCents(price) / duration)));
}
