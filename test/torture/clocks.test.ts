import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForCodeAt } from '../support/customers.ts';
import { oneRitual } from '../support/orders.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';

const SHIFT = fileURLToPath(new URL('../support/shift-clock.ts', import.meta.url));
const HOUR = 3600;

describe.each([HOUR, -HOUR])('beside an instance whose clock is wrong by %i seconds', (seconds) => {
  let two: TwoShops;
  let right: ServerProcess;
  let wrong: ServerProcess;
  beforeAll(async () => {
    const clock = { NODE_OPTIONS: `--import ${SHIFT}`, CLOCK_SHIFT_SECONDS: String(seconds) };
    two = await startTwoShops({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' }, clock);
    [right, wrong] = two.shops;
  });
  afterAll(() => two.end());

  const sql = <Row extends object>(statement: string) => runSql<Row>(two.databaseUrl, statement);
  /** Both directions: what the first instance began is judged by the second. */
  const ways = () =>
    [
      [right, wrong],
      [wrong, right],
    ] as const;

  test('the clock of that instance alone is wrong, as its log shows', async () => {
    // A shop may be ready before its first line has arrived here.
    const logged = async (shop: ServerProcess) => {
      await expect.poll(() => shop.output(), { timeout: 60_000 }).toMatch(/"time":\d+/);
      return Number(/"time":(\d+)/.exec(shop.output())?.[1]);
    };
    // To ten minutes: the two lines were not written at the same moment.
    expect(Math.round(((await logged(wrong)) - (await logged(right))) / 600_000) * 600).toBe(seconds);
  });

  test('a code is good for its ten minutes at either, and not longer', async () => {
    for (const [asked, judging] of ways()) {
      for (const [age, status] of [
        [590, 200],
        [610, 400],
      ] as const) {
        const code = await askForCode(asked);
        await sql(`update one_time_codes set created_at = created_at - interval '${age} s',
          expires_at = expires_at - interval '${age} s' where used_at is null`);
        expect((await signIn(judging, code)).status, `${age} seconds old`).toBe(status);
      }
    }
  });

  test('a session ends after its idle time, at either, and not before', async () => {
    for (const [asked, judging] of ways()) {
      const { cookie } = await signIn(asked, await askForCode(asked));
      const idle = (age: string) => sql(`update sessions set last_used_at = now() - interval '14 days' + interval '${age}'`);
      await idle('1 minute');
      expect((await call(judging, 'GET', '/api/auth/me', { cookie })).status).toBe(200);
      await idle('-1 minute');
      expect((await call(judging, 'GET', '/api/auth/me', { cookie })).status).toBe(401);
    }
  });

  test('the amount of a coin holds for its twenty minutes, and then expires, at either', async () => {
    for (const [asked, judging] of ways()) {
      const payment = await openPayment(asked);
      expect(Math.abs(Date.parse(payment.expiresAt) - Date.now() - 1_200_000)).toBeLessThan(60_000);
      const statusAt = async (left: string) => {
        await sql(`update payments set expires_at = now() + interval '${left}', checked_at = null where id = '${payment.id}'`);
        return (await call(judging, 'GET', `/api/crypto/payment/${payment.id}/status`)).body.status;
      };
      expect(await statusAt('1 minute')).toBe('waiting');
      expect(await statusAt('-1 second')).toBe('expired');
    }
  });

  test('money with every browser closed is seen, whichever instance opened the payment, and is not late', async () => {
    const paid = await Promise.all(
      ways().map(async ([asked, other]) => {
        const { id } = await openPayment(asked);
        await call(other, 'POST', `/api/sandbox/crypto/payments/${id}/transfers`, { body: { notify: false } });
        return `'${id}'`;
      }),
    );
    const read = () => sql(`select distinct state, late from payments where id in (${paid.join()})`);
    await expect.poll(read, { timeout: 60_000, interval: 500 }).toEqual([{ state: 'completed', late: false }]);
  });

  test('a payment whose instance died while it asked the gateway is asked for again once the lease is over, and not before, at either', async () => {
    for (const [asked, judging] of ways()) {
      const { id, orderId } = await openPayment(asked);
      const again = async (lease: string) => {
        await sql(`update payments set state = 'creating', leased_until = now() + interval '${lease}' where id = '${id}'`);
        return (await call(judging, 'POST', '/api/crypto/payment', { body: { orderId, currency: 'BTC', amountUsd: 300 } }))
          .status;
      };
      expect(await again('10 seconds')).toBe(409);
      expect(await again('-1 second')).toBe(201);
    }
  });
});

interface Call {
  readonly cookie?: string;
  readonly body?: object;
}

async function call({ url }: ServerProcess, method: string, path: string, { cookie, body }: Call = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { status: answer.status, body: JSON.parse(await answer.text()), cookie: cookies.join('; ') };
}

interface AskedCode {
  readonly contact: string;
  readonly code: string;
  readonly cookie: string;
}

async function askForCode(shop: ServerProcess): Promise<AskedCode> {
  const contact = `${crypto.randomUUID()}@example.com`;
  return { contact, ...(await askForCodeAt(shop.url, contact)) };
}

function signIn(shop: ServerProcess, { contact, code, cookie }: AskedCode) {
  return call(shop, 'POST', '/api/auth/verify-code', { cookie, body: { contact, code } });
}

async function openPayment(shop: ServerProcess): Promise<{ id: string; orderId: string; expiresAt: string }> {
  const { id: orderId } = (await call(shop, 'POST', '/api/orders', { body: oneRitual })).body;
  return (await call(shop, 'POST', '/api/crypto/payment', { body: { orderId, currency: 'BTC', amountUsd: 300 } })).body;
}
