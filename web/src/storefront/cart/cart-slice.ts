import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cents, centsToDollars, dollarsToCents } from '#kernel/money.ts';
import type { BasePrice } from '#modules/cart-pricing/index.ts';
import { type CartItem, isSoldAsIs, type NewCartItem, newItem, withDuration } from './cart-item.ts';
import { priceItems } from './cart-prices.ts';

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

const initialState: CartState = { items: [], isOpen: false };

const cart = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** One more of a ritual; a special intention is there once or not at all. */
    addItem: (state, { payload }: PayloadAction<NewCartItem>) => {
      const known = state.items.find((item) => item.id === payload.id);
      if (!known) return { ...state, items: [...state.items, newItem(payload)] };
      return replace(state, known.id, (item) => withQuantity(item, item.quantity + 1));
    },
    /** A quantity of zero or less removes the item. */
    setQuantity: (state, { payload }: PayloadAction<{ id: string; quantity: number }>) =>
      payload.quantity <= 0
        ? without(state, payload.id)
        : replace(state, payload.id, (item) => withQuantity(item, payload.quantity)),
    setDuration: (state, { payload }: PayloadAction<{ id: string; duration: number }>) =>
      replace(state, payload.id, (item) => withDuration(item, payload.duration)),
    removeItem: (state, { payload }: PayloadAction<string>) => without(state, payload),
    /** Takes over the prices of a quote; quantities and durations stay. */
    applyQuote: (state, { payload }: PayloadAction<readonly QuotedPrice[]>) =>
      payload.reduce<CartState>((quoted, line) => replace(quoted, line.id, (item) => withQuotedPrice(item, line)), state),
    restore: (state, { payload }: PayloadAction<readonly CartItem[]>) => ({ ...state, items: payload }),
    clear: (state) => ({ ...state, items: [] }),
    open: (state) => ({ ...state, isOpen: true }),
    close: (state) => ({ ...state, isOpen: false }),
  },
  selectors: {
    selectItems: (state) => state.items,
    selectIsOpen: (state) => state.isOpen,
    /** Units in the cart, for the badge. */
    selectCount: (state) => state.items.reduce((count, item) => count + item.quantity, 0),
    /** Cents to pay by today's prices; by the prices last seen while the catalogue is unknown. */
    selectTotalCents: (state, basePrice?: BasePrice) => priceItems(state.items, basePrice).total,
  },
});

export const { addItem, setQuantity, setDuration, removeItem, applyQuote, restore, clear, open, close } = cart.actions;
export const { selectItems, selectIsOpen, selectCount, selectTotalCents } = cart.selectors;
export const cartReducer = cart.reducer;

function replace(state: CartState, id: string, change: (item: CartItem) => CartItem): CartState {
  return { ...state, items: state.items.map((item) => (item.id === id ? change(item) : item)) };
}

function without(state: CartState, id: string): CartState {
  return { ...state, items: state.items.filter((item) => item.id !== id) };
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  return item.isSpecialIntention ? item : { ...item, quantity: Math.min(Math.trunc(quantity), MAX_QUANTITY) };
}

function withQuotedPrice(item: CartItem, quoted: QuotedPrice): CartItem {
  if (isSoldAsIs(item)) return { ...item, price: quoted.price, basePrice: quoted.price };
  const monthPrice = cents(Math.round(dollarsToCents(quoted.price) / quoted.duration));
  return { ...item, price: quoted.price, basePrice: centsToDollars(monthPrice) };
}
