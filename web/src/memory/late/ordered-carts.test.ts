import { expect, test } from 'vitest';
import { orderedCarts, takeCartOf } from './ordered-carts.ts';

test('what the cart held when an order was placed is taken once, and that of other orders stays', () => {
  orderedCarts.put({ orderId: 'paid', cart: 'two rituals' });
  orderedCarts.put({ orderId: 'unpaid', cart: 'one ritual' });
  expect(takeCartOf('paid')).toBe('two rituals');
  expect(takeCartOf('paid')).toBeUndefined();
  expect(orderedCarts.of('unpaid')?.cart).toBe('one ritual');
});
