// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type CartItem, newItem, unitPriceOf } from '../cart-item.ts';
import { withDurationOf, withLineBack, withoutBought, withoutLine, withQuantityOf, withQuote } from './cart-lines.ts';

const name = { ru: 'Ганеша-яга', en: 'Ganesha Yagya' };
const ritual = (line: string, quantity: number, duration = 1): CartItem => ({
  ...newItem({ id: 'ganesha', name, icon: 'ganesha', price: 300, duration }, line),
  quantity,
});
const tier = newItem({ id: 'ganesha-basic', name, icon: 'ganesha', price: 218, duration: 0.5 }, 'tier');
const wish = newItem({ id: 'special-intention-health-sleep', name, icon: 'intentions' }, 'wish');
const cart = [ritual('a', 2), ritual('b', 3, 3), tier, wish];
const seen = (items: readonly CartItem[] | undefined) =>
  items?.map((item) => [item.line, item.quantity, item.duration, unitPriceOf(item) / 100]);

describe('a line of the cart', () => {
  test('is removed alone, beside another of the same ritual', () => {
    expect(withoutLine(cart, 'b')).toEqual([cart[0], tier, wish]);
  });

  test('is put back where it stood; a cart that has the line again stays as it is, however full', () => {
    expect(withLineBack([ritual('a', 2), tier, wish], ritual('b', 3, 3), 1)).toEqual(cart);
    for (const line of [ritual('a', 60), wish]) expect(withLineBack([line], line, 0)).toEqual([line]);
  });

  test('gets another quantity, beside another of the same ritual', () => {
    expect(seen(withQuantityOf(cart, 'b', 4))?.slice(0, 2)).toEqual([
      ['a', 2, 1, 300],
      ['b', 4, 3, 900],
    ]);
  });

  test.each([0, -1])('goes when its quantity becomes %d', (quantity) => {
    expect(withQuantityOf(cart, 'a', quantity)).toEqual([cart[1], tier, wish]);
  });

  test('has at most 99 units, and what goes beyond is refused, not cut', () => {
    expect(withQuantityOf(cart, 'a', 99)?.[0]?.quantity).toBe(99);
    expect(withQuantityOf(cart, 'a', 100)).toBeUndefined();
    expect(withQuantityOf([ritual('a', 60), ritual('b', 3)], 'b', 39)).toHaveLength(2);
    expect(withQuantityOf([ritual('a', 60), ritual('b', 3)], 'b', 40)).toBeUndefined();
    expect(withQuantityOf(cart, 'wish', 2)).toBeUndefined();
  });

  test('stays apart from another whose duration it gets, which is refused when both together would be too many', () => {
    expect(seen(withDurationOf(cart, 'a', 3))?.slice(0, 2)).toEqual([
      ['a', 2, 3, 900],
      ['b', 3, 3, 900],
    ]);
    expect(withDurationOf([ritual('a', 97), ritual('b', 3, 3)], 'a', 3)).toBeUndefined();
    expect(withDurationOf([ritual('a', 96), ritual('b', 3, 3)], 'a', 3)).toHaveLength(2);
  });

  test('of a tier or an intention keeps its price and length', () => {
    expect(withDurationOf(cart, 'tier', 3)).toEqual(cart);
    expect(withDurationOf(cart, 'wish', 3)).toEqual(cart);
  });

  test('that is gone meanwhile changes nothing', () => {
    expect(withQuantityOf(cart, 'gone', 5)).toBe(cart);
    expect(withDurationOf(cart, 'gone', 2)).toBe(cart);
  });
});

describe('what was paid leaves the cart by ritual, duration and quantity', () => {
  const bought = (quantity: number, duration = 1) => [{ id: 'ganesha', quantity, duration }];
  test.each([
    ['fewer units than it holds: the rest stays', [ritual('a', 3)], bought(1), [['a', 2, 1, 300]]],
    ['all of its units: the line goes', [ritual('a', 3)], bought(3), []],
    ['more units than it holds: the line goes', [ritual('a', 3)], bought(9), []],
    ['another duration: nothing goes', [ritual('a', 3)], bought(3, 2), [['a', 3, 1, 300]]],
    ['another ritual: nothing goes', [ritual('a', 3)], [{ id: 'lakshmi', quantity: 3, duration: 1 }], [['a', 3, 1, 300]]],
    ['one of two durations: the other stays', [ritual('a', 3), ritual('b', 2, 3)], bought(2, 3), [['a', 3, 1, 300]]],
    ['equal lines: the first goes first', [ritual('a', 3), ritual('b', 2)], bought(4), [['b', 1, 1, 300]]],
    ['equal lines: the others stay when enough went', [ritual('a', 3), ritual('b', 2)], bought(3), [['b', 2, 1, 300]]],
  ])('%s', (_, items, paid, left) => {
    expect(seen(withoutBought(items, paid))).toEqual(left);
  });
});

test('the prices of a quote are taken over by ritual and duration, and what was chosen stays', () => {
  const quote = [
    { id: 'ganesha', price: 350, duration: 1 },
    { id: 'ganesha', price: 1050, duration: 3 },
    { id: 'ganesha-basic', price: 240, duration: 0.5 },
  ];
  const items = withQuote([ritual('a', 2), ritual('b', 3, 3), ritual('c', 1, 2), tier], quote);
  expect(items).toMatchObject([
    { line: 'a', quantity: 2, price: 350 },
    { line: 'b', quantity: 3, price: 350 },
    { line: 'c', price: 300 },
    { line: 'tier', price: 240 },
  ]);
});
