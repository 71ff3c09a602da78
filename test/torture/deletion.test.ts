import { expect, inject, test } from 'vitest';
import { askForCodeAt, signInAt } from '../support/customers.ts';
import { guestOrder } from '../support/orders.ts';
import { runSql } from '../support/sql.ts';
import { startTwoShops } from './two-shops.ts';

const CUSTOMERS = inject('crowd') === 'full' ? 100 : 10;
/** So many at most, until an order has won against a deletion, and a deletion has ended. */
const MOST_CUSTOMERS = 10 * CUSTOMERS;

/** The deadlocks of a database, which a shop mends by a second try; they are counted once the connections have ended. */
const DEADLOCKS = `select deadlocks::int, (select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()) as connections
  from pg_stat_database where datname = current_database()`;

test('orders, plans, questions and a new sign-in that race with the deletion of their account are accepted or refused, and neither fail nor lock each other', async () => {
  const { shops, databaseUrl, end } = await startTwoShops({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const [one, other] = shops.map(({ url }) => url) as [string, string];
  const seen = new Set<number>();
  const ofOrders = new Set<number>();
  const bothWon = () => ofOrders.has(201) && seen.has(204);
  for (let round = 0; round < CUSTOMERS || (round < MOST_CUSTOMERS && !bothWon()); round += 1) {
    const contact = `customer-${round}@example.com`;
    const cookie = await signInAt(one, contact);
    const again = await askForCodeAt(other, contact);
    const order = { ...guestOrder, customerEmail: contact };
    const plan = { customerEmail: contact, startDate: '2030-01-07', specialWishes: '', participants: '' };
    // Each order comes twice under its key, at another instance each time.
    const orders = Array.from({ length: 6 }, (_, index) =>
      send(index % 2 ? one : other, '/api/orders', order, { cookie, 'idempotency-key': `key-${round}-${index % 3}` }),
    );
    const others = [
      send(one, '/api/ritual-plans', plan, { cookie }),
      send(other, '/api/consultations', { name: 'Anna', phone: '+79161234567', language: 'en' }, { cookie }),
      send(other, '/api/auth/verify-code', { contact, code: again.code }, { cookie: again.cookie }),
      send(one, '/api/account', undefined, { cookie }, 'DELETE'),
    ];
    for (const status of await Promise.all([...orders, ...others])) seen.add(status);
    for (const status of await Promise.all(orders)) ofOrders.add(status);
  }
  for (const shop of shops) {
    await shop.stop();
    expect(shop.output()).not.toContain('request failed');
  }
  await expect.poll(() => runSql(databaseUrl, DEADLOCKS), { timeout: 20_000 }).toEqual([{ deadlocks: 0, connections: 0 }]);
  // Of a refusal because the database was too slow the log has the reason.
  const log = shops.map((shop) => shop.output()).join('');
  expect(
    [...seen].filter((status) => status >= 500),
    log,
  ).toEqual([]);
  expect(bothWon()).toBe(true);
  await end();
});

async function send(url: string, path: string, body: object | undefined, headers: Record<string, string>, method = 'POST') {
  const ofBody = body && { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(url + path, { method, headers, ...ofBody });
  await answer.text();
  return answer.status;
}
