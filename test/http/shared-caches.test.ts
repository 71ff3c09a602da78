import { beforeAll, describe, expect, test } from 'vitest';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { operations } from '../support/contract.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { openShop } from '../support/shop.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { createProfile } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';

const shop = await openShop();
let anna: Customer;
beforeAll(async () => {
  anna = await signIn(shop);
  await paidOrder(shop, { customerEmail: anna.contact });
  await createProfile(anna, { firstName: 'Канарейка' });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

describe('what other visitors are shown', () => {
  const poison = {
    // A sandbox answers to no foreign name, and to every literal address.
    host: '192.0.2.66',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
    'x-forwarded-prefix': '/evil.example',
    'x-forwarded-for': 'evil.example',
    'x-original-url': '/evil.example',
    'x-rewrite-url': '/evil.example',
    forwarded: 'host=evil.example;proto=http',
    'x-http-method-override': 'DELETE',
    'user-agent': 'evil.example',
    referer: 'https://evil.example/',
  };
  // Each address is requested for the first time here, so a cache would keep the answer to the poisoned request.
  test.each([
    '/en',
    '/ru/articles',
    '/en/ritual/ganesha',
    '/ru/article/sankalpa',
    '/sitemap.xml',
    '/robots.txt',
    '/en/rss.xml',
    '/share/ru/home.png',
    '/api/services',
    '/api/articles/sankalpa?lang=ru',
    '/api/openapi.json',
    '/api/openapi.yaml',
    '/api/partner-openapi.json',
  ])('no header of a request changes what other visitors are shown at %s', async (url) => {
    const poisoned = await get(url, poison);
    const clean = await get(url);
    expect([poisoned.statusCode, clean.statusCode]).toEqual([200, 200]);
    for (const word of ['evil.example', '192.0.2.66']) expect(poisoned.payload).not.toContain(word);
    expect(clean.rawPayload.equals(poisoned.rawPayload)).toBe(true);
    expect(clean.headers.etag).toBe(poisoned.headers.etag);
  });

  test('no query string changes what other visitors are shown', async () => {
    for (const path of ['/en/ritual/lakshmi', '/en/articles', '/robots.txt']) {
      const withHostileQuery = await get(`${path}?utm=evil.example&lang=ru&next=//evil.example&__proto__=1`);
      expect(withHostileQuery.payload).not.toContain('evil.example');
      expect((await get(path)).payload).toBe(withHostileQuery.payload);
    }
  });

  test('no visitor is shown the language of another: an address with a prefix has one language, and other addresses vary by the headers that choose it', async () => {
    const russian = { 'accept-language': 'ru', cookie: 'lang=ru' };
    expect((await get('/en/ritual/saraswati', russian)).payload).toContain('<html lang="en"');
    expect((await get('/ritual/saraswati', russian)).payload).toContain('<html lang="ru"');
    const english = await get('/ritual/saraswati', { 'accept-language': 'en' });
    expect(english.payload).toContain('<html lang="en"');
    expect(String(english.headers.vary).split(', ')).toEqual(expect.arrayContaining(['Accept-Language', 'Cookie']));
  });
});

describe('personal data', () => {
  const personalUrls = () => [
    '/api/auth/me',
    '/api/auth/sessions',
    '/api/account/export',
    `/api/orders?email=${encodeURIComponent(anna.contact)}`,
  ];

  test('personal data are always sent whole to their owner, without an ETag', async () => {
    for (const url of personalUrls()) {
      for (const condition of [{ 'if-none-match': '*' }, { 'if-modified-since': new Date(2099, 0).toUTCString() }]) {
        const { statusCode, headers, payload } = await anna.request({ url, headers: { cookie: anna.cookie, ...condition } });
        expect([url, statusCode, headers['cache-control'], headers.etag]).toEqual([url, 200, 'no-store', undefined]);
        expect(payload.length).toBeGreaterThan(50);
      }
    }
  });

  test('personal data are refused to a request without a session that names any copy', async () => {
    for (const url of personalUrls()) expect((await get(url, { 'if-none-match': '*' })).statusCode).toBe(401);
  });

  test('personal data answer HEAD without a body, and only to their owner', async () => {
    for (const url of personalUrls()) {
      const head = await shop.app.inject({ method: 'HEAD', url, headers: { cookie: anna.cookie } });
      const stranger = await shop.app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.payload, stranger.statusCode, stranger.payload]).toEqual([200, '', 401, '']);
    }
  });

  test('personal data are in no page that the server renders: a customer gets the same page as everybody', async () => {
    for (const url of ['/en', '/ru/user-profile', '/en/ritual/ganesha']) {
      const drawn = await get(url, { cookie: anna.cookie });
      expect(drawn.payload).toBe((await get(url)).payload);
      expect(drawn.payload).not.toMatch(/Канарейка/);
      expect(drawn.headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([
    '/%61pi/auth/me',
    '/api/./auth/me',
    '/api/x/../auth/me',
    '/api/auth%2fme',
    '//api/auth/me',
    '/API/auth/me',
    '/en/api/auth/me',
  ])('personal data are kept by no cache, and told to no stranger, under another spelling of the address: %s', async (url) => {
    expect((await get(url, { cookie: anna.cookie })).headers['cache-control']).toBe('no-store');
    expect([401, 404]).toContain((await get(url)).statusCode);
  });
});

describe('a page of another site', () => {
  const addressOf = (path: string) => path.replace(/\{\w+\}/g, crypto.randomUUID());
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  test('a page of another site can change nothing of a signed-in customer', async () => {
    const before = await dumpTables(shop);
    for (const { id, method, path } of operations.filter((operation) => operation.method !== 'get')) {
      for (const headers of [evil, { origin: 'null' }, { origin: 'https://localhost.evil.example' }]) {
        const request = { method: method.toUpperCase() as 'POST', url: addressOf(path), payload: {} };
        const answer = await anna.request({ ...request, headers: { cookie: anna.cookie, ...headers } });
        expect([id, answer.statusCode, answer.json().code]).toEqual([id, 403, 'cross_site']);
      }
    }
    expect((await dumpTables(shop)) === before).toBe(true);
  });

  test('a page of another site can read nothing but what is the same for everybody', async () => {
    const open = allOperations(readContract({ withSandbox: true })).filter((operation) => operation['x-every-site']);
    const personal = operations.filter(({ id }) => open.every(({ operationId }) => operationId !== id));
    for (const { method, path } of personal) {
      for (const askedMethod of [method.toUpperCase() as 'GET', 'OPTIONS'] as const) {
        const { headers } = await shop.app.inject({ method: askedMethod, url: addressOf(path), headers: evil });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    }
  });
});
