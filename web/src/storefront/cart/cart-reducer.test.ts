// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type CartItem, type NewCartItem, newItem, unitPriceOf } from './cart-item.ts';
import { addItem, type CartState, cartReducer, hasRoom, setItems } from './cart-reducer.ts';

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
};

const EMPTY: CartState = { items: [], isOpen: false };
const cartAfter = (...actions: Parameters<typeof cartReducer>[1][]) => actions.reduce<CartState>(cartReducer, EMPTY);
const line = (quantity: number, duration = 1): CartItem => ({ ...newItem({ ...ganesha, duration }, `${quantity}`), quantity });

describe('the cart', () => {
  test('starts a new item at one unit for a month', () => {
    expect(cartAfter(addItem(ganesha)).items).toMatchObject([{ id: 'ganesha', quantity: 1, duration: 1, price: 300 }]);
  });

  test('raises the quantity when an item is added again with the same duration', () => {
    expect(cartAfter(addItem(ganesha), addItem(ganesha)).items).toMatchObject([{ quantity: 2 }]);
    expect(cartAfter(addItem(tier), addItem(tier)).items).toMatchObject([{ quantity: 2 }]);
  });

  test('gets a line of its own for each duration, with an id of its own', () => {
    const { items } = cartAfter(addItem(ganesha), addItem({ ...ganesha, duration: 3 }), addItem(ganesha));
    expect(items).toMatchObject([
      { id: 'ganesha', duration: 1, quantity: 2, price: 300 },
      { id: 'ganesha', duration: 3, quantity: 1, price: 300 },
    ]);
    expect(items[0]?.line).not.toBe(items[1]?.line);
    expect(items[0]?.line).toBeTruthy();
  });

  test('raises the quantity of the first of two lines that have come to have one duration', () => {
    expect(cartAfter(setItems([line(2), line(3)]), addItem(ganesha)).items.map(({ quantity }) => quantity)).toEqual([3, 3]);
  });

  test('prices a ritual that is added for two weeks at half of its month, and a tier at its own price, in cents', () => {
    const { items } = cartAfter(addItem({ ...ganesha, duration: 0.5 }), addItem(tier));
    expect(items.map(unitPriceOf)).toEqual([15_000, 21_800]);
  });

  test('prices a ritual without a price at 880', () => {
    const { price: _, ...unpriced } = ganesha;
    expect(cartAfter(addItem(unpriced)).items).toMatchObject([{ price: 880 }]);
  });

  test('stays as it is when 99 units of a ritual and duration are in it, in one line or two', () => {
    expect(cartAfter(setItems([line(98)]), addItem(ganesha), addItem(ganesha)).items).toMatchObject([{ quantity: 99 }]);
    expect(cartAfter(setItems([line(60), line(39)]), addItem(ganesha)).items.map(({ quantity }) => quantity)).toEqual([60, 39]);
  });

  test('takes a ritual of which it holds 99 units of another duration', () => {
    expect(cartAfter(setItems([line(99, 3)]), addItem(ganesha)).items).toHaveLength(2);
  });

  test('sells a special intention once, for 480 and three weeks, whatever is tried', () => {
    const cart = cartAfter(addItem({ ...sleep, price: 1, duration: 3 }), addItem(sleep));
    expect(cart.items).toMatchObject([{ price: 480, quantity: 1, duration: 0.75 }]);
  });
});

test('there is room for 99 units of one ritual and duration, whatever there is of another', () => {
  expect(hasRoom([line(90), line(50, 2)], line(1), 9)).toBe(true);
  expect(hasRoom([line(90), line(50, 2)], line(1), 10)).toBe(false);
});
