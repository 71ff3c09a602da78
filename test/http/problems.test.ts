import { describe, expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = await openShop();

const order = {
  customerName: 'Анна Иванова',
  customerEmail: 'anna@example.com',
  paymentMethod: 'crypto',
  items: [{ id: 'ganesha', name: 'Ганеша-яга', price: 300, quantity: 1, duration: 1 }],
  total: 300,
};
const json = { 'content-type': 'application/json', 'accept-language': 'en' };

describe('a refusal names', () => {
  test('a query parameter that the contract does not have', async () => {
    const answer = await shop.request({ url: '/api/services/ganesha?lang=en&foo=1', headers: json });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ pointer: '/query/foo', code: 'additionalproperties', detail: 'Unknown field.' }],
    ]);
  });

  test('a field of a body where the contract has no body', async () => {
    const call = { method: 'POST', url: '/api/sandbox/keys', headers: json } as const;
    const answer = await shop.request({ ...call, payload: { partner: 'indra' } });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ pointer: '/partner', code: 'additionalproperties', detail: 'Unknown field.' }],
    ]);
    expect((await shop.request({ ...call, payload: {} })).statusCode).toBe(201);
  });

  test('a query parameter with a value that is not allowed', async () => {
    const answer = await shop.request({ url: '/api/services/ganesha?lang=de', headers: json });
    expect(answer.json().errors).toEqual([
      { pointer: '/query/lang', code: 'enum', detail: 'No such choice. There are: ru, en.' },
    ]);
  });

  test('a header that is too long', async () => {
    const headers = { ...json, 'idempotency-key': 'k'.repeat(256) };
    const answer = await shop.request({ method: 'POST', url: '/api/orders', payload: order, headers });
    const detail = 'Too long. Characters: at most 255.';
    expect(answer.json().errors).toEqual([{ pointer: '/headers/idempotency-key', code: 'maxlength', detail }]);
  });

  test('a body that is not JSON', async () => {
    const answer = await shop.request({ method: 'POST', url: '/api/orders', payload: '{"total":', headers: json });
    expect(answer.json().errors).toEqual([{ pointer: '', code: 'json', detail: 'This is not JSON.' }]);
  });

  test('each field once, even when it breaks several rules', async () => {
    const payload = { customerName: '', customerEmail: '', paymentMethod: 'crypto', items: [], total: -1 };
    const answer = await shop.request({ method: 'POST', url: '/api/orders', payload, headers: json });
    const pointers = answer.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer);
    expect(pointers.sort()).toEqual(['/customerEmail', '/customerName', '/items', '/total']);
  });
});

describe('a request that no operation serves', () => {
  test.each([
    ['PUT', '/api/services', 'GET, HEAD'],
    ['DELETE', '/api/orders/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e', 'GET, HEAD'],
    ['GET', '/api/cart/quote', 'POST'],
    ['OPTIONS', '/api/orders', 'GET, HEAD, POST'],
  ] as const)('%s %s answers 405 with the methods of the address', async (method, url, allow) => {
    const answer = await shop.request({ method, url, headers: json });
    expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([405, 'method_not_allowed', allow]);
  });

  test.each(['/api/nothing', '/api/orders/a/b', '/api/servicesx'])('%s answers 404', async (url) => {
    const answer = await shop.request({ url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
  });
});

test('a guest may have a name of one letter', async () => {
  const answer = await shop.request({
    method: 'POST',
    url: '/api/orders',
    payload: { ...order, customerName: 'Я' },
    headers: json,
  });
  expect(answer.statusCode).toBe(201);
});
