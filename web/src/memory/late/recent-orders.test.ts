import { expect, test } from 'vitest';
import { countOnce } from './counted-orders.ts';
import { forgetPerson } from './forget-person.ts';
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

test('what stays on the device of a purchase that was counted opens no order, and counts it once', () => {
  localStorage.setItem('analytics-purchases', JSON.stringify(['6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e']));
  expect(countOnce('0b9d3c11-5d0e-4f5c-8a55-2f7d6b1f9a20')).toBe(true);
  forgetPerson();
  expect(localStorage.getItem('analytics-purchases')).toBe('["6f1f7a52","0b9d3c11"]');
  expect(countOnce('6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e')).toBe(false);
  expect(countOnce('0b9d3c11-5d0e-4f5c-8a55-2f7d6b1f9a20')).toBe(false);
});
