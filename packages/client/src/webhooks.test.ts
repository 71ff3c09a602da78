import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { type ReceivedWebhook, verifyWebhook } from './webhooks.ts';

const secretOf = (byte: number, length = 32) => `whsec_${Buffer.alloc(length, byte).toString('base64')}`;
const SECRET = secretOf(1);
const OTHER = secretOf(2);
const NOW = Date.parse('2026-11-22T10:00:00Z');
const body = JSON.stringify({ type: 'order.paid', timestamp: '2026-11-22T09:59:59Z', data: { id: 'заказ', version: 3 } });

/** A webhook as the reference library of Standard Webhooks signs it. */
function sent({ id = 'evt_1', at = NOW, secrets = [SECRET], text = body } = {}) {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(at), text));
  return {
    body: text,
    headers: { 'webhook-id': id, 'webhook-timestamp': `${Math.floor(at / 1000)}`, 'webhook-signature': signatures.join(' ') },
  };
}

const verified = (webhook: Partial<ReceivedWebhook>) => verifyWebhook({ ...sent(), secrets: SECRET, now: NOW, ...webhook });
const withHeader = (name: string, value: string | undefined) => ({ headers: { ...sent().headers, [name]: value } });

test('what the reference library signs is verified, and its event is read', async () => {
  const event = { id: 'evt_1', type: 'order.paid', timestamp: '2026-11-22T09:59:59Z', data: { id: 'заказ', version: 3 } };
  expect(await verified({})).toEqual(event);
  const bytes = new TextEncoder().encode(body);
  expect(await verified({ body: bytes })).toEqual(event);
  expect(await verified({ body: bytes.buffer })).toEqual(event);
  expect(await verified({ headers: new Headers(sent().headers) })).toEqual(event);
  const ofAnotherPackage = new Map(Object.entries(sent().headers));
  expect(await verified({ headers: { get: (name) => ofAnotherPackage.get(name) ?? null } })).toEqual(event);
  const shouted = Object.entries(sent().headers).map(([name, value]) => [name.toUpperCase(), [value]]);
  expect(await verified({ headers: Object.fromEntries(shouted) })).toEqual(event);
});

test.each([
  ['the sender signs with the old and the new secret', { secrets: [OTHER, SECRET] }, SECRET],
  ['the receiver knows the old and the new secret', {}, [OTHER, SECRET]],
  ['the secret has no prefix', {}, SECRET.slice('whsec_'.length)],
])('while secrets change, either verifies: %s', async (_, sending, secrets) => {
  expect((await verified({ ...sent(sending), secrets })).id).toBe('evt_1');
});

describe('what is not signed by the sender is refused', () => {
  test.each<[string, Partial<ReceivedWebhook>, string]>([
    ['another secret', { secrets: OTHER }, 'signature'],
    ['another body', { body: body.replace('3', '4') }, 'signature'],
    ['the same JSON, written again', { body: JSON.stringify(JSON.parse(body), null, 1) }, 'signature'],
    ['another id', withHeader('webhook-id', 'evt_2'), 'signature'],
    ['another time', withHeader('webhook-timestamp', `${NOW / 1000 - 1}`), 'signature'],
    ['a cut signature', withHeader('webhook-signature', sent().headers['webhook-signature'].slice(0, -8)), 'signature'],
    ['a signature that is not base64', withHeader('webhook-signature', 'v1,***'), 'signature'],
    [
      'a signature of another kind',
      withHeader('webhook-signature', sent().headers['webhook-signature'].replace('v1,', 'v1a,')),
      'signature',
    ],
    [
      'the right signature behind ten wrong',
      withHeader('webhook-signature', `${'v1,AAAA '.repeat(10)}${sent().headers['webhook-signature']}`),
      'signature',
    ],
    ['no signature', withHeader('webhook-signature', undefined), 'headers'],
    ['no id', withHeader('webhook-id', undefined), 'headers'],
    ['an id with a dot, which could move a piece of the body into it', withHeader('webhook-id', 'a.1'), 'headers'],
    ['a time that is no number', withHeader('webhook-timestamp', '123abc'), 'headers'],
  ])('%s', async (_, webhook, fault) => {
    await expect(verified(webhook)).rejects.toMatchObject({ name: 'WebhookError', fault });
  });
});

test('a webhook may be five minutes old or early, and no more', async () => {
  for (const seconds of [-300, 300]) await expect(verified(sent({ at: NOW + seconds * 1000 }))).resolves.toBeDefined();
  for (const seconds of [-301, 301])
    await expect(verified(sent({ at: NOW + seconds * 1000 }))).rejects.toMatchObject({ fault: 'time' });
  await expect(verified({ ...sent({ at: NOW - 301_000 }), toleranceSeconds: 400 })).resolves.toBeDefined();
});

test.each([
  ['is not JSON', 'paid'],
  ['is no event', '{"type":1}'],
  ['is null', 'null'],
])('a signed body that %s is refused', async (_, text) => {
  await expect(verified(sent({ text }))).rejects.toMatchObject({ fault: 'body' });
});

test('a body that was parsed is named as the fault: it is not what was signed', async () => {
  await expect(verified({ body: JSON.parse(body) })).rejects.toMatchObject({ fault: 'body' });
});

test.each([
  ['too short', secretOf(1, 23)],
  ['too long', secretOf(1, 65)],
  ['not base64', 'whsec_***'],
  ['empty', ''],
  ['missing, as a variable that nobody has set', undefined as unknown as string],
])('a secret of your own that is %s is named as the fault, instead of refusing every webhook silently', async (_, secrets) => {
  await expect(verified({ secrets })).rejects.toMatchObject({ fault: 'secret' });
});

test('an event is narrowed by its type', async () => {
  const told = JSON.stringify({
    type: 'payment.seen',
    timestamp: '2026-11-22T09:59:59Z',
    data: { id: 'order', version: 2, paymentId: 'payment', metadata: { till: '7' } },
  });
  const event = await verified(sent({ text: told }));
  if (event.type !== 'payment.seen') throw new Error(event.type);
  // These fields are typed: an event of another type has none of them.
  const paymentId: string = event.data.paymentId;
  expect([paymentId, event.data.metadata?.till]).toEqual(['payment', '7']);
  // @ts-expect-error: a payment has no place among the items
  expect(event.data.position).toBeUndefined();
});
