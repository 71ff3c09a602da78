import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { operations } from '../support/contract.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();

test('every operation of the contract has a handler', () => {
  const missing = operations.filter(
    ({ method, path }) => !shop.app.hasRoute({ method: method.toUpperCase() as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') }),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('the published contract has the paths of the contract that the tests check answers against', async () => {
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

const customer = await signIn(shop, 'anna@example.com');
const partner = await signInStaff(shop, 'partner');
const administrator = await signInStaff(shop, 'administrator');
/** Somebody who may call the operation: of anybody else it refuses the call before it reads the request. */
function callerOf(path: string) {
  if (path.startsWith('/api/partner/')) return partner;
  return /^\/api\/(staff|admin)\//.test(path) ? administrator : customer;
}

/** What may stand in an address where no UUID may: with anything else the address is not found before the body is read. */
const PLACES: Readonly<Record<string, string>> = {
  slug: 'indra',
  position: '0',
  item: '0',
  code: '7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP',
};

/** Codes of refusals that only a valid request can get. */
const MEANT = [
  'not_found',
  'invalid_code',
  'wrong_second_factor',
  'email_taken',
  'slug_taken',
  'illegal_transition',
  'changed_meanwhile',
];

test.each(requests)('the example $name of $id is understood by the server', async ({ method, path, type, payload }) => {
  const url = path.replace(/\{(\w+)\}/g, (_, name) => PLACES[name] ?? '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e');
  const response = await shop.request({
    method,
    url,
    payload,
    headers: { 'content-type': type, 'if-match': '"1"', 'idempotency-key': randomUUID(), cookie: callerOf(path).cookie },
  });
  if (response.statusCode >= 400) expect(MEANT, response.payload).toContain(response.json().code);
});
