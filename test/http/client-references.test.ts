import { afterAll, expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { startWebhookReceiver } from '../support/stand-ins/webhook-receiver.ts';
import { byKey, createKey } from './steps/keys.ts';
import { signInStaff } from './steps/staff.ts';

const PARTNERS = 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>';
const shop = await openShop({ env: { PARTNERS } });
const till = await startWebhookReceiver();
afterAll(() => till.close());
const indra = await programOf('indra');
const surya = await programOf('surya');
const office = await signInStaff(shop, 'administrator');
const client = { customerName: 'Анна Иванова', customerEmail: 'anna@example.com', language: 'ru' };
const items = [{ id: 'ganesha', quantity: 2, duration: 0.5 }];
const metadata = { till: '7', campaign: 'осень' };

interface Placed {
  readonly id: string;
  readonly code?: string;
  readonly order?: string;
  readonly paymentLink: string;
}

/** A program of a partner; its key outlives the second factor of the person who made it. */
async function programOf(partner: string) {
  const person = await signInStaff(shop, 'partner', { partner });
  const { key } = await createKey(person, { partner });
  const headers = byKey(key);
  const urlOf = (path: string) => `/api/partner/${partner}/${path}`;
  const post = (path: string, payload?: object, more = {}) =>
    shop.request({ method: 'POST', url: urlOf(path), payload, headers: { ...headers, ...more } });
  const place = (more: object, headers = {}) => post('orders', { ...client, items, ...more }, headers);
  const read = async (path: string) => (await shop.request({ url: urlOf(path), headers })).json();
  const idsByReference = async (reference: string) => {
    const list = await read(`orders?clientReference=${encodeURIComponent(reference)}`);
    return list.items.map(({ id }: Placed) => id) as string[];
  };
  return { post, place, read, idsByReference };
}

const ordersOf = async (q: string) => {
  const list = await office.request({ url: `/api/admin/orders?q=${encodeURIComponent(q)}` });
  return list.json<{ items: Placed[] }>().items;
};

test('a program that lost the answer finds its order by the reference, with the link and the prices', async () => {
  const { id, paymentLink } = (await indra.place({ clientReference: 'invoice/1', metadata })).json<Placed>();
  expect(await indra.idsByReference('invoice/1')).toEqual([id]);
  expect(await indra.idsByReference('invoice/2')).toEqual([]);
  const order = await indra.read(`orders/${id}`);
  expect(order).toMatchObject({ clientReference: 'invoice/1', metadata, paymentLink, items: [{ id: 'ganesha', quantity: 2 }] });
  expect(order.items[0].price * 2).toBe(order.total);
  expect(await indra.read('orders?updatedSince=2020-01-01T00:00:00Z&clientReference=invoice/none')).toMatchObject({ items: [] });
});

test('a partner uses a reference once, also after the order was cancelled, and a second use is told which order has it', async () => {
  const clientReference = 'invoice/3';
  const { id } = (await indra.place({ clientReference })).json<Placed>();
  await indra.post(`orders/${id}/cancellation`, { reason: 'Changed' });
  const again = await indra.place({ clientReference, items: [{ id: 'no-such-ritual', quantity: 1, duration: 1 }] });
  expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ code: 'client_reference_used', order: id })]);
  expect(await indra.idsByReference(clientReference)).toEqual([id]);
  // The references of another partner are others.
  expect((await surya.place({ clientReference })).statusCode).toBe(201);
});

test('of ten orders at once with one reference one is placed, and nine are told which', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => indra.place({ clientReference: 'race' })));
  const [placed, ...refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode).map((answer) => answer.json<Placed>());
  expect(refused.map(({ code, order }) => [code, order])).toEqual(Array(9).fill(['client_reference_used', placed?.id]));
  expect(await indra.idsByReference('race')).toEqual([placed?.id]);
});

test('the same request with the same key gets its first answer, and no refusal', async () => {
  const place = () => indra.place({ clientReference: 'retried' }, { 'idempotency-key': 'retried' });
  const [first, again] = await Promise.all([place(), place()]);
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
});

