import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { anyPaidOrderQuery, customerOrdersQuery } from './queries.ts';

const api = createApi({ language: 'ru' });

test.each([
  ['the list', customerOrdersQuery(api, '').queryKey],
  ['whether one is paid', anyPaidOrderQuery(api, '').queryKey],
])('what is asked of all orders of a customer has a key by which a payment reads it anew: %s', (_, [path, params]) => {
  expect(path).toBe('/api/orders');
  // The key of a single order has its id here.
  expect(params).toBeTypeOf('object');
});
