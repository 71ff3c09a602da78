import { describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { verifyWebhook } from '../../packages/client/src/webhooks.ts';
import { WEBHOOK_EVENTS } from '../../src/kernel/webhook-events.ts';
import { newKeyText } from '../../src/modules/api-keys/key-text.ts';
import { openShop } from '../support/shop.ts';
import { takeSandboxKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';
import { type CurlRequest, samplesOf, tinyShell } from './steps/shell.ts';

/** What a sample shows: an object of the contract. */
type Shown = Partial<Record<string, unknown>>;
type Trouble = NonNullable<components['schemas']['TransferRequest']['trouble']>;

const shop = await openShop();
const page = (await shop.app.inject({ url: '/en/docs/guide' })).payload;
/** What the samples of the page do, in its order. */
const NAMES = [
  'key',
  'catalogue',
  'quote',
  'order',
  'payment',
  'transfer',
  'watch',
  'story',
  'trouble',
  'webhook',
  'example',
  'parts',
  'steps',
  'inbox',
  'events',
  'receiver',
  'log',
] as const;
const samples = samplesOf(page, 'curl');
const sample = Object.fromEntries(NAMES.map((name, place) => [name, samples[place] ?? ''])) as Record<
  (typeof NAMES)[number],
  string
>;
// The shop has no port, and webhooks reach the inbox all the same.
const send = async ({ url, ...request }: CurlRequest) => {
  const answer = await shop.request({ ...request, url: url.replace(shop.config.publicUrl, '') });
  expect(answer.statusCode, answer.payload).toBeLessThan(300);
  return answer.json();
};
/** Coins come to a payment of the sandbox, as a program with this key has it play. */
const arrive = (paymentId: string, key: string, payload: object = {}) =>
  shop.request({
    method: 'POST',
    url: `/api/sandbox/crypto/payments/${paymentId}/transfers`,
    payload,
    headers: { authorization: `Bearer ${key}` },
  });

test('the commands of the guide, one after another as the page shows them, lead to a paid order with its story', async () => {
  const { run } = tinyShell(send);
  const shown: Partial<Record<string, Shown>> = {};
  for (const name of NAMES.slice(0, 8)) shown[name] = (await run(sample[name])) as Shown;
  const { key, catalogue, quote, order, payment, transfer, watch, story } = shown;
  expect(key).toMatchObject({
    partner: expect.stringMatching(/^try-[0-9a-f]{12}$/),
    key: expect.stringMatching(/^vrk_sandbox_/),
  });
  expect(catalogue).toContainEqual(expect.objectContaining({ id: 'ganesha' }));
  expect([quote?.total, order?.total, payment?.status, transfer?.status]).toEqual([300, 300, 'waiting', 'completed']);
  expect([watch?.status, story?.status, story?.due]).toEqual(['completed', 'paid', 0]);
  expect(story?.timeline).toContainEqual(expect.objectContaining({ event: 'paid' }));
});

describe('trouble, by the same commands', () => {
  const outcomes: Record<Trouble, object> = {
    partial: { payment: { status: 'partial' }, order: { status: 'pending', due: 150 } },
    over: { payment: { status: 'completed', overpaid: true }, order: { status: 'paid', due: 0 } },
    late: { payment: { status: 'completed', late: true }, order: { status: 'paid', due: 0 } },
    wrong_network: { payment: { status: 'waiting', receivedAmount: '0' }, order: { status: 'pending', due: 300 } },
    duplicate_notices: { payment: { status: 'completed', overpaid: false }, order: { status: 'paid', due: 0 } },
    shuffled_notices: { payment: { status: 'completed', overpaid: false }, order: { status: 'paid', due: 0 } },
  };

  test.each(Object.entries(outcomes))(
    'the trouble %s, played by the same commands, ends as the money says',
    async (trouble, expected) => {
      const { run, set } = tinyShell(send);
      await run(sample.key);
      expect(page).toContain(`<option value="${trouble}">`);
      const [, commands = ''] = sample.trouble.split('TROUBLE=partial');
      set('TROUBLE', trouble);
      await run(commands);
      expect({ payment: await run(sample.watch), order: await run(sample.story) }).toMatchObject(expected);
    },
  );
});

test('the webhook of the guide brings every type of event to the inbox, signed, and the list what came since it was read', async () => {
  const { run } = tinyShell(send);
  await run(sample.key);
  const { secret } = (await run(sample.webhook)) as { secret: string };
  for (const name of ['example', 'parts', 'steps'] as const) await run(sample[name]);
  await shop.deliverWebhooks();
  const { items } = (await run(sample.inbox)) as { items: { at: string; headers: Record<string, string>; body: string }[] };
  const events = await Promise.all(
    items.map(({ at, headers, body }) => verifyWebhook({ body, headers, secrets: secret, now: Date.parse(at) })),
  );
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.values(WEBHOOK_EVENTS)));
  expect(await run(sample.events)).toMatchObject({ items: [{ event: { type: 'order.created' } }], hasMore: false });
});

