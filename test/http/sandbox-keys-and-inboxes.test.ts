import { describe, expect, test } from 'vitest';
import { newKeyText } from '../../src/modules/api-keys/key-text.ts';
import { openShop } from '../support/shop.ts';
import { byKey, takeSandboxKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';

const shop = await openShop();
const steps = stepsOf(shop);

/** Has coins come to a payment of the sandbox, asked for by a program with this key. */
const arrive = (paymentId: string, key: string, payload: object = {}) =>
  steps.post(`/api/sandbox/crypto/payments/${paymentId}/transfers`, payload, byKey(key));

test('an inbox keeps what comes to it, also when it plays a receiver that fails, and nobody else sees it', async () => {
  const inbox = crypto.randomUUID();
  const other = crypto.randomUUID();
  const fill = async (query: string) =>
    (await shop.request({ method: 'POST', url: `/api/sandbox/inbox/${inbox}${query}`, payload: { type: 'x' } })).statusCode;
  expect([await fill(''), await fill('?answer=fails')]).toEqual([204, 503]);
  const read = async (of: string) => (await shop.request({ url: `/api/sandbox/inbox/${of}` })).json().items;
  expect(await read(inbox)).toMatchObject([{ body: '{"type":"x"}' }, { body: '{"type":"x"}' }]);
  expect(await read(other)).toEqual([]);
});

test('a key pays and troubles the orders of its own partner alone, and each stranger has a partner of their own', async () => {
  const { payment } = await steps.begin();
  const first = await takeSandboxKey(shop);
  const second = await takeSandboxKey(shop);
  expect(first.partner).not.toBe(second.partner);
  for (const payload of [{}, { trouble: 'partial' }]) expect((await arrive(payment.id, first.key, payload)).statusCode).toBe(404);
  expect((await steps.readPayment(payment.id)).status).toBe('waiting');
  expect((await arrive(payment.id, newKeyText('sandbox'))).json().code).toBe('invalid_key');
});

test('a transfer that names a trouble is refused with any other field', async () => {
  const { payment } = await steps.begin();
  for (const more of [{ amount: '1' }, { notify: false }, { currency: 'ETH' }, { confirmations: 0 }]) {
    const answer = await steps.post(`/api/sandbox/crypto/payments/${payment.id}/transfers`, { trouble: 'late', ...more });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/trouble' }] });
  }
});

describe('a sandbox that others can reach', async () => {
  const reachable = await openShop({ env: { PUBLIC_URL: 'http://sandbox.example:8080' } });

  test('a sandbox that others can reach posts to its own inbox, and to no receiver on its machine', async () => {
    const { partner, key, inbox } = await takeSandboxKey(reachable);
    const headers = byKey(key);
    const add = (url: string) =>
      reachable.request({
        method: 'POST',
        url: `/api/partner/${partner}/webhooks`,
        headers,
        payload: { url, types: ['order.created'] },
      });
    for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:8080'])
      expect((await add(`http://${host}/api/sandbox/inbox/${inbox}`)).json()).toMatchObject({
        status: 400,
        code: 'invalid_request',
      });
    for (const path of ['/api/sandbox/messages', `/api/sandbox/inbox/${inbox}/..`, '/api/sandbox/inbox/a%2f..'])
      expect((await add(`http://sandbox.example:8080${path}`)).statusCode).toBe(400);
    const { id } = (await add(`http://sandbox.example:8080/api/sandbox/inbox/${inbox}`)).json();
    const example = { method: 'POST', url: `/api/partner/${partner}/webhooks/${id}/examples`, headers } as const;
    expect((await reachable.request({ ...example, payload: { type: 'order.created' } })).statusCode).toBeLessThan(300);
    await reachable.deliverWebhooks();
    expect((await reachable.request({ url: `/api/sandbox/inbox/${inbox}` })).json().items).toHaveLength(1);
  });

  test('a sandbox that others can reach asks for its secret before it gives a key, and does not ask who has a key', async () => {
    const make = (headers = {}) => reachable.request({ method: 'POST', url: '/api/sandbox/keys', headers });
    expect((await make({ 'x-sandbox-access': '' })).json().code).toBe('sandbox_access_required');
    const { key } = (await make()).json();
    const url = `/api/sandbox/crypto/payments/${crypto.randomUUID()}/transfers`;
    const headers = { 'x-sandbox-access': '', ...byKey(key) };
    expect((await reachable.request({ method: 'POST', url, headers })).json().code).toBe('not_found');
  });
});
