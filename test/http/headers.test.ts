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

const order = { method: 'POST', url: '/api/orders' } as const;
test.each([
  ['a page', { url: '/' }, 200],
  ['a page that does not exist', { url: '/nothing' }, 404],
  ['a redirect', { url: '/user-profile/' }, 308],
  ['a file', { url: '/favicon.svg' }, 200],
  ['an answer of the API', { url: '/api/services' }, 200],
  ['the readable contract', { url: '/docs' }, 200],
  ['the page that tries calls', { url: '/docs/try/' }, 200],
  ['an address of the API that does not exist', { url: '/api/nothing' }, 404],
  ['a wrong body', { ...order, payload: {} }, 400],
  ['a wrong media type', { ...order, payload: 'x', headers: { 'content-type': 'text/plain' } }, 415],
  ['a request from another site', { ...order, payload: {}, headers: { origin: 'https://evil.example' } }, 403],
  ['a body that is too large', { ...order, payload: { a: 'x'.repeat(1024 * 1024) } }, 413],
  ['an address that cannot be decoded', { url: '/api/%zz' }, 400],
  ['a HEAD request for a page that does not exist', { method: 'HEAD', url: '/nothing' }, 404],
  ['a file that does not exist', { url: '/assets/nothing.js' }, 404],
  ['a share image', { url: '/share/en/home.png' }, 200],
  ['the sitemap', { url: '/sitemap.xml' }, 200],
  ['a personal operation without a session', { url: '/api/auth/me' }, 401],
  ['a method that a page does not have', { method: 'POST', url: '/en' }, 404],
])('%s has the security headers', async (_, request, status) => {
  const answer = await shop.app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(PROTECTION);
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.headers).not.toHaveProperty('server');
});

test('a 304 has the security headers', async () => {
  const { etag } = (await shop.app.inject({ url: '/en' })).headers;
  const answer = await shop.app.inject({ url: '/en', headers: { 'if-none-match': `${etag}` } });
  expect(answer.statusCode).toBe(304);
  expect(answer.headers).toMatchObject(PROTECTION);
});

test('the content security policy allows no script and no style but our own files', async () => {
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
  // Browsers do not run JSON data blocks.
  expect(scripts.filter((tag) => !/ src="\//.test(tag) && !/type="application\/(ld\+)?json"/.test(tag))).toEqual([]);
});

test('every cache may keep a built file for a year, and a page for the encoding and the language that were asked for', async () => {
  const page = await shop.app.inject({ url: '/en' });
  const [, asset] = /src="(\/assets\/[^"]+)"/.exec(page.payload) ?? [];
  expect((await shop.app.inject({ url: asset ?? '' })).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(page.headers.vary).toContain('Accept-Encoding');
  expect((await shop.app.inject({ url: '/' })).headers.vary).toMatch(/Accept-Language.*Cookie/);
});

test('no cache may keep a page that shows an order or an account, or a page that does not exist', async () => {
  const { id } = await stepsOf(shop).placeOrder();
  for (const url of [`/order/${id}`, `/en/checkout/${id}`, '/user-profile', '/ru/nothing', `/order/${crypto.randomUUID()}`]) {
    const { headers } = await shop.app.inject({ url });
    expect([url, headers['cache-control'], headers.etag]).toEqual([url, 'no-store', undefined]);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'] as const)(
  '%s to the address of a page answers 404 as the API does, and does not repeat the address',
  async (method) => {
    for (const url of ['/nothing?email=canary@example.com', '/en?email=canary@example.com']) {
      const answer = await shop.app.inject({ method: method as 'POST', url });
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
      expect(answer.payload).not.toContain('canary');
      expect(answer.headers).toMatchObject({ ...PROTECTION, 'cache-control': 'no-store' });
    }
  },
);

describe('when the server itself fails', () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(shop.database.queries);
  beforeAll(() => rename('orders', 'orders_away'));
  afterAll(() => rename('orders_away', 'orders'));

  const inside = /relation|orders_away|select|insert|kysely|mikro|postgres|pglite|node_modules|\.ts\b|at .+:\d+|\d+\.\d+\.\d+/i;

  test.each([
    ['GET', `/api/orders/${crypto.randomUUID()}`, undefined],
    ['POST', '/api/orders', oneRitual],
  ] as const)('%s %s answers 500 and shows nothing internal when the server itself fails', async (method, url, payload) => {
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

  test('the page of an order shows nothing internal when the server itself fails', async () => {
    const answer = await shop.app.inject({ url: `/en/order/${crypto.randomUUID()}` });
    expect(answer.statusCode).toBe(503);
    expect(answer.payload).not.toMatch(/relation|orders_away|internal server error|node_modules/i);
    expect(answer.headers).toMatchObject(PROTECTION);
  });
});
