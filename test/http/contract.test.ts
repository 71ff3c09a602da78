import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { operations } from '../support/contract.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';

const shop = await openShop();

test('every operation of the contract has a handler', () => {
  const missing = operations.filter(
    ({ method, path }) => !shop.app.hasRoute({ method: method.toUpperCase() as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') }),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('the published contract is the contract that the tests check answers against', async () => {
  const published = (await shop.request({ url: '/api/openapi.json' })).json();
  expect(Object.keys(published.paths)).toEqual([...new Set(operations.map(({ path }) => path))]);
});

const requests = operations.flatMap(({ id, method, path, request }) =>
  Object.entries(request).flatMap(([type, { examples }]) =>
    Object.entries(examples).map(([name, payload]) => ({
      id,
      name,
      method: method.toUpperCase() as 'POST',
      path,
      type,
      payload,
    })),
  ),
);

const anna = await signIn(shop, 'anna@example.com');
/** Codes of refusals that only a valid request can get. */
const MEANT = ['not_found', 'invalid_code', 'email_taken', 'no_paid_orders', 'illegal_transition', 'changed_meanwhile'];

test.each(requests)('the example $name of $id is understood by the server', async ({ method, path, type, payload }) => {
  const url = path.replace(/\{\w+\}/g, '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e');
  const response = await shop.request({
    method,
    url,
    payload,
    headers: { 'content-type': type, 'if-match': '"1"', 'idempotency-key': randomUUID(), cookie: anna.cookie },
  });
  // A customer learns from an operation of the staff only that the request has the right form.
  const meant = /^\/api\/(staff|admin|partner)\//.test(path) ? [...MEANT, 'not_allowed'] : MEANT;
  if (response.statusCode >= 400) expect(meant, response.payload).toContain(response.json().code);
});
