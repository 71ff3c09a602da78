import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test('people read the number of an order with the sign of their language', () => {
  expect([orderNumber(1042, 'ru'), orderNumber(1042, 'en')]).toEqual(['№ 1042', 'No. 1042']);
});
