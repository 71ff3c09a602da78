import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';
import { verifyWebhook } from '../../packages/client/src/webhooks.ts';
import { openShop, type ShopRequest, testClock } from '../support/shop.ts';
import { startWebhookReceiver } from '../support/stand-ins/webhook-receiver.ts';
import { byKey, takeSandboxKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const DAY = 86_400;
const TYPES = Object.values(WEBHOOK_EVENTS);
const time = testClock();
const shop = await openShop({ overrides: { clock: time.clock } });
const steps = stepsOf(shop);
const till = await startWebhookReceiver();
afterAll(till.close);
beforeEach(() => {
  till.arrived.length = 0;
});

type Page = components['schemas']['PartnerEventList'];
type Listed = components['schemas']['PartnerEvent'];

/** A program that has just got a key to try with. */
async function newProgram() {
  const { partner, key } = await takeSandboxKey(shop);
  const baseUrl = `/api/partner/${partner}`;
  const call = (request: ShopRequest) => shop.request({ ...request, headers: { ...byKey(key), ...request.headers } });
  const post = (url: string, payload: object) => call({ method: 'POST', url: `${baseUrl}${url}`, payload });
  const items = [
    { id: 'ganesha', quantity: 1, duration: 0.5 },
    { id: 'lakshmi', quantity: 1, duration: 1 },
  ];
  const client = { customerName: 'Анна Канарейкина', customerEmail: 'canary@example.com', language: 'ru', items };
  return {
    baseUrl,
    call,
    post,
    partner,
    placeOrder: async (more: object = {}) =>
      (await post('/orders', { ...client, ...more })).json<{ id: string; total: number }>(),
    step: (id: string, payload: object) => post(`/orders/${id}/sandbox-steps`, payload),
    async events(after?: string | null, limit = 100): Promise<Page> {
      const answer = await call({ url: `${baseUrl}/events?limit=${limit}${after ? `&after=${after}` : ''}` });
      expect(answer.statusCode, answer.payload).toBe(200);
      return answer.json();
    },
  };
}
type Program = Awaited<ReturnType<typeof newProgram>>;

async function allEvents({ events }: Pick<Program, 'events'>, limit = 100): Promise<Listed[]> {
  const all: Listed[] = [];
  let page: Page = { items: [], next: null, hasMore: true };
  while (page.hasMore) {
    page = await events(page.next, limit);
    all.push(...page.items);
  }
  return all;
}

/** An order whose coins came in two parts, of which the second had to be confirmed. */
async function paidInParts(program: Program): Promise<string> {
  const { id, total } = await program.placeOrder();
  const payment = await steps.openPayment({ id, total });
  const transfer = (payload: object) =>
    program.call({ method: 'POST', url: `/api/sandbox/crypto/payments/${payment.id}/transfers`, payload });
  for (const payload of [{ trouble: 'partial' }, { confirmations: 0 }, { amount: '0', confirmations: 6 }])
    expect((await transfer(payload)).statusCode).toBe(201);
  return id;
}

test('a program goes from a fresh key to each event that the contract names, received, verified and listed', async () => {
  const program = await newProgram();
  const { secret } = (await program.post('/webhooks', { url: till.url, types: TYPES })).json<{ secret: string }>();
  const id = await paidInParts(program);
  const done: string[] = [];
  for (const payload of [
    { step: 'postpone', startDate: '2027-01-15' },
    { step: 'begin' },
    { step: 'perform' },
    { step: 'report' },
    { step: 'refund' },
    { step: 'fail_refund' },
  ]) {
    const answer = await program.step(id, payload);
    expect(answer.statusCode, answer.payload).toBe(200);
    done.push(answer.json<{ status: string }>().status);
  }
  expect(done).toEqual(['paid', 'processing', 'ready', 'completed', 'completed', 'completed']);

  await shop.deliverWebhooks();
  for (const { headers, body } of till.arrived)
    await expect(verifyWebhook({ headers, body, secrets: secret, now: time.now() })).resolves.toMatchObject({ data: { id } });
  expect(new Set(till.events().map(({ type }) => type))).toEqual(new Set(TYPES));
  // The same ids and the same bodies, in the same order.
  const listed = await allEvents(program, 3);
  expect(listed.map((item) => item.id)).toEqual(till.events().map((event) => event.id));
  expect(listed.map(({ event }) => event)).toEqual(till.arrived.map(({ body }) => JSON.parse(body)));
  expect(listed.map(({ event }) => event.data.version)).toEqual(listed.map((_, at) => at + 1));
  expect(JSON.stringify(listed)).not.toMatch(/Канарейкина|canary|Анна/);
});

test('a day that a ritual gets by beginning is told and can be read, and so is that it was taken away with that', async () => {
  const program = await newProgram();
  const id = await paidInParts(program);
  const priest = await signInStaff(shop, 'priest');
  const press = (method: 'POST' | 'DELETE', position: number) =>
    priest.request({ method, url: `/api/admin/desk/${id}/rituals/${position}/begin` });
  const daysOf = async () => {
    const answer = await program.call({ url: `${program.baseUrl}/orders/${id}` });
    return answer.json<{ items: { startDate?: string }[] }>().items.map(({ startDate }) => startDate);
  };
  let { next } = await program.events();
  const toldSince = async () => {
    const page = await program.events(next);
    next = page.next;
    return page.items.map(({ event }) => event.type);
  };
  await press('POST', 0);
  expect(await toldSince()).toEqual(['plan.changed', 'order.status_changed']);
  expect(await daysOf()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), undefined]);
  await press('POST', 1);
  expect(await toldSince()).toEqual(['plan.changed']);
  await press('DELETE', 1);
  expect(await toldSince()).toEqual(['plan.changed']);
  expect(await daysOf()).toEqual([expect.any(String), undefined]);
  // A planned day stays, whatever the ritual does.
  await program.step(id, { step: 'postpone', item: 1, startDate: '2027-01-15' });
  expect(await toldSince()).toEqual(['plan.changed']);
  for (const method of ['POST', 'DELETE'] as const) await press(method, 1);
  expect([await toldSince(), (await daysOf())[1]]).toEqual([[], '2027-01-15']);
});

