import { expect, inject, test } from 'vitest';
import { askForCodeAt, signInAt } from '../support/customers.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { guestOrder } from '../support/orders.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const CUSTOMERS = inject('crowd') === 'full' ? 100 : 10;
/** So many at most, until an order has won against a deletion, and a deletion has ended. */
const MOST_CUSTOMERS = 10 * CUSTOMERS;

test('orders, plans, questions and a new sign-in that race with the deletion of their account are accepted or refused, and never fail', async () => {
  const database = await freshDatabase('postgres');
  const env = { ...database.env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const servers = [await startServer(env), await startServer(env)] as const;
  const seen = new Set<number>();
  const ofOrders = new Set<number>();
  const bothWon = () => ofOrders.has(201) && seen.has(204);
  for (let round = 0; round < CUSTOMERS || (round < MOST_CUSTOMERS && !bothWon()); round += 1) {
    const contact = `customer-${round}@example.com`;
    const cookie = await signInAt(servers[0].url, contact);
    const again = await askForCodeAt(servers[1].url, contact);
    const order = { ...guestOrder, customerEmail: contact };
    const plan = { customerEmail: contact, startDate: '2030-01-07', specialWishes: '', participants: '' };
    // Each order comes twice under its key, at another instance each time.
    const orders = Array.from({ length: 6 }, (_, index) =>
      send(servers[index % 2 ? 0 : 1], '/api/orders', order, cookie, `key-${round}-${index % 3}`),
    );
    const others = [
      send(servers[0], '/api/ritual-plans', plan, cookie),
      send(servers[1], '/api/consultations', { name: 'Anna', phone: '+79161234567', language: 'en' }, cookie),
      send(servers[1], '/api/auth/verify-code', { contact, code: again.code }, again.cookie),
      send(servers[0], '/api/account', undefined, cookie, undefined, 'DELETE'),
    ];
    for (const status of await Promise.all([...orders, ...others])) seen.add(status);
    for (const status of await Promise.all(orders)) ofOrders.add(status);
  }
  expect([...seen].filter((status) => status >= 500)).toEqual([]);
  expect(bothWon()).toBe(true);
  for (const server of servers) {
    expect((await server.stop()).code).toBe(0);
    expect(server.output()).not.toContain('request failed');
  }
  await database.drop();
});

async function send(server: ServerProcess, path: string, body: object | undefined, cookie = '', key?: string, method = 'POST') {
  const headers = {
    cookie,
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const answer = await fetch(server.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  await answer.text();
  return answer.status;
}
