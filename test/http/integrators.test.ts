import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { guestOrder, oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';

const shop = await openShop();
const { post } = stepsOf(shop);

describe('the list of services', () => {
  const ARTICLE = ['article_content', 'article_seo_title', 'article_seo_description'].flatMap((name) => [name, `${name}_en`]);
  const read = async (url: string) => (await shop.request({ url })).json<Record<string, unknown>[]>();

  test('the list of services has the article of each ritual in both languages', async () => {
    const services = await read('/api/services');
    expect(services).toHaveLength(6);
    for (const service of services)
      for (const name of ARTICLE)
        expect([service.id, name, service[name]]).toEqual([service.id, name, expect.stringMatching(/\S/)]);
    expect(await read('/api/services?view=full')).toEqual(await read('/api/services'));
  });

  test('the list of services leaves the articles out when cards are asked for, and is the same list otherwise', async () => {
    const full = await read('/api/services');
    const cards = full.map((service) => Object.fromEntries(Object.entries(service).filter(([name]) => !ARTICLE.includes(name))));
    expect(await read('/api/services?view=card')).toEqual(cards);
    expect((await shop.request({ url: '/api/services?view=other' })).json().errors).toMatchObject([{ pointer: '/query/view' }]);
  });
});

test("a quote's lines and total can be sent back as they are, to another quote and to an order", async () => {
  const items = guestOrder.items.map(({ id, quantity, duration }) => ({ id, quantity, duration }));
  const quote = (await post('/api/cart/quote', { items })).json();
  expect((await post('/api/cart/quote', { items: quote.items })).json()).toEqual(quote);
  const { customerName, customerEmail, paymentMethod } = guestOrder;
  const order = await post('/api/orders', { customerName, customerEmail, paymentMethod, items: quote.items, total: quote.total });
  expect([order.statusCode, order.json().total]).toEqual([201, guestOrder.total]);
});

test.each([
  ['/api/crypto/payment', { currency: 'BTC', amountUsd: 300 }],
  ['/api/card/payment', {}],
])('a payment at %s for an order that does not exist names the field with its id', async (url, body) => {
  const answer = await post(url, { ...body, orderId: crypto.randomUUID() });
  expect(answer.json()).toMatchObject({ status: 404, errors: [{ pointer: '/orderId', code: 'unknown_order' }] });
});

test.each([
  ['a duration that the item does not have', { duration: 0.75 }, 'invalid_duration', '/items/0/duration'],
  ['two of a special intention', { ...guestOrder.items[2], quantity: 2 }, 'invalid_quantity', '/items/0/quantity'],
  ['an item that is not sold', { id: 'nothing' }, 'unknown_item', '/items/0/id'],
])('a request of the right form that cannot be fulfilled is 422: %s', async (_, changes, code, pointer) => {
  const items = [{ ...oneRitual.items[0], ...changes }];
  const quote = await post('/api/cart/quote', { items });
  const order = await post('/api/orders', { ...oneRitual, items });
  for (const answer of [quote, order]) expect(answer.json()).toMatchObject({ status: 422, code, errors: [{ pointer, code }] });
});

const PUBLIC = [
  '/api/services',
  '/api/services/lakshmi?lang=en',
  '/api/articles-catalog',
  '/api/articles/sankalpa?lang=en',
  '/api/documents/privacy?lang=en',
  '/api/openapi.json',
  '/api/openapi.yaml',
  '/api/partner-openapi.json',
];

describe.each(PUBLIC)('the public read %s', (url) => {
  test('a public read may be read by scripts of every site, without cookies', async () => {
    const { headers } = await shop.request({ url, headers: { origin: 'https://partner.example' } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('ETag');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const preflight = await shop.app.inject({ method: 'OPTIONS', url, headers: { origin: 'https://partner.example' } });
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([204, 'If-None-Match']);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD');
  });

  test('a public read travels compressed to a client that takes an encoding, and is the same text', async () => {
    const plain = await shop.app.inject({ url });
    const decode = { br: brotliDecompressSync, gzip: gunzipSync } as const;
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await shop.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
        encoding,
        expect.stringContaining('Accept-Encoding'),
      ]);
      expect(decode[encoding](answer.rawPayload).toString()).toBe(plain.payload);
      expect(answer.headers.etag).not.toBe(plain.headers.etag);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    }
  });
});

test('a refusal of a public read may be read by every site, too', async () => {
  const { headers, statusCode } = await shop.request({ url: '/api/articles/nothing' });
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, '*']);
});

test('only reading what is the same for everybody is open to every site', () => {
  const open = allOperations(readContract({ withSandbox: true })).filter((operation) => operation['x-every-site']);
  expect(new Set(open.map(({ method, tags }) => `${method} ${tags}`))).toEqual(new Set(['get catalogue', 'get almanac']));
});

test('whatever the catalogue tells is open to every site, its search too', async () => {
  const ofCatalogue = allOperations(readContract({ withSandbox: true })).filter(({ tags }) => tags?.includes('catalogue'));
  const closed = ofCatalogue.filter((operation) => !operation['x-every-site']);
  expect(closed.map(({ operationId }) => operationId)).toEqual([]);
  const { headers, statusCode } = await shop.request({ url: '/api/search?q=agni' });
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
});

test('an answer with personal data is not compressed: its size would tell of secrets beside text of strangers', async () => {
  const { request } = await signIn(shop, 'anna@example.com');
  const { id } = await stepsOf(shop).placeOrder({ customerEmail: 'anna@example.com', specialInstructions: 'я'.repeat(2000) });
  for (const url of ['/api/auth/me', '/api/orders', `/api/orders/${id}`, '/api/account/export']) {
    const { headers, statusCode } = await request({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect([url, statusCode, headers['content-encoding']]).toEqual([url, 200, undefined]);
  }
});

test('every answer names its request, and a problem names the same', async () => {
  const good = await shop.request({ url: '/api/services', headers: { 'x-request-id': 'mine' } });
  expect(good.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  for (const url of [`/api/orders/${crypto.randomUUID()}`, '/api/nothing']) {
    const bad = await shop.request({ url });
    expect(bad.headers['x-request-id']).toBe(bad.json().requestId);
  }
});

test.each(['ru', 'en'])('a text or a problem in one language says so: %s', async (language) => {
  const headers = { 'accept-language': language };
  for (const url of ['/api/articles/sankalpa', '/api/services/lakshmi', '/api/articles/nothing'])
    expect((await shop.request({ url, headers })).headers['content-language']).toBe(language);
});