test('while twenty orders are placed at once, the list fills what webhooks did not bring, without a loss and without doubles', async () => {
  const program = await newProgram();
  const webhook = (await program.post('/webhooks', { url: till.url, types: TYPES })).json<{ id: string }>();
  const known = await program.placeOrder();
  await shop.deliverWebhooks();
  const handled = new Map(till.events().map(({ id, order }) => [id, order]));
  const pause = await program.call({
    method: 'PATCH',
    url: `${program.baseUrl}/webhooks/${webhook.id}`,
    payload: { state: 'paused' },
  });
  expect(pause.statusCode).toBe(200);

  let next: string | null = null;
  let read = 0;
  const readOn = async () => {
    const page = await program.events(next, 7);
    for (const { id, event } of page.items) handled.set(id, event.data.id);
    next = page.next;
    read += page.items.length;
    return page.hasMore;
  };
  const readInBetween = async () => {
    for (let turn = 0; turn < 20; turn++) await readOn();
  };
  const [all] = await Promise.all([atOnce(20, () => program.placeOrder()), readInBetween()]);
  while (await readOn());
  const placed = [known, ...all].map(({ id }) => id);
  expect(read).toBe(21);
  expect([...handled.values()].toSorted()).toEqual(placed.toSorted());
});

test('a partner without a webhook has events; a page says where it ended, and when nothing is new it ends there again', async () => {
  const program = await newProgram();
  expect(await program.events()).toEqual({ items: [], next: null, hasMore: false });
  const { id } = await program.placeOrder();
  const first = await program.events();
  expect(first).toMatchObject({ items: [{ event: { type: 'order.created', data: { id, version: 1 } } }], hasMore: false });
  expect(await program.events(first.next)).toEqual({ items: [], next: first.next, hasMore: false });
  const later = await program.placeOrder();
  expect((await program.events(first.next)).items.map(({ event }) => event.data.id)).toEqual([later.id]);
});

test('a place of another partner, or one that no page gave, is refused, and so is another partner’s list', async () => {
  const program = await newProgram();
  const other = await newProgram();
  await other.placeOrder();
  const { next } = await other.events();
  const strange = [next ?? '', 'x', Buffer.from(`0 ${program.partner}`).toString('base64url')];
  for (const after of strange) {
    const refused = await program.call({ url: `${program.baseUrl}/events?after=${after}` });
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer: '/query/after' }] });
  }
  for (const limit of [0, 101])
    expect((await program.call({ url: `${program.baseUrl}/events?limit=${limit}` })).statusCode).toBe(400);
  expect((await program.call({ url: `${other.baseUrl}/events` })).statusCode).toBe(404);
});

