import { expect, test, vi } from 'vitest';
import { countedOrders, countOnce } from './counted-orders.ts';
import { forgetPerson } from './forget-person.ts';

const ONE = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
const OTHER = '0b9d3c11-5d0e-4f5c-8a55-2f7d6b1f9a20';

test('a purchase is counted once, also by whoever signs in after the buyer', () => {
  expect(countOnce(ONE)).toBe(true);
  forgetPerson();
  expect(countOnce(ONE)).toBe(false);
});

test('the device keeps only the beginnings of ids, which open no order, also of those that an earlier version kept whole', () => {
  localStorage.setItem('analytics-purchases', JSON.stringify([ONE]));
  countOnce(OTHER);
  expect(localStorage.getItem('analytics-purchases')).toBe('["6f1f7a52","0b9d3c11"]');
  expect(countOnce(ONE)).toBe(false);
});

test('a purchase is counted once also where the browser stores nothing', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect([countOnce(OTHER), countOnce(OTHER)]).toEqual([true, false]);
  forbidden.mockRestore();
  countedOrders.forget();
});
