import { expect, test, vi } from 'vitest';
import { countedOrders, countOnce } from './counted-orders.ts';
import { forgetPerson } from './forget-person.ts';

test('what stays on the device of a purchase that was counted opens no order, and counts it once', () => {
  localStorage.setItem('analytics-purchases', JSON.stringify(['6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e']));
  expect(countOnce('0b9d3c11-5d0e-4f5c-8a55-2f7d6b1f9a20')).toBe(true);
  forgetPerson();
  expect(localStorage.getItem('analytics-purchases')).toBe('["6f1f7a52","0b9d3c11"]');
  expect(countOnce('6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e')).toBe(false);
  expect(countOnce('0b9d3c11-5d0e-4f5c-8a55-2f7d6b1f9a20')).toBe(false);
});

test('a purchase is counted once also where the browser stores nothing', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const counted = [1, 2].map(() => countOnce('0b9d3c11-5d0e-4f5c-8a55-2f7d6b1f9a20'));
  expect(counted).toEqual([true, false]);
  forbidden.mockRestore();
  countedOrders.forget();
});
