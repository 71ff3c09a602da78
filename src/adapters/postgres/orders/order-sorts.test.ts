import { expect, test } from 'vitest';
import { statesInOrder } from './order-sorts.ts';

test('states are sorted as an order goes through them, or backwards, and only those that are asked for are listed', () => {
  expect(statesInOrder('status', []).at(0)).toBe('pending');
  expect(statesInOrder('-status', [])).toEqual(statesInOrder('status', []).toReversed());
  expect(statesInOrder('status', ['cancelled', 'paid'])).toEqual(['paid', 'cancelled']);
});