test.each([
  ['a space', { clientReference: 'invoice 1' }, '/clientReference'],
  ['another alphabet', { clientReference: 'счёт' }, '/clientReference'],
  ['nothing', { clientReference: '' }, '/clientReference'],
  ['101 characters', { clientReference: 'a'.repeat(101) }, '/clientReference'],
  ['21 pairs', { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`n${at}`, ''])) }, '/metadata'],
  ['a name of 41 characters', { metadata: { ['n'.repeat(41)]: '' } }, '/metadata'],
  ['a value of 501 characters', { metadata: { n: 'v'.repeat(501) } }, '/metadata/n'],
  ['a number', { metadata: { n: 1 } }, '/metadata/n'],
  ['half a character', { metadata: { 'n\ud800': '' } }, '/metadata'],
])('what an order is filed by is refused with %s', async (_, more, pointer) => {
  const { statusCode, json } = await indra.place(more);
  expect([statusCode, json().errors?.[0]?.pointer]).toEqual([400, pointer]);
});

test('the longest reference and the largest metadata are kept as they came', async () => {
  const clientReference = `~!"#$%&'()*+,-./:;<=>?@[]^_{|}`.padEnd(100, 'Z');
  const largest = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`я${at}`.padEnd(40, 'я'), '🔥'.repeat(500)]));
  const { id } = (await indra.place({ clientReference, metadata: largest })).json<Placed>();
  expect(await indra.read(`orders/${id}`)).toMatchObject({ clientReference, metadata: largest });
});

test('events tell what the order is filed by, to the partner who filed it alone', async () => {
  for (const program of [indra, surya])
    await program.post('webhooks', { url: till.url, types: ['order.created', 'order.status_changed'] });
  const { id } = (await indra.place({ clientReference: 'told', metadata })).json<Placed>();
  await shop.deliverWebhooks();
  const bodies = () => till.arrived.splice(0).map(({ body }) => JSON.parse(`${body}`).data);
  expect(bodies()).toEqual([expect.objectContaining({ id, clientReference: 'told', metadata })]);
  await office.request({ method: 'PUT', url: `/api/admin/orders/${id}/partner`, payload: { partner: 'surya' } });
  await shop.deliverWebhooks();
  const [moved] = bodies();
  expect(moved).toMatchObject({ id });
  const afterMove = [moved, await surya.read(`orders/${id}`)];
  for (const each of afterMove) expect(each).not.toHaveProperty('clientReference');
  expect(JSON.stringify(afterMove)).not.toContain('осень');
  // The reference stays with who gave it, and is not free for another order.
  expect((await indra.place({ clientReference: 'told' })).json()).toMatchObject({ code: 'client_reference_used', order: id });
});

test.each(['INV-2026/17', '000004', '7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f', 'till@7', 'A'.repeat(30)])(
  'the shop’s people find an order by what the partner typed into its books: %s',
  async (clientReference) => {
    const { id } = (await indra.place({ clientReference, metadata })).json<Placed>();
    expect(await ordersOf(clientReference)).toMatchObject([{ id, clientReference, metadata }]);
    expect((await office.request({ url: `/api/admin/orders/${id}` })).json()).toMatchObject({ clientReference, metadata });
  },
);

test('both files of orders, CSV and JSON Lines, have the reference and the metadata', async () => {
  const clientReference = 'in-a-file';
  await indra.place({ clientReference, metadata });
  const url = `/api/admin/exports/orders?q=${clientReference}`;
  const csv = await office.request({ url });
  const lines = await office.request({ url: `${url}&format=jsonl` });
  expect(csv.payload).toContain(`${clientReference},"{""till"":""7"",""campaign"":""осень""}"`);
  expect(JSON.parse(lines.payload)).toMatchObject({ clientReference, metadata });
});

test('an erasure takes the metadata, from events that are kept too, and what programs answered, and leaves the reference to the books', async () => {
  await indra.post('webhooks', { url: till.url, types: ['order.created'] });
  const clientReference = 'erased';
  const { id } = (await indra.place({ clientReference, metadata: { note: 'canary' } })).json<Placed>();
  await shop.deliverWebhooks();
  await shop.database.transact(({ personalData }) => personalData.orders.erase([id], new Date()));
  expect(await indra.read(`orders/${id}`)).toMatchObject({ clientReference });
  const queries = shop.database.queries;
  const stored = [
    await queries.selectFrom('orders').selectAll().where('id', '=', id).execute(),
    await queries.selectFrom('partner_events').selectAll().where('order_id', '=', id).execute(),
    await queries.selectFrom('webhook_deliveries').selectAll().where('order_id', '=', id).execute(),
  ];
  expect(stored.map((rows) => rows.length)).toEqual([1, 1, expect.any(Number)]);
  expect(JSON.stringify(stored)).not.toMatch(/canary|answer 200/);
  expect(stored[2]).toContainEqual(expect.objectContaining({ tries: [expect.objectContaining({ status: 200, answer: null })] }));
});
