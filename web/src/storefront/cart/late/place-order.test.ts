import { expect, test } from 'vitest';
import { newItem } from '../cart-item.ts';
import { priceItems } from './cart-prices.ts';
import { orderRequest } from './place-order.ts';

const name = { ru: 'Ганеша-яга', en: 'Ganesha Yagya' };
const cart = priceItems([newItem({ id: 'ganesha', name, icon: 'ganesha', price: 350 })]);

// A key of an attempt goes with the text of its request: begun before an update, it would otherwise make a second order after it.
test('the text of a request stays the same from version to version', () => {
  const item = '{"id":"ganesha","name":"Ганеша-яга","price":350,"quantity":1,"duration":1}';
  expect(JSON.stringify(orderRequest(cart, { full_name: 'Анна', email: 'anna@example.com' }, 'ashram'))).toBe(
    `{"customerName":"Анна","customerEmail":"anna@example.com","paymentMethod":"crypto","items":[${item}],"total":350,"partner":"ashram"}`,
  );
});

test('the order of an account without an e-mail has none', () => {
  expect(Object.keys(orderRequest(cart, { full_name: 'Анна', email: '' }))).toEqual([
    'customerName',
    'paymentMethod',
    'items',
    'total',
  ]);
});
