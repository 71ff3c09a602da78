import { describe, expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { unchanged } from './steps/records.ts';

const shop = await openShop();
const steps = stepsOf(shop);

describe('a malformed id', () => {
  const odd = [
    '%00',
    '%0d%0a',
    '%ff',
    '%zz',
    '..%2f..%2fetc%2fpasswd',
    '%252e%252e%252f',
    '-1',
    '0',
    '1e9',
    'null',
    'undefined',
    '[]',
    '%7B%7D',
    '__proto__',
    'constructor',
    'a'.repeat(10_000),
    '%D0%B0'.repeat(500),
    '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e%00',
    '{6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e}',
    'urn:uuid:6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
    '6f1f7a520a4e4c629d0f3f1f6f1b8f4e',
    "6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e'",
  ];
  const places = [
    ['GET', (id: string) => `/api/orders/${id}`],
    ['PUT', (id: string) => `/api/orders/${id}/contact`],
    ['POST', (id: string) => `/api/orders/${id}/manual-payment`],
    ['GET', (id: string) => `/api/crypto/payment/${id}/status`],
    ['POST', (id: string) => `/api/crypto/payment/${id}/cancel`],
    ['POST', (id: string) => `/api/sandbox/crypto/payments/${id}/transfers`],
    ['POST', (id: string) => `/api/sandbox/card/payments/${id}/pay`],
  ] as const;

  test.each(odd)('the malformed id %s is refused for orders and payments, to read and to change them', async (id) => {
    await unchanged(shop, async () => {
      for (const [method, urlOf] of places) {
        const payload = method === 'PUT' ? { customerName: 'Анна', customerEmail: 'a@b.ru' } : undefined;
        const answer = await shop.app.inject({ method, url: urlOf(id), ...(payload ? { payload } : {}) });
        expect([400, 404], `${method} ${urlOf(id)}`).toContain(answer.statusCode);
        expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      }
    });
  });

  test.each([
    '/order/%00',
    '/order/%zz',
    '/%ff',
    '/order/<script>alert(1)',
    `/order/${'a'.repeat(10_000)}`,
    '/ru/order/..%2f..',
    '/checkout/',
  ])('the page %s answers without a fault', async (url) => {
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.payload).not.toContain('<script>alert');
  });

  test.each(['/ru/%zz', '/en/order/%ff', '/%', `/assets/${'a'.repeat(300)}`])(
    'the address %s shows a page that says that nothing is there',
    async (url) => {
      const answer = await shop.app.inject({ url, headers: { accept: 'text/html' } });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );
});

describe('a path that leaves the folder of public files', () => {
  test.each([
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/%252e%252e%252fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/..%2f..%2fsrc/main.ts',
    '/assets/%00/../../package.json',
    '//package.json',
    '/.vite/manifest.json',
    '/index.html',
    '/.env',
    '/.git/HEAD',
  ])('the path %s reaches no file', async (url) => {
    const answer = await shop.app.inject({ url });
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.payload).not.toMatch(/vedic-rituals-shop"|readConfig|"isEntry"|refs\/heads/);
  });
});

test('a sandbox answers to no name but its own, except that it lives', async () => {
  for (const url of ['/', '/en/ptest22', '/docs', '/api/sandbox/messages', '/api/services', '/sitemap.xml', '/nothing']) {
    const { statusCode, payload } = await shop.app.inject({ url, headers: { host: 'rebound.example' } });
    expect([url, statusCode, JSON.parse(payload).code]).toEqual([url, 421, 'unknown_host']);
  }
  for (const host of ['rebound.example', 'shop.example', '127.0.0.1:1', '[::1]'])
    expect((await shop.app.inject({ url: '/api/health/live', headers: { host } })).statusCode).toBe(200);
});

describe('an attempt to redirect to another site', () => {
  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/en//evil.example/',
    '/ru/%2fevil.example/',
    '/en/\\evil.example/',
    '/?next=//evil.example',
    '/en/?next=https://evil.example/',
    '//evil.example//',
    '/user-profile/?next=//evil.example',
  ])('a redirect from %s stays on our site', async (url) => {
    for (const headers of [{}, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' }]) {
      const { location } = (await shop.app.inject({ url, headers })).headers;
      expect(new URL(String(location ?? '/'), 'https://shop.example').host).toBe('shop.example');
    }
  });
});

test('reading pages, an order and the contract adds and takes away no row', async () => {
  const { id } = await steps.placeOrder();
  await unchanged(shop, async () => {
    for (const url of [
      '/',
      '/en',
      `/order/${id}`,
      `/checkout/${id}`,
      `/api/orders/${id}`,
      '/api/services',
      '/api/openapi.json',
      '/api/openapi.yaml',
      '/api/partner-openapi.json',
    ]) {
      expect((await shop.app.inject({ url })).statusCode, url).toBe(200);
    }
  });
});

test.each(['/d%6fcs/guide', '/%70roblems/not_found', '/%72u/problems/not_found', '/ru/pr%6Fblems/not_found'])(
  'another spelling of an address is the same page: %s',
  async (url) => {
    const [spelled, plain] = [await shop.request({ url }), await shop.request({ url: decodeURIComponent(url) })];
    expect([spelled.statusCode, spelled.payload]).toEqual([200, plain.payload]);
  },
);
