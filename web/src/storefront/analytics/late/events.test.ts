// @vitest-environment node
import { expect, test } from 'vitest';
import { cartParameters, countedPath, purchaseParameters } from './events.ts';

test.each([
  '/admin-panel',
  '/admin-panel/orders',
  '/sirius22',
  '/ptest22',
  '/pdebug22',
  '/partner-login',
  '/partner-dashboard/7',
])('a visit to %s is not counted', (path) => {
  expect(countedPath(path)).toBeUndefined();
});

test('a page is counted by its path', () => {
  expect(countedPath('/ritual/mahalakshmi')).toBe('/ritual/mahalakshmi');
  expect(countedPath('/sankalpa')).toBe('/sankalpa');
});

test('a page of an order or a certificate is counted without id or code', () => {
  expect(countedPath('/order/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e')).toBe('/order');
  expect(countedPath('/checkout/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e')).toBe('/checkout');
  expect(countedPath('/verify/7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP')).toBe('/verify');
  expect(countedPath('/sankalpa/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e/0')).toBe('/sankalpa');
  expect(countedPath('/verify/7K4M-Q2XD')).toBe('/verify');
});

test('a cart is counted in dollars, item by item', () => {
  const cart = cartParameters([
    { id: 'saraswati', name: 'Saraswati Yagya', price: 87.5, quantity: 3 },
    { id: 'special-intention-health-sleep', name: 'Sleep', price: 480, quantity: 1 },
  ]);
  expect(cart).toMatchObject({
    currency: 'USD',
    value: 742.5,
    items: [
      { id: 'saraswati', name: 'Saraswati Yagya', category: 'Vedic Ritual', quantity: 3, price: 87.5 },
      { id: 'special-intention-health-sleep', name: 'Sleep', category: 'Special Intention', quantity: 1, price: 480 },
    ],
  });
});

test('a purchase does not tell the address of its order', () => {
  const purchase = purchaseParameters({ id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e', total: 300, items: [] });
  expect(purchase).toEqual({ transaction_id: '6f1f7a52', currency: 'USD', value: 300, items: [] });
});
