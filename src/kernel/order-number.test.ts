import { expect, test } from 'vitest';
import { readOrderNumber, shortOrderId } from './order-number.ts';

test('where nothing but its id is known, an order is named by the first eight characters', () => {
  expect(shortOrderId('6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e')).toBe('6f1f7a52');
});

test.each([
  ...['1042', ' № 1042 ', '№1042', 'No. 1042', 'no 1042', 'NO.1042', '#1042'],
  ...['Заказ № 1042', 'Заказ  № 1042', 'order No. 1042'],
])('%j is the number 1042', (typed) => {
  expect(readOrderNumber(typed)).toBe(1042);
});

test('the greatest number is that of the database', () => {
  expect(readOrderNumber('2147483647')).toBe(2_147_483_647);
  expect(readOrderNumber('2147483648')).toBeUndefined();
});

test.each(['', '104', '12345678901', '6f1f', '1042a', 'Анна 1042', 'Nora', '№', '10 42', '-1042', '1042.5', 'Анна № 1042 x'])(
  '%j is no number of an order',
  (typed) => {
    expect(readOrderNumber(typed)).toBeUndefined();
  },
);
