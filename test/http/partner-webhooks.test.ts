import { afterAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';
import { verifyWebhook } from '../../packages/client/src/webhooks.ts';
import { readContract } from '../../src/http/contract/contract-document.ts';
import { differences, eventSchemas } from '../support/contract.ts';
import { openShop, type ShopRequest, testClock } from '../support/shop.ts';
import { type Reaction, startWebhookReceiver } from '../support/stand-ins/webhook-receiver.ts';
import { messagesTo } from './steps/customers.ts';
import { byKey, createKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const PARTNERS = 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>';
const TYPES = ['order.created', 'order.status_changed', 'payment.confirmed'];
const DAY = 86_400;
const time = testClock();
/** How long the shop waits for a receiver, in milliseconds: long enough for an answer on a busy machine; two tries of a test wait it out. */
const TIMEOUT = 2000;
const shop = await openShop({ env: { PARTNERS }, overrides: { clock: time.clock, webhookTimeoutMs: TIMEOUT } });
const steps = stepsOf(shop);
/** The programs of Indra and of Surya. */
const till = await startWebhookReceiver();
const other = await startWebhookReceiver();
afterAll(() => Promise.all([till.close(), other.close()]));
const indra = await signedIn('indra');
const surya = await signedIn('surya');

type Wire = components['schemas'];
type Made = Wire['MadeWebhook'];
type Story = Wire['WebhookDeliveryStory'];

/** A person of a partner with a key of the partner's programs, which outlives the person's second factor. */
async function signedIn(partner: string) {
  const person = await signInStaff(shop, 'partner', { partner });
  const { key } = await createKey(person, { partner });
  const call = ({ url, ...more }: ShopRequest) =>
    shop.request({ ...more, url: `/api/partner/${partner}/webhooks${url}`, headers: byKey(key) });
  return { person, call, post: (url: string, payload?: object) => call({ method: 'POST', url, payload }) };
}

const add = async (partner: typeof indra, url: string, types = TYPES) => (await partner.post('', { url, types })).json<Made>();
const log = async (id: string, query = '') =>
  (await indra.call({ url: `/${id}/deliveries${query}` })).json<Wire['WebhookDeliveryList']>().items;
const story = async (id: string, delivery?: string) =>
  (await indra.call({ url: `/${id}/deliveries/${delivery ?? (await log(id))[0]?.id}` })).json<Story>();

beforeEach(async () => {
  for (const { call } of [indra, surya])
    for (const { id } of (await call({ url: '' })).json<{ items: Made[] }>().items)
      await call({ method: 'DELETE', url: `/${id}` });
  for (const { arrived, script } of [till, other]) {
    arrived.length = 0;
    Object.assign(script, { turns: [] as Reaction[], usual: 200, headers: {} });
  }
});

test('an example of each event that the contract names has every field that such an event can have, and no other', async () => {
  const { webhooks } = readContract({ withSandbox: false });
  expect(Object.keys(webhooks).toSorted()).toEqual(Object.values(WEBHOOK_EVENTS).toSorted());
  const { id } = await add(indra, till.url);
  for (const type of Object.keys(webhooks)) expect((await indra.post(`/${id}/examples`, { type })).statusCode).toBe(202);
  await shop.deliverWebhooks();
  for (const [type, schema] of Object.entries(eventSchemas)) {
    const body = JSON.parse(till.arrived.find(({ event }) => event.type === type)?.body ?? '{}');
    expect(differences(schema, body)).toEqual([]);
    const fields = (schema as { properties: { data: { properties: object } } }).properties.data.properties;
    expect([type, Object.keys(body.data).toSorted()]).toEqual([type, Object.keys(fields).toSorted()]);
  }
});

test('a webhook whose address the shop has lost the key of is answered as the contract says', async () => {
  const { id } = await add(indra, till.url);
  const { queries } = shop.database;
  await queries.updateTable('webhooks').set({ sealed: 'sealed by another key' }).where('id', '=', id).execute();
  const answer = (await indra.call({ url: `/${id}` })).json<Wire['Webhook']>();
  expect(answer).toMatchObject({ id, url: 'about:blank' });
});

test('what happens to an order of the partner reaches the partner’s program in its order, signed and without personal data', async () => {
  const { secret } = await add(indra, till.url);
  await add(surya, other.url);
  const order = await steps.placeOrder({
    partner: 'indra',
    customerName: 'Анна Канарейкина',
    customerEmail: 'canary@example.com',
  });
  const foreign = await steps.placeOrder({ partner: 'surya' });
  await steps.payByCard(order.id);
  await shop.deliverWebhooks();

  expect(till.events()).toMatchObject([
    { type: 'order.created', order: order.id, version: 1 },
    { type: 'order.status_changed', order: order.id },
    { type: 'payment.confirmed', order: order.id },
  ]);
  const versions = till.events().map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(other.events()).toMatchObject([{ type: 'order.created', order: foreign.id }]);
  for (const { headers, body } of till.arrived) {
    await expect(verifyWebhook({ headers, body, secrets: secret, now: time.now() })).resolves.toMatchObject({
      data: { id: order.id },
    });
    expect(body).not.toMatch(/Канарейкина|canary|Анна/);
  }
});

test('a person of the partner adds, pauses, enables and removes a webhook; its secret is shown once', async () => {
  const url = '/api/partner/indra/webhooks';
  const payload = { url: `${till.url}/hook?token=of-the-till`, types: ['order.created'] };
  const added = await indra.person.request({ method: 'POST', url, payload });
  const { id, secret } = added.json<Made>();
  expect([added.statusCode, secret]).toEqual([201, expect.stringMatching(/^whsec_[\w+/]{43}=$/)]);
  const ownUrl = `${url}/${id}`;
  expect((await indra.person.request({ url: ownUrl })).json()).toMatchObject({ ...payload, state: 'enabled', description: '' });
  await indra.person.request({ method: 'PATCH', url: ownUrl, payload: { state: 'paused', description: 'Till' } });
  await steps.placeOrder({ partner: 'indra' });
  expect(await shop.deliverWebhooks()).toBe(0);
  await indra.person.request({ method: 'PATCH', url: ownUrl, payload: { state: 'enabled' } });
  expect(await shop.deliverWebhooks()).toBe(1);
  expect(till.arrived[0]?.url.search).toBe('?token=of-the-till');
  expect((await indra.person.request({ method: 'DELETE', url: ownUrl })).statusCode).toBe(204);
  expect((await indra.person.request({ url: ownUrl })).statusCode).toBe(404);
});

test('a webhook leads to https at a public name and port 443 or to the machine of a sandbox', async () => {
  for (const url of [
    'https://10.0.0.1/',
    'http://example.com/',
    'https://example.com:8443/',
    'https://u:p@example.com/',
    'https://db.internal/',
  ])
    expect((await indra.post('', { url, types: TYPES })).json()).toMatchObject({ status: 400, errors: [{ pointer: '/url' }] });
  expect((await surya.post('', { url: till.url, types: TYPES })).statusCode).toBe(201);
});

test('while a secret is exchanged, both sign for a day, and the webhook says until when', async () => {
  const { id, secret } = await add(indra, till.url);
  const next = (await indra.post(`/${id}/rotate-secret`)).json<Made>();
  const formerUntil = async () => (await indra.call({ url: `/${id}` })).json().formerSecretUntil;
  expect(await formerUntil()).toBe(new Date(time.now() + DAY * 1000).toISOString());
  const sendExample = async () => {
    await indra.post(`/${id}/examples`, { type: 'plan.changed' });
    await shop.deliverWebhooks();
    const { headers, body } = till.arrived.at(-1) ?? { headers: {}, body: '' };
    return (secrets: string) => verifyWebhook({ headers, body, secrets, now: time.now() });
  };
  const verify = await sendExample();
  for (const each of [secret, next.secret]) await expect(verify(each)).resolves.toMatchObject({ data: { example: true } });
  time.pass(DAY + 1);
  expect(await formerUntil()).toBeNull();
  const later = await sendExample();
  await expect(later(secret)).rejects.toMatchObject({ fault: 'signature' });
  await expect(later(next.secret)).resolves.toBeDefined();
});

test('whatever a receiver does wrong is tried again under one id, and holds up neither the partner’s other orders nor other partners', async () => {
  const { id } = await add(indra, till.url);
  await add(surya, other.url);
  const wrong: [Reaction, string, number | null][] = [
    [500, 'status', 500],
    ['hang', 'timeout', null],
    ['drip', 'timeout', null],
    ['inward', 'redirect', 307],
    ['long', 'too_long', null],
    ['cut', 'unreachable', null],
  ];
  till.script.turns = wrong.map(([reaction]) => reaction);
  const first = await steps.placeOrder({ partner: 'indra' });
  await shop.deliverWebhooks();
  const second = await steps.placeOrder({ partner: 'indra' });
  await steps.placeOrder({ partner: 'surya' });
  await steps.payByCard(first.id);
  await shop.deliverWebhooks();
  expect(other.events()).toMatchObject([{ type: 'order.created' }]);
  for (let attempt = 0; attempt < wrong.length; attempt++) {
    await shop.deliverWebhooks();
    // Longer than the longest pause.
    time.pass(DAY * 1.2);
  }
  await shop.deliverWebhooks();
  expect(other.events()).toHaveLength(1);
  const ofFirst = till.events().filter(({ order }) => order === first.id);
  const failed = ofFirst.filter(({ type }) => type === 'order.created').length - 1;
  expect(new Set(ofFirst.slice(0, failed + 1).map((event) => event.id)).size).toBe(1);
  expect(ofFirst.slice(failed).map(({ type }) => type)).toEqual(['order.created', 'order.status_changed', 'payment.confirmed']);
  expect(till.events().map(({ order }) => order)).toContain(second.id);
  const tries = (await Promise.all((await log(id)).map((each) => story(id, each.id)))).flatMap(({ tries: all }) => all);
  for (const [, failure, status] of wrong) expect(tries).toContainEqual(expect.objectContaining({ failure, status }));
  // The receiver's answer ends with a zero byte, which no text of the database can hold.
  expect(tries).toContainEqual(expect.objectContaining({ status: 500, answer: 'answer 500\uFFFD' }));
});

test('an event that is refused ten times in three days is given up and told, later events pass, and it can be sent again under its id', async () => {
  const { id } = await add(indra, till.url);
  const since = new Date(time.now()).toISOString();
  till.script.usual = 503;
  const order = await steps.placeOrder({ partner: 'indra' });
  for (let attempt = 1; attempt <= 10; attempt++) {
    expect(await shop.deliverWebhooks()).toBe(1);
    time.pass(attempt < 10 ? waitOf(await story(id)) : 1);
  }
  const [dead] = await log(id, '?state=dead');
  expect(dead).toMatchObject({ state: 'dead', nextAttemptAt: null });
  expect(time.now() - Date.parse(since)).toBeGreaterThan(3 * DAY * 1000);
  const letters = (await messagesTo(shop, 'indra@example.com')).filter(({ subject }) => /вебхук/i.test(subject));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).not.toContain(till.url);

  till.script.usual = 200;
  await steps.payByCard(order.id);
  await shop.deliverWebhooks();
  expect(till.events().at(-1)).toMatchObject({ type: 'payment.confirmed', order: order.id });
  expect((await indra.post(`/${id}/redeliver-failed`, { since })).json()).toEqual({ count: 1 });
  await shop.deliverWebhooks();
  expect(till.events().at(-1)).toMatchObject({ id: dead?.eventId, type: 'order.created' });
  expect(await log(id, '?state=dead')).toEqual([]);
  const again = await indra.post(`/${id}/deliveries/${dead?.id}/redeliver`);
  expect([again.statusCode, await shop.deliverWebhooks(), till.events().at(-1)?.id]).toEqual([202, 1, dead?.eventId]);
});

test('a receiver that is gone is disabled and told; enabled again, it gets what waited', async () => {
  const { id } = await add(indra, till.url);
  till.script.usual = 410;
  await steps.placeOrder({ partner: 'indra' });
  await shop.deliverWebhooks();
  expect((await indra.call({ url: `/${id}` })).json()).toMatchObject({ state: 'disabled', disabledFor: 'gone' });
  time.pass(DAY);
  await steps.placeOrder({ partner: 'indra' });
  expect(await shop.deliverWebhooks()).toBe(0);
  till.script.usual = 200;
  await indra.call({ method: 'PATCH', url: `/${id}`, payload: { state: 'enabled' } });
  expect(await shop.deliverWebhooks()).toBe(2);
  expect((await indra.call({ url: `/${id}` })).json()).toMatchObject({ state: 'enabled', disabledFor: null, failingSince: null });
});

test('a receiver that asks for a pause gets nothing until then', async () => {
  await add(indra, till.url);
  Object.assign(till.script, { turns: [429], headers: { 'retry-after': '120' } });
  await steps.placeOrder({ partner: 'indra' });
  await shop.deliverWebhooks();
  await steps.placeOrder({ partner: 'indra' });
  time.pass(100);
  expect(await shop.deliverWebhooks()).toBe(0);
  time.pass(40);
  expect(await shop.deliverWebhooks()).toBe(2);
});

test('people of the shop see how the webhooks of a partner fare, by their hosts alone', async () => {
  const administrator = await signInStaff(shop, 'administrator', { secondFactorAt: new Date(time.now()) });
  const fares = async () => {
    const { payload } = await administrator.request({ url: '/api/admin/partners/indra/webhooks' });
    expect(payload).not.toContain('canary');
    return JSON.parse(payload).items;
  };
  expect(await fares()).toEqual([]);
  const { id } = await add(indra, `${till.url}/hook?token=canary-token`);
  const well = { failingSince: null, waiting: 0, dead: 0, lastFailure: null };
  expect(await fares()).toMatchObject([{ id, host: new URL(till.url).host, state: 'enabled', ...well }]);
  till.script.usual = 503;
  await steps.placeOrder({ partner: 'indra' });
  const at = new Date(time.now()).toISOString();
  await shop.deliverWebhooks();
  expect(await fares()).toMatchObject([{ failingSince: at, waiting: 1, lastFailure: { at, failure: 'status', status: 503 } }]);
  till.script.usual = 200;
  time.pass(10);
  await shop.deliverWebhooks();
  expect(await fares()).toMatchObject([well]);
});

test('while a partner is suspended, events wait', async () => {
  await add(surya, other.url);
  await steps.placeOrder({ partner: 'surya' });
  const suspend = (is_suspended: boolean) =>
    shop.database.queries.updateTable('partners').set({ is_suspended }).where('slug', '=', 'surya').execute();
  await suspend(true);
  expect(await shop.deliverWebhooks()).toBe(0);
  await suspend(false);
  expect(await shop.deliverWebhooks()).toBe(1);
});

/** Seconds until a delivery is due. */
const waitOf = ({ nextAttemptAt }: Story) => Math.ceil((Date.parse(nextAttemptAt ?? '') - time.now()) / 1000);
