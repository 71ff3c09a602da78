// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newItem } from './cart-item.ts';
import { parseStoredCart, serialiseCart } from './cart-storage.ts';

const ganesha = newItem({
  id: 'ganesha',
  name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' },
  icon: 'ganesha',
  price: 300,
  duration: 0.5,
});
/** The same as the browser keeps it. */
const kept = { ...ganesha, name: 'Ганеша-яга', name_en: 'Ganesha Yagya' };
/** Its fields, and one of older versions, each with any value. */
const anything = Object.fromEntries([...Object.keys(kept), 'basePrice'].map((field) => [field, fc.jsonValue()]));

describe('a cart kept by the browser', () => {
  test('is read as it was stored', () => {
    expect(parseStoredCart(serialiseCart([{ ...ganesha, quantity: 3 }]))).toEqual([{ ...ganesha, quantity: 3 }]);
  });

  test('is stored without the state around its items that older versions stored', () => {
    expect(JSON.parse(serialiseCart([ganesha]))).toEqual({ items: [kept] });
  });

  test('is read when an older version of the shop has stored it', () => {
    const older = JSON.stringify({
      state: { items: [{ id: 'ganesha', name: 'Ганеша-яга', price: 300, quantity: 2 }] },
      version: 0,
    });
    expect(parseStoredCart(older)).toMatchObject([
      { id: 'ganesha', name: { ru: 'Ганеша-яга', en: 'Ганеша-яга' }, quantity: 2, duration: 1, price: 300 },
    ]);
  });

  test('keeps the price of a month and of a tier where an older version stored another beside it', () => {
    const older = [
      { ...kept, price: 150, basePrice: 300 },
      { ...kept, line: 'tier', id: 'ganesha-basic', price: 164, basePrice: 300, isFromArticle: true },
      { ...kept, line: 'broken', price: 300, basePrice: 'x' },
    ];
    expect(parseStoredCart(JSON.stringify({ items: older })).map(({ price }) => price)).toEqual([300, 164, 300]);
  });

  test.each([null, '', '{', 'null', '[]', '{"items":null}', '{"items":{}}', '{"items":[null,1,"x",{},{"id":5}]}'])(
    'is an empty cart when it reads %j',
    (text) => {
      expect(parseStoredCart(text)).toEqual([]);
    },
  );

  test('gets defaults for impossible prices, quantities and durations, and keeps all else', () => {
    const broken = JSON.stringify({ items: [{ ...kept, price: -1, quantity: 1.5, duration: 7 }] });
    expect(parseStoredCart(broken)).toMatchObject([{ id: 'ganesha', price: 880, quantity: 1, duration: 1 }]);
  });

  test('holds each line once, and one ritual in several lines', () => {
    const other = { ...kept, line: 'other', duration: 3 };
    const read = parseStoredCart(JSON.stringify({ items: [kept, kept, other] }));
    expect(read.map(({ line, id, duration }) => [line, id, duration])).toEqual([
      ['ganesha', 'ganesha', 0.5],
      ['other', 'ganesha', 3],
    ]);
  });

  test('gives each line of a former version an id, the same in every tab', () => {
    const { line: _, ...former } = kept;
    const text = JSON.stringify({ items: [former, { ...former, id: 'lakshmi' }] });
    expect(parseStoredCart(text).map(({ line }) => line)).toEqual(['ganesha', 'lakshmi']);
    expect(parseStoredCart(text)).toEqual(parseStoredCart(text));
  });

  test('never breaks the page, whatever stands in the fields of an item', () => {
    fc.assert(
      fc.property(fc.record(anything, { requiredKeys: [] }), (changes) => {
        const items = parseStoredCart(JSON.stringify({ items: [{ ...kept, ...changes }] }));
        expect(parseStoredCart(serialiseCart(items))).toEqual(items);
      }),
    );
  });
});