test('events are kept for thirty days, and the list goes on behind those that are gone', async () => {
  const program = await newProgram();
  await program.placeOrder();
  const { next } = await program.events();
  const stored = () =>
    shop.database.queries.selectFrom('partner_events').select('id').where('partner', '=', program.partner).execute();
  time.pass(29 * DAY);
  await shop.forget();
  expect(await stored()).toHaveLength(1);
  time.pass(2 * DAY);
  await shop.forget();
  expect(await stored()).toEqual([]);
  // The key of the program has ended by now.
  const { id } = await steps.placeOrder({ partner: program.partner });
  const person = await signInStaff(shop, 'partner', { partner: program.partner });
  const page = (await person.request({ url: `${program.baseUrl}/events?after=${next}` })).json<Page>();
  expect(page.items.map(({ event }) => event.data.id)).toEqual([id]);
});

describe('a step of the sandbox', () => {
  test('a step of the sandbox is done once, also when four ask for it at the same time and another when it is done', async () => {
    const program = await newProgram();
    const id = await paidInParts(program);
    const postpone = { step: 'postpone', item: 1, startDate: '2027-01-15' };
    for (const payload of [postpone, ...['begin', 'perform', 'report', 'refund', 'fail_refund'].map((step) => ({ step }))]) {
      const answers = [...(await atOnce(4, () => program.step(id, payload))), await program.step(id, payload)];
      expect([payload.step, answers.map(({ statusCode }) => statusCode)]).toEqual([payload.step, Array(5).fill(200)]);
    }
    const types = (await allEvents(program)).map(({ event }) => event.type);
    const counts = Object.fromEntries(types.map((type) => [type, types.filter((each) => each === type).length]));
    // One ritual got its day by the postponement, the other by beginning.
    expect(counts).toMatchObject({ 'plan.changed': 2, 'report.published': 2, 'payment.refunded': 1, 'payment.refund_failed': 1 });
  });

  test.each([
    ['begins what is not paid', { step: 'begin' }, 409, 'illegal_transition'],
    ['performs what has not begun', { step: 'perform' }, 409, 'illegal_transition'],
    ['reports what was not performed', { step: 'report' }, 409, 'illegal_transition'],
    ['moves the day of what is not paid', { step: 'postpone', startDate: '2027-01-15' }, 409, 'illegal_transition'],
    ['gives back what did not come', { step: 'refund' }, 409, 'nothing_left'],
    ['loses what was not given back', { step: 'fail_refund' }, 409, 'illegal_transition'],
    ['moves a ritual without a day', { step: 'postpone' }, 400, 'invalid_request'],
    ['begins a ritual on a day that is named', { step: 'begin', startDate: '2027-01-15' }, 400, 'invalid_request'],
    ['begins an item that the order has not', { step: 'begin', item: 2 }, 400, 'invalid_request'],
    ['gives a part back', { step: 'refund', item: 0 }, 400, 'invalid_request'],
  ])('a step of the sandbox never %s', async (_, payload, status, code) => {
    const program = await newProgram();
    const { id } = await program.placeOrder();
    expect((await program.step(id, payload)).json()).toMatchObject({ status, code });
    expect((await program.call({ url: `${program.baseUrl}/orders/${id}` })).json()).toMatchObject({ status: 'pending' });
    expect(await allEvents(program)).toHaveLength(1);
  });

  test('a step of the sandbox reaches the partner’s own orders alone', async () => {
    const program = await newProgram();
    const other = await newProgram();
    const id = await paidInParts(other);
    expect((await program.step(id, { step: 'begin' })).statusCode).toBe(404);
    const url = `${other.baseUrl}/orders/${id}/sandbox-steps`;
    const foreign = await program.call({ method: 'POST', url, payload: { step: 'begin' } });
    expect(foreign.statusCode).toBe(404);
    expect((await other.call({ url: `${other.baseUrl}/orders/${id}` })).json()).toMatchObject({ status: 'paid' });
  });
});
