import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { anyPaidOrderQuery, customerOrdersQuery } from './queries.ts';

const api = createApi({ language: 'ru', noAnswer: '' });

test.each([
  ['lists the orders of a customer', customerOrdersQuery(api, '').queryKey],
  ['asks whether one of them is paid', anyPaidOrderQuery(api, '').queryKey],
])('the query that %s has the key that is read anew after a payment', (_, [path, params]) => {
  expect(path).toBe('/api/orders');
  // The key of a single order has its id here.
  expect(params).toBeTypeOf('object');
});
