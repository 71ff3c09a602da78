import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';

const shop = await openShop({ env: { LOG_LEVEL: 'silent' } });

const PROTECTION = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
};

describe('every answer carries the headers that protect its reader', () => {
  const order = { method: 'POST', url: '/api/orders' } as const;
  test.each([
    ['a page', { url: '/' }, 200],
    ['a page that is not there', { url: '/nothing' }, 404],
    ['a move', { url: '/user-profile/' }, 308],
    ['a file', { url: '/favicon.svg' }, 200],
    ['an answer of the API', { url: '/api/services' }, 200],
    ['the readable contract', { url: '/docs/' }, 200],
    ['an address of the API that is not there', { url: '/api/nothing' }, 404],
    ['a wrong body', { ...order, payload: {} }, 400],
    ['a wrong media type', { ...order, payload: 'x', headers: { 'content-type': 'text/plain' } }, 415],
    ['a request from another site', { ...order, payload: {}, headers: { origin: 'https://evil.example' } }, 403],
    ['a body that is too large', { ...order, payload: { a: 'x'.repeat(1024 * 1024) } }, 413],
    ['an address that cannot be read', { url: '/%zz' }, 400],
    ['a page that is not there, asked for its head', { method: 'HEAD', url: '/nothing' }, 404],
    ['a file that is not there', { url: '/assets/nothing.js' }, 404],
    ['a picture for previews', { url: '/share/en/home.png' }, 200],
    ['the sitemap', { url: '/sitemap.xml' }, 200],
    ['a personal call without a session', { url: '/api/auth/me' }, 401],
    ['a way of asking that is not served', { method: 'POST', url: '/en' }, 404],
  ])('%s', async (_, request, status) => {
    const answer = await shop.app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(PROTECTION);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
  });

  test('a copy that is current', async () => {
    const { etag } = (await shop.app.inject({ url: '/en' })).headers;
    const answer = await shop.app.inject({ url: '/en', headers: { 'if-none-match': `${etag}` } });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).toMatchObject(PROTECTION);
  });
});

test('the policy lets nothing run that is not our own file', async () => {
  const { headers, payload } = await shop.app.inject({ url: '/' });
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  for (const rule of [
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy.split(';')).toContain(rule);
  }
  expect(payload).not.toMatch(/\sstyle="|<style|\son[a-z]+="|javascript:/);
  const scripts = payload.match(/<script[^>]*>/g) ?? [];
  // Blocks of data are not run.
  expect(scripts.filter((tag) => !/ src="\//.test(tag) && !/type="application\/(ld\+)?json"/.test(tag))).toEqual([]);
});

test('an order of the API may not be kept by anybody, a file for a year', async () => {
  const { id } = await stepsOf(shop).placeOrder();
  expect((await shop.app.inject({ url: `/api/orders/${id}` })).headers['cache-control']).toBe('no-store');
  const page = await shop.app.inject({ url: '/en' });
  const [, asset] = /src="(\/assets\/[^"]+)"/.exec(page.payload) ?? [];
  expect((await shop.app.inject({ url: asset ?? '' })).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(page.headers.vary).toContain('Accept-Encoding');
  expect((await shop.app.inject({ url: '/' })).headers.vary).toMatch(/Accept-Language.*Cookie/);
});

test('a page that shows one order, one account or nothing may not be kept by anybody', async () => {
  const { id } = await stepsOf(shop).placeOrder();
  for (const url of [`/order/${id}`, `/en/checkout/${id}`, '/user-profile', '/ru/nothing', `/order/${crypto.randomUUID()}`]) {
    const { headers } = await shop.app.inject({ url });
    expect([url, headers['cache-control'], headers.etag]).toEqual([url, 'no-store', undefined]);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'] as const)(
  '%s where there is nothing but pages is answered as the API answers, and repeats no word of the address',
  async (method) => {
    for (const url of ['/nothing?email=canary@example.com', '/en?email=canary@example.com']) {
      const answer = await shop.app.inject({ method: method as 'POST', url });
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
      expect(answer.payload).not.toContain('canary');
      expect(answer.headers).toMatchObject({ ...PROTECTION, 'cache-control': 'no-store' });
    }
  },
);

describe('when something of ours fails', () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(shop.database.queries());
  beforeAll(() => rename('orders', 'orders_away'));
  afterAll(() => rename('orders_away', 'orders'));

  const inside = /relation|orders_away|select|insert|kysely|mikro|postgres|pglite|node_modules|\.ts\b|at .+:\d+|\d+\.\d+\.\d+/i;

  test.each([
    ['GET', `/api/orders/${crypto.randomUUID()}`, undefined],
    ['POST', '/api/orders', oneRitual],
  ] as const)('%s %s says so and nothing of its inside', async (method, url, payload) => {
    const answer = await shop.request({ method, url, payload, headers: { 'accept-language': 'ru' } });
    expect(answer.json()).toEqual({
      type: '/problems/internal_error',
      title: 'Внутренняя ошибка',
      status: 500,
      code: 'internal_error',
      detail: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.payload.replace(answer.json().requestId, '')).not.toMatch(inside);
    expect(answer.headers).toMatchObject(PROTECTION);
  });

  test('the page of an order shows no inside either', async () => {
    const answer = await shop.app.inject({ url: `/en/order/${crypto.randomUUID()}` });
    expect(answer.payload).not.toMatch(/relation|orders_away|internal server error|node_modules/i);
    expect(answer.headers).toMatchObject(PROTECTION);
  });
});

test('problems are written in the caller’s language', async () => {
  const titleIn = async (language: string) =>
    (await shop.request({ url: `/api/orders/${crypto.randomUUID()}`, headers: { 'accept-language': language } })).json().title;
  expect(await titleIn('uz')).toBe('Не найдено');
  expect(await titleIn('fr')).toBe('Not found');
});
