import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { guestOrder, oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { cookiesOf, newContact, signIn } from './steps/customers.ts';
import { atOnce } from './steps/repeat.ts';

const shop = await openShop();

const quote = (headers: Record<string, string> = {}) =>
  shop.request({
    method: 'POST',
    url: '/api/cart/quote',
    payload: { items: [{ id: 'ganesha', quantity: 1, duration: 1 }] },
    headers,
  });

/** Sends an order without a key, from the browser with this cookie. */
const order = (cookie?: string, payload: object = oneRitual) =>
  shop.request({ method: 'POST', url: '/api/orders', payload, headers: cookie ? { cookie } : {} });

const idsOf = (answers: readonly { json(): { id: string } }[]) => new Set(answers.map((answer) => answer.json().id));

async function newBrowser(): Promise<string> {
  return cookiesOf(await quote());
}

test('a browser gets its cookie with the first quote or order, and keeps it', async () => {
  for (const answer of [await quote(), await order()]) expect(cookiesOf(answer)).toMatch(/^shop_browser=[\w-]{43}$/);
  const cookie = await newBrowser();
  expect((await quote({ cookie })).headers['set-cookie']).toBeUndefined();
  expect(cookiesOf(await order(cookie))).toBe(cookie);
});

test('the cookie of a browser is hidden from scripts, and only its hash is stored', async () => {
  const placed = await order();
  expect(String(placed.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
  const find = shop.database.queries.selectFrom('orders').select('browser_hash').where('id', '=', placed.json().id);
  const { browser_hash: hash } = await find.executeTakeFirstOrThrow();
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(cookiesOf(placed)).not.toContain(hash);
});

describe('the same cart without a key', () => {
  test('the same cart without a key sent by many tabs of a browser at once is one order', async () => {
    const cookie = await newBrowser();
    const answers = await atOnce(20, () => order(cookie));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(idsOf(answers).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19);
  });

  test('the same cart without a key sent by many tabs of a customer at once is one order of theirs', async () => {
    const anna = await signIn(shop);
    const answers = await atOnce(10, () => order(anna.cookie, { ...oneRitual, customerEmail: anna.contact }));
    expect(idsOf(answers).size).toBe(1);
    const listed = await anna.request({ url: '/api/orders' });
    expect(listed.json()).toHaveLength(1);
  });

  test('the same cart without a key is another order after ten seconds', async () => {
    const cookie = await newBrowser();
    const first = await order(cookie);
    const age = (seconds: number) =>
      shop.database.queries
        .updateTable('idempotency_keys')
        .set({ claimed_at: sql`now() - make_interval(secs => ${seconds})` })
        .execute();
    // Not nine: a busy machine may take a second to the next order.
    await age(5);
    expect(idsOf([first, await order(cookie)]).size).toBe(1);
    await age(11);
    const later = await atOnce(5, () => order(cookie));
    expect(idsOf(later).size).toBe(1);
    expect(idsOf([first, ...later]).size).toBe(2);
  });

  test('the same cart without a key is a separate order of each browser, each session, and of each call without a cookie', async () => {
    const contact = newContact();
    const sessions = [(await signIn(shop, contact)).cookie, (await signIn(shop, contact)).cookie];
    const senders = [await newBrowser(), await newBrowser(), ...sessions, undefined, undefined];
    const answers = await Promise.all(senders.map((cookie) => order(cookie)));
    expect(idsOf(answers).size).toBe(senders.length);
  });

  test('the same cart without a key is a separate order after signing out: the next person at this browser must not get the order of the last', async () => {
    const anna = await signIn(shop);
    const body = { ...oneRitual, customerEmail: anna.contact };
    const browser = await newBrowser();
    const asGuest = await order(browser, body);
    const asAnna = await order(`${browser}; ${anna.cookie}`, body);
    const out = await shop.request({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie: `${browser}; ${anna.cookie}` },
    });
    expect(String(out.headers['set-cookie'])).toContain('shop_browser=;');
    const next = await order(undefined, body);
    expect(idsOf([asGuest, asAnna, next]).size).toBe(3);
  });

  test('a cart with anything changed is another order', async () => {
    const cookie = await newBrowser();
    const bodies = [
      oneRitual,
      guestOrder,
      { ...oneRitual, customerName: 'Анна Петрова' },
      { ...oneRitual, paymentMethod: 'card' },
    ];
    const answers = await Promise.all(bodies.map((body) => order(cookie, body)));
    expect(idsOf(answers).size).toBe(bodies.length);
  });

  test('a cart that was refused can be put right and sent again at once', async () => {
    const cookie = await newBrowser();
    expect((await order(cookie, { ...oneRitual, total: 1 })).statusCode).toBe(409);
    expect((await order(cookie, { ...oneRitual, total: 1 })).statusCode).toBe(409);
    expect((await order(cookie)).statusCode).toBe(201);
  });
});

test('two keys make two orders, whatever the cookie', async () => {
  const cookie = await newBrowser();
  const send = (key: string) =>
    shop.request({ method: 'POST', url: '/api/orders', payload: oneRitual, headers: { cookie, 'idempotency-key': key } });
  expect(idsOf([await send('first'), await send('second'), await send('first')]).size).toBe(2);
});
