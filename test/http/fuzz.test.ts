import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, inject, test } from 'vitest';
import { operations } from '../support/contract.ts';
import { openShop } from '../support/shop.ts';
import { anyRequest } from './fuzz-requests.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { createProfile } from './steps/profiles.ts';
import { paidOrder, stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? { few: 300, small: 1200, full: 3000 }[inject('crowd')]);
/** A different seed sends different requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
/** The inbox of the sandbox answers an event with an error when asked to. */
const PLAYS_FAILURE = /^\/api\/sandbox\/inbox\/[^?]*\?.*\banswer=fails\b/;
/** The inbox of the sandbox answers only after twelve seconds when asked to; no clock of this test shortens them. */
const PLAYS_SLOWNESS = /^\/api\/sandbox\/inbox\/[^?]*\?.*\banswer=slow\b/;
/** The contact in the examples of the contract. */
const contact = 'anna@example.com';

const shop = await openShop();
let customer: Customer;
let administrator: Customer;
const ids: string[] = [];
beforeAll(async () => {
  const steps = stepsOf(shop);
  const unpaid = await steps.placeOrder();
  const paid = await steps.placeOrder();
  const partial = await steps.placeOrder();
  const withoutContact = await steps.placeOrder({ customerName: 'Временный заказ', customerEmail: 'no-contact@example.invalid' });
  const waiting = await steps.openPayment(unpaid);
  const part = await steps.openPayment(partial, 'ETH');
  await steps.transfer(part.id, { amount: '0.01' });
  await steps.payByCard(paid.id);
  ids.push(...[unpaid, paid, partial, withoutContact, waiting, part].map(({ id }) => id));
  await returnCustomer();
  administrator = await signInStaff(shop, 'administrator');
});

/** Signs the customer in, the first time or after a random request has signed them out or deleted their account. */
async function returnCustomer() {
  await paidOrder(shop, { customerEmail: contact });
  // The random requests have used up the tries of the day.
  await shop.database.queries.deleteFrom('one_time_codes').execute();
  customer = await signIn(shop, contact);
  await createProfile(customer);
  const me = (await customer.request({ url: '/api/auth/me' })).json<{ profile: { id: string } }>();
  const { items } = (await customer.request({ url: '/api/auth/sessions' })).json<{ items: { id: string }[] }>();
  // Behind the six ids of orders and payments.
  ids.splice(6, 2, me.profile.id, items[0]?.id ?? '');
}

test('any request to any operation, by a guest, a customer or an administrator, gets an answer of the contract and never a 5xx status', {
  timeout: Math.max(120_000, REQUESTS * 20),
}, async () => {
  const counts = new Map<string, number>();
  const count = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const quickRequest = anyRequest(ids).filter(({ url }) => !PLAYS_SLOWNESS.test(url));
  await fc.assert(
    fc.asyncProperty(quickRequest, fc.constantFrom('guest', 'customer', 'administrator'), async (request, by) => {
      // `request` throws when the answer differs from the contract.
      const { statusCode, payload } = await { guest: shop, customer, administrator }[by].request(request);
      if (!PLAYS_FAILURE.test(request.url)) expect(statusCode, payload).toBeLessThan(500);
      count(`${Math.floor(statusCode / 100)}xx`);
      if (by === 'guest') return;
      count(statusCode === 401 ? 'session lost' : 'signed in');
      if (statusCode !== 401) return;
      if (by === 'customer') await returnCustomer();
      else administrator = await signInStaff(shop, 'administrator');
    }),
    { seed: SEED, numRuns: REQUESTS, endOnFailure: true },
  );
  // The test would prove little if nearly all requests were refused.
  expect(counts.get('2xx')).toBeGreaterThan(REQUESTS / 12);
  expect(counts.get('4xx')).toBeGreaterThan(REQUESTS / 4);
  expect(counts.get('signed in')).toBeGreaterThan(REQUESTS / 4);
});

test('after random requests, totals, states, the ledger and the list of rituals still agree', async () => {
  const wrong = [
    sql`total_cents <> (select sum(price_cents * quantity - off_cents) from order_items where order_id = orders.id)`,
    // A paid order may have begun since, or been cancelled.
    sql`exists (select from order_history where order_id = orders.id and to_status = 'paid') <>
      exists (select from ledger where order_id = orders.id and kind = 'order_paid')`,
    sql`status <>
      (select to_status from order_history where order_id = orders.id order by at desc, (to_status = status) desc limit 1)`,
  ];
  for (const condition of wrong)
    expect((await sql`select id from orders where ${condition}`.execute(shop.database.queries)).rows).toEqual([]);
  // A new shop has six rituals. Only who names the version that was read takes one away, and a random request hardly ever does.
  expect((await shop.request({ url: '/api/services' })).json()).toHaveLength(6);
});

test('the generator reaches every operation of the contract', () => {
  const requested = new Set(
    fc.sample(anyRequest(ids), { seed: 1, numRuns: 4000 }).map(({ method, url }) => `${method} ${url.split('?')[0]}`),
  );
  const missing = operations.filter(({ method, path }) => {
    const pattern = new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return ![...requested].some((line) => pattern.test(line));
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});
