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
