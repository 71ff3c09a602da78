import { expect, test } from 'vitest';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { keyFormOf, nameOfList, placeIn, statesInOrder } from './order-sort.ts';

test('states are sorted as an order goes through them, or backwards, and only those that are asked for are listed', () => {
  expect(statesInOrder('status', []).at(0)).toBe('pending');
  expect(statesInOrder('-status', [])).toEqual(statesInOrder('status', []).toReversed());
  expect(statesInOrder('status', ['cancelled', 'paid'])).toEqual(['paid', 'cancelled']);
});

test('the place of an order has the value that the list is sorted by, in the form that cursors must have', () => {
  const order = anOrder('ready');
  const { id, createdAt: at } = order;
  expect(placeIn('-date', order)).toEqual({ id, at });
  expect(keyFormOf('date')).toBeUndefined();
  expect(placeIn('total', order)).toEqual({ id, at, key: String(order.total) });
  expect(placeIn('-status', order)).toEqual({ id, at, key: 'ready' });
  for (const sort of ['total', '-total', 'status', '-status'] as const) {
    expect(keyFormOf(sort)?.test(placeIn(sort, order).key ?? ''), sort).toBe(true);
    for (const strange of ['', 'lost', 'xready', '1x', '-5'])
      expect(keyFormOf(sort)?.test(strange), `${sort} ${strange}`).toBe(false);
  }
});

test('a list has the same name in whatever order its filters are given, and another name with another filter', () => {
  const name = nameOfList('date', { method: 'card', q: 'Анна', from: undefined });
  expect(nameOfList('date', { q: 'Анна', method: 'card' })).toBe(name);
  expect(name).toMatch(/^date\/\S{22}$/);
  for (const other of [nameOfList('-date', { method: 'card', q: 'Анна' }), nameOfList('date', { method: 'card', q: 'Анн' })])
    expect(other).not.toBe(name);
});