test('a receiver in trouble is told in the log', async () => {
  const { run } = tinyShell(send);
  for (const name of ['key', 'webhook', 'example'] as const) await run(sample[name]);
  await shop.deliverWebhooks();
  await run(sample.receiver);
  await shop.deliverWebhooks();
  const log = (await run(sample.log)) as { items: object[] };
  expect(log.items).toMatchObject([{ state: 'waiting', attempts: 1 }, { state: 'delivered' }]);
  expect(((await run(sample.inbox)) as { items: object[] }).items).toHaveLength(2);
});

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
  const { payment } = await stepsOf(shop).begin();
  const first = await takeSandboxKey(shop);
  const second = await takeSandboxKey(shop);
  expect(first.partner).not.toBe(second.partner);
  for (const payload of [{}, { trouble: 'partial' }]) expect((await arrive(payment.id, first.key, payload)).statusCode).toBe(404);
  expect((await stepsOf(shop).readPayment(payment.id)).status).toBe('waiting');
  expect((await arrive(payment.id, newKeyText('sandbox'))).json().code).toBe('invalid_key');
});

test('a transfer that names a trouble is refused with any other field', async () => {
  const { payment } = await stepsOf(shop).begin();
  for (const more of [{ amount: '1' }, { notify: false }, { currency: 'ETH' }, { confirmations: 0 }]) {
    const url = `/api/sandbox/crypto/payments/${payment.id}/transfers`;
    const answer = await shop.request({ method: 'POST', url, payload: { trouble: 'late', ...more } });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/trouble' }] });
  }
});

describe('a sandbox that others can reach', async () => {
  const closed = await openShop({ env: { PUBLIC_URL: 'http://sandbox.example:8080' } });

  test('a sandbox that others can reach posts to its own inbox, and to no receiver on its machine', async () => {
    const { partner, key, inbox } = await takeSandboxKey(closed);
    const headers = { authorization: `Bearer ${key}` };
    const add = (url: string) =>
      closed.request({
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
    expect((await closed.request({ ...example, payload: { type: 'order.created' } })).statusCode).toBeLessThan(300);
    await closed.deliverWebhooks();
    expect((await closed.request({ url: `/api/sandbox/inbox/${inbox}` })).json().items).toHaveLength(1);
  });

  test('a sandbox that others can reach asks for its secret before it gives a key, and not of who has one', async () => {
    const make = (headers = {}) => closed.request({ method: 'POST', url: '/api/sandbox/keys', headers });
    expect((await make({ 'x-sandbox-access': '' })).json().code).toBe('sandbox_access_required');
    const { key } = (await make()).json();
    const url = `/api/sandbox/crypto/payments/${crypto.randomUUID()}/transfers`;
    const headers = { 'x-sandbox-access': '', authorization: `Bearer ${key}` };
    expect((await closed.request({ method: 'POST', url, headers })).json().code).toBe('not_found');
  });
});
