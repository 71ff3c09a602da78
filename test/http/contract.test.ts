import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../support/contract.ts';
import { startShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('every operation of the contract has a handler', () => {
  const missing = operations.filter(
    ({ method, path }) => !shop.app.hasRoute({ method: method.toUpperCase() as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') }),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test('the published contract is the one that the answers are held against', async () => {
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

test.each(requests)('the example $name of $id is understood by the server', async ({ method, path, type, payload }) => {
  const url = path.replace(/\{\w+\}/g, '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e');
  const response = await shop.request({ method, url, payload, headers: { 'content-type': type } });
  expect([200, 201, 404], response.payload).toContain(response.statusCode);
});
