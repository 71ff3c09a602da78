import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../support/contract.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { anyRequest } from './fuzz-requests.ts';
import { stepsOf } from './steps.ts';

const REQUESTS = 3000;

let shop: TestShop;
const ids: string[] = [];
beforeAll(async () => {
  shop = await startShop();
  const steps = stepsOf(shop);
  const [fresh, paid, partial, lacking] = [
    await steps.placeOrder(),
    await steps.placeOrder(),
    await steps.placeOrder(),
    await steps.placeOrder({ customerName: 'Временный заказ', customerEmail: 'no-contact@example.invalid' }),
  ];
  const [waiting, part] = [await steps.openPayment(fresh), await steps.openPayment(partial, 'ETH')];
  await steps.transfer(part.id, { amount: '0.01' });
  await steps.payByCard(paid.id);
  ids.push(...[fresh, paid, partial, lacking, waiting, part].map(({ id }) => id));
});
afterAll(() => shop.close());

test('whatever is sent to whichever operation, the answer is one that the contract knows, and none is a fault', {
  timeout: 120_000,
}, async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(anyRequest(ids), async (request) => {
      // Throws when the answer differs from the contract.
      const { statusCode, payload } = await shop.request(request);
      expect(statusCode, payload).toBeLessThan(500);
      seen.set(`${Math.floor(statusCode / 100)}xx`, (seen.get(`${Math.floor(statusCode / 100)}xx`) ?? 0) + 1);
    }),
    { seed: 20_261_120, numRuns: REQUESTS, endOnFailure: true },
  );
  // Requests that are all refused at the door would prove little.
  expect(seen.get('2xx')).toBeGreaterThan(REQUESTS / 10);
  expect(seen.get('4xx')).toBeGreaterThan(REQUESTS / 4);
});

test('and the books still agree', async () => {
  const count = async (query: ReturnType<typeof sql<{ rows: string }>>) =>
    Number((await query.execute(shop.database.queries())).rows[0]?.rows);
  expect(
    await count(sql`select count(*) as rows from orders where total_cents <>
      (select sum(price_cents * quantity) from order_items where order_id = orders.id)`),
  ).toBe(0);
  expect(
    await count(sql`select count(*) as rows from orders where (status = 'paid') <>
      exists (select from ledger where order_id = orders.id and kind = 'order_paid')`),
  ).toBe(0);
  expect(
    await count(sql`select count(*) as rows from orders where status <>
      (select to_status from order_history where order_id = orders.id order by at desc, (to_status = status) desc limit 1)`),
  ).toBe(0);
  expect((await shop.request({ url: '/api/services' })).json()).toHaveLength(6);
});

test('every operation of the contract can be asked', () => {
  const methods = new Set(
    fc.sample(anyRequest(ids), { seed: 1, numRuns: 2000 }).map(({ method, url }) => `${method} ${url.split('?')[0]}`),
  );
  for (const { method, path } of operations) {
    const pattern = new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    expect(
      [...methods].some((line) => pattern.test(line)),
      `${method} ${path}`,
    ).toBe(true);
  }
});
