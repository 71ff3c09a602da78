import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { NewCartItem } from './cart-item.ts';
import { priceItems } from './cart-prices.ts';
import {
  addItem,
  applyQuote,
  type CartState,
  cartReducer,
  clear,
  removeItem,
  selectCount,
  setDuration,
  setQuantity,
  takeOut,
} from './cart-slice.ts';

const ganesha: NewCartItem = { id: 'ganesha', name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' }, icon: 'ganesha', price: 300 };
const sleep: NewCartItem = {
  id: 'special-intention-health-sleep',
  name: { ru: 'Спокойный сон', en: 'Sound sleep' },
  icon: 'intentions',
};
const tier: NewCartItem = {
  id: 'lakshmi-basic',
  name: { ru: 'Махалакшми-яга - Базовый', en: 'Mahalakshmi Yagya - Basic' },
  icon: 'lakshmi',
  price: 218,
  duration: 0.5,
  type: 'ritual',
  isFromArticle: true,
};

const cartAfter = (...actions: Parameters<typeof cartReducer>[1][]) =>
  actions.reduce<CartState>(cartReducer, { items: [], isOpen: false });
const root = (cart: CartState) => ({ cart });

describe('the cart', () => {
  test('starts a new item at one unit for a month', () => {
    expect(cartAfter(addItem(ganesha)).items).toMatchObject([
      { id: 'ganesha', quantity: 1, duration: 1, price: 300, basePrice: 300 },
    ]);
  });

  test.each([
    ['fewer units than it holds: the rest stays', { quantity: 1, duration: 1 }, [{ id: 'ganesha', quantity: 2 }]],
    ['all of its units: the item goes', { quantity: 3, duration: 1 }, []],
    ['more units than it holds: the item goes', { quantity: 9, duration: 1 }, []],
    ['another duration: nothing goes', { quantity: 3, duration: 2 }, [{ id: 'ganesha', quantity: 3 }]],
  ])('gives up what was paid, and no more: %s', (_, bought, left) => {
    const cart = cartAfter(
      addItem(ganesha),
      setQuantity({ id: 'ganesha', quantity: 3 }),
      takeOut([{ id: 'ganesha', ...bought }]),
    );
    expect(cart.items).toMatchObject(left);
    expect(cart.items).toHaveLength(left.length);
  });

  test('raises the quantity when an item is added again', () => {
    expect(cartAfter(addItem(ganesha), addItem(ganesha)).items).toMatchObject([{ quantity: 2 }]);
  });

  test('prices an item added for two weeks by its base price', () => {
    expect(cartAfter(addItem({ ...ganesha, duration: 0.5 })).items).toMatchObject([{ price: 150, basePrice: 300 }]);
  });

  test('sets the price to base price x months when the duration changes', () => {
    const cart = cartAfter(addItem({ ...ganesha, price: 350 }), setDuration({ id: 'ganesha', duration: 0.25 }));
    expect(cart.items).toMatchObject([{ duration: 0.25, price: 87.5, basePrice: 350 }]);
  });

  test('prices a ritual without a price at 880', () => {
    const { price: _, ...unpriced } = ganesha;
    expect(cartAfter(addItem(unpriced)).items).toMatchObject([{ price: 880, basePrice: 880 }]);
  });

  test.each([0, -1])('removes an item whose quantity becomes %d', (quantity) => {
    expect(cartAfter(addItem(ganesha), setQuantity({ id: 'ganesha', quantity })).items).toEqual([]);
  });

  test('limits the quantity of one item to 99', () => {
    expect(cartAfter(addItem(ganesha), setQuantity({ id: 'ganesha', quantity: 1000 })).items).toMatchObject([{ quantity: 99 }]);
  });

  test('sells a special intention once, for 480 and three weeks, whatever is tried', () => {
    const cart = cartAfter(
      addItem({ ...sleep, price: 1, duration: 3 }),
      addItem(sleep),
      setQuantity({ id: sleep.id, quantity: 5 }),
      setDuration({ id: sleep.id, duration: 3 }),
    );
    expect(cart.items).toMatchObject([{ price: 480, quantity: 1, duration: 0.75, isSpecialIntention: true }]);
  });

  test('keeps the price and length of a tier', () => {
    const cart = cartAfter(addItem(tier), setDuration({ id: tier.id, duration: 3 }));
    expect(cart.items).toMatchObject([{ price: 218, duration: 0.5 }]);
  });

  test('removes and clears', () => {
    expect(cartAfter(addItem(ganesha), addItem(sleep), removeItem('ganesha')).items).toMatchObject([{ id: sleep.id }]);
    expect(cartAfter(addItem(ganesha), addItem(sleep), clear()).items).toEqual([]);
  });

  test('counts units', () => {
    expect(selectCount(root(cartAfter(addItem(ganesha), addItem(ganesha), addItem(sleep))))).toBe(3);
  });

  test('takes over the prices of a quote and keeps what was chosen', () => {
    const cart = cartAfter(
      addItem({ ...ganesha, duration: 0.5 }),
      addItem(ganesha),
      applyQuote([{ id: 'ganesha', price: 175, duration: 0.5 }]),
    );
    expect(cart.items).toMatchObject([{ price: 175, basePrice: 350, quantity: 2, duration: 0.5 }]);
  });
});

describe('the total', () => {
  const cart = cartAfter(addItem(ganesha), addItem(sleep), addItem(tier));

  test('uses the prices last seen until the catalogue has loaded', () => {
    expect(priceItems(cart.items).total).toBe(99_800);
  });

  test("uses today's prices once the catalogue has loaded", () => {
    const today = (id: string) => ({ ganesha: cents(35_000), lakshmi: cents(40_000), 'z-special-intention': cents(25_000) })[id];
    expect(priceItems(cart.items, today).total).toBe(104_800);
  });

  test('leaves out what is no longer sold', () => {
    const today = (id: string) => ({ ganesha: cents(30_000), 'z-special-intention': cents(25_000) })[id];
    expect(priceItems(cart.items, today).total).toBe(78_000);
  });
});
