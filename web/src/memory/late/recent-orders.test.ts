import { expect, test } from 'vitest';
import { recentOrders } from './recent-orders.ts';

const id = (digit: number) => `00000000-0000-4000-8000-${`${digit}`.padStart(12, '0')}`;
const order = (digit: number, createdAt: string) => ({ id: id(digit), createdAt });

test('orders of this device are listed newest first', () => {
  localStorage.setItem('recent-orders', JSON.stringify([order(1, '2026-01-01T00:00:00Z'), order(2, '2026-02-01T00:00:00Z')]));
  expect(recentOrders.read().map((recent) => recent.id)).toEqual([id(2), id(1)]);
});

test('no more than twenty are shown', () => {
  const many = Array.from({ length: 25 }, (_, index) => order(index, '2026-01-01T00:00:00Z'));
  localStorage.setItem('recent-orders', JSON.stringify(many));
  expect(recentOrders.read()).toHaveLength(20);
});

test.each([
  '{',
  '{}',
  'null',
  '[1, null, {"id": "../x", "createdAt": "2026-01-01"}]',
  `[{"id": "${id(1)}", "createdAt": "soon"}]`,
])('stored text that holds no order reads as an empty list: %s', (stored) => {
  localStorage.setItem('recent-orders', stored);
  expect(recentOrders.read()).toEqual([]);
});
