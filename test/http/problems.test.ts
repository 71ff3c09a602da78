import { describe, expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop, type ShopRequest } from '../support/shop.ts';
import { byKey, createKey } from './steps/keys.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>' } });
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const { key } = await createKey(person);
/** A program of the partner, which reads English. */
const headers = { ...byKey(key), 'accept-language': 'en' };

const json = { 'content-type': 'application/json', 'accept-language': 'en' };

const RITUAL = '/api/services/ganesha';
const UNKNOWN = { code: 'additionalproperties', detail: 'Unknown field.' };
const CHOICES = { code: 'enum', detail: 'No such choice. There are: ru, en.' };
const TOO_LONG = { code: 'maxlength', detail: 'Too long. Characters: at most 255.' };
const longKey = { 'idempotency-key': 'k'.repeat(256) };

test.each<[string, ShopRequest, object]>([
  [
    'a query parameter that the contract does not have',
    { url: `${RITUAL}?lang=en&foo=1` },
    { pointer: '/query/foo', ...UNKNOWN },
  ],
  ['a query parameter with a value that is not allowed', { url: `${RITUAL}?lang=de` }, { pointer: '/query/lang', ...CHOICES }],
  [
    'a field of a body where the contract has no body',
    { method: 'POST', url: '/api/sandbox/keys', payload: { partner: 'indra' } },
    { pointer: '/partner', ...UNKNOWN },
  ],
  [
    'a header that is too long',
    { method: 'POST', url: '/api/orders', payload: oneRitual, headers: longKey },
    { pointer: '/headers/idempotency-key', ...TOO_LONG },
  ],
  [
    'a body that is not JSON',
    { method: 'POST', url: '/api/orders', payload: '{"total":' },
    { pointer: '', code: 'json', detail: 'This is not JSON.' },
  ],
])('a refusal names %s', async (_, request, error) => {
  const answer = await shop.request({ ...request, headers: { ...json, ...request.headers } });
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [error]]);
});

test('an empty object is no body where the contract has none', async () => {
  const request = { method: 'POST', url: '/api/sandbox/keys', headers: json, payload: {} } as const;
  expect((await shop.request(request)).statusCode).toBe(201);
});

test('a refusal names each field once, even when it breaks several rules', async () => {
  const payload = { customerName: '', customerEmail: '', paymentMethod: 'crypto', items: [], total: -1 };
  const answer = await shop.request({ method: 'POST', url: '/api/orders', payload, headers: json });
  const pointers = answer.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer);
  expect(pointers.sort()).toEqual(['/customerEmail', '/customerName', '/items', '/total']);
});

describe('a request that no operation serves', () => {
  test.each([
    ['PUT', '/api/services', 'GET, HEAD'],
    ['DELETE', '/api/orders/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e', 'GET, HEAD'],
    ['GET', '/api/cart/quote', 'POST'],
    ['OPTIONS', '/api/orders', 'GET, HEAD, POST'],
  ] as const)('a request of %s to %s answers 405 with the methods of the address', async (method, url, allow) => {
    const answer = await shop.request({ method, url, headers: json });
    expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([405, 'method_not_allowed', allow]);
  });

  test.each(['/api/nothing', '/api/orders/a/b', '/api/servicesx'])(
    'a request to %s, where the API has nothing, answers 404',
    async (url) => {
      const answer = await shop.request({ url });
      expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([404, 'not_found', undefined]);
    },
  );
});

const orderOfPartner = {
  customerName: 'Anna',
  customerEmail: 'anna@example.com',
  language: 'en',
  items: [{ id: 'ganesha', quantity: 1, duration: 1 }],
};
const webhook = { url: 'https://till.example.com/', types: ['order.created'] };
const post = (to: 'orders' | 'webhooks', payload: object) =>
  shop.request({ method: 'POST', url: `/api/partner/indra/${to}`, payload, headers });
/** What the shop says of an order that it refuses. */
const refusalOfOrder = async (change: object) => (await post('orders', { ...orderOfPartner, ...change })).json().errors[0].detail;
/** What the shop says of a webhook that it refuses. */
const refusalOfWebhook = async (change: object) => (await post('webhooks', { ...webhook, ...change })).json().errors[0].detail;

test('a name of one letter is a name, of a guest and in an order of a partner', async () => {
  const ofGuest = { method: 'POST', url: '/api/orders', payload: { ...oneRitual, customerName: 'Я' } } as const;
  expect((await shop.request(ofGuest)).statusCode).toBe(201);
  expect((await post('orders', { ...orderOfPartner, customerName: ' A ' })).statusCode).toBe(201);
  const blank = await post('orders', { ...orderOfPartner, customerName: '  ' });
  expect(blank.json().errors).toMatchObject([{ pointer: '/customerName', code: 'pattern' }]);
});

test('a refusal names the bound that was broken', async () => {
  const limit = await shop.request({ url: '/api/partner/indra/orders?limit=101', headers });
  expect(limit.json().errors).toMatchObject([{ pointer: '/query/limit', code: 'maximum', detail: 'Too large. At most 100.' }]);
  expect(await refusalOfOrder({ customerName: 'A'.repeat(121) })).toBe('Too long. Characters: at most 120.');
  expect(await refusalOfOrder({ language: 'de' })).toBe('No such choice. There are: ru, en.');
  expect(await refusalOfOrder({ clientReference: 7 })).toBe('Wrong type. The type is: string.');
  expect(await refusalOfOrder({ clientReference: 'invoice 7' })).toBe('Wrong format. The pattern is `^[!-~]+$`.');
  expect(await refusalOfOrder({ metadata: { ['x'.repeat(41)]: '1' } })).toBe('A name is not allowed. The rule is maxLength 40.');
  expect(await refusalOfOrder({ metadata: { '': '1' } })).toBe('A name is not allowed. The rule is minLength 1.');
  const tier = { id: 'special-intention-health-sleep', quantity: 1, duration: 3 };
  expect(await refusalOfOrder({ items: [tier] })).toBe('This duration is not on offer. There are: 0.75.');
  expect(await refusalOfWebhook({ url: 'https://till.example.com:8443/' })).toBe('Port 443 is needed.');
  expect(await refusalOfWebhook({ url: 'http://till.example.com/' })).toBe('An address that begins with https is needed.');
  expect(await refusalOfWebhook({ description: 'A'.repeat(201) })).toBe('Too long. Characters: at most 200.');
});

test('a refusal of what people type is in words, not a pattern', async () => {
  const request = { method: 'POST', url: '/api/orders', payload: { ...oneRitual, customerName: '  ' }, headers: json } as const;
  const refused = (await shop.request(request)).json<{ errors: object[] }>();
  expect(refused.errors).toContainEqual({ pointer: '/customerName', code: 'pattern', detail: 'Wrong format.' });
});

test('a problem is in Russian for whoever more likely reads it, such as an Uzbek, and else in English', async () => {
  const titleIn = async (language: string) =>
    (await shop.request({ url: `/api/orders/${crypto.randomUUID()}`, headers: { 'accept-language': language } })).json().title;
  expect(await titleIn('uz')).toBe('Не найдено');
  expect(await titleIn('fr')).toBe('Not found');
});
