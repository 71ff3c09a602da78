import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { guest, staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { aDelivery, aWebhook, createWebhooksMemory } from './testing/memory-webhooks.ts';
import { createDeliveryLog } from './view-deliveries.ts';

const now = new Date('2026-11-20T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const anna = staffCaller('partner', { userId: 'anna', partner: 'indra' });

function openShop(...given: Parameters<typeof createWebhooksMemory>) {
  const memory = createWebhooksMemory(...given);
  return { ...memory, log: createDeliveryLog(memory.deps) };
}

/** Five deliveries, each a minute older than the one before. */
const five = () => [1, 2, 3, 4, 5].map((age) => aDelivery({ id: uuid(age), createdAt: minutesAgo(age) }));

test('the log is read page by page, the newest first', async () => {
  const { log } = openShop([aWebhook()], five());
  const first = await log.list(anna, 'indra', 'till', { limit: 3 });
  expect(first.items.map(({ id }) => id)).toEqual([1, 2, 3].map(uuid));
  const rest = await log.list(anna, 'indra', 'till', { limit: 3, cursor: first.nextCursor ?? '' });
  expect(rest.items.map(({ id }) => id)).toEqual([4, 5].map(uuid));
  expect(rest.nextCursor).toBeNull();
});

test('the log can be narrowed to what was given up', async () => {
  const { log } = openShop([aWebhook()], [...five(), aDelivery({ id: 'dead', state: 'dead' })]);
  expect((await log.list(anna, 'indra', 'till', { limit: 3, state: 'dead' })).items).toMatchObject([{ id: 'dead' }]);
});

test('a delivery is read with its attempts; that of another webhook is not found', async () => {
  const tries = [{ at: now, milliseconds: 17, status: 500, failure: 'status', answer: 'no' }] as const;
  const { log } = openShop([aWebhook()], [aDelivery({ tries }), aDelivery({ id: 'theirs', webhookId: 'other' })]);
  expect((await log.read(anna, 'indra', 'till', uuid(700))).tries).toEqual(tries);
  await expect(log.read(anna, 'indra', 'till', 'theirs')).rejects.toEqual(refusal('not_found'));
});

test('an example is due at once, is marked as one, and is sent even when the webhook did not choose its event', async () => {
  const { log, state } = openShop([aWebhook({ types: ['plan.changed'] })]);
  const { result: sent } = await log.sendExample({ caller: anna, slug: 'indra', id: 'till' }, 'order.created');
  expect(sent).toEqual({
    id: uuid(1),
    eventId: uuid(2),
    webhookId: 'till',
    type: 'order.created',
    orderId: null,
    version: 1,
    at: now,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    deliveredAt: null,
  });
  const data = { number: 1042, status: 'pending', clientReference: expect.any(String), metadata: { till: '7' }, example: true };
  expect(state.deliveries).toEqual([{ ...sent, data, tries: [] }]);
});

test('a delivery that was given up can be sent again, with the same event', async () => {
  const dead = aDelivery({ state: 'dead', attempts: 10, nextAttemptAt: null });
  const { log } = openShop([aWebhook()], [dead]);
  const { data: _, tries: __, ...known } = dead;
  expect((await log.redeliver({ caller: anna, slug: 'indra', id: 'till' }, dead.id)).result).toEqual({
    ...known,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
  });
});

test('a delivery of another webhook cannot be sent again', async () => {
  const { log } = openShop([aWebhook()], [aDelivery({ id: 'theirs', webhookId: 'other', state: 'dead' })]);
  for (const id of ['theirs', 'nothing'])
    await expect(log.redeliver({ caller: anna, slug: 'indra', id: 'till' }, id)).rejects.toEqual(refusal('not_found'));
});

test('all deliveries that were made since a time and given up are sent again, and none older', async () => {
  const dead = five().map((delivery) => ({ ...delivery, state: 'dead' as const, nextAttemptAt: null }));
  const { log, state } = openShop([aWebhook()], [...dead, aDelivery({ id: 'done', state: 'delivered' })]);
  expect((await log.redeliverFailed({ caller: anna, slug: 'indra', id: 'till' }, minutesAgo(3))).result).toBe(3);
  const states = ['waiting', 'waiting', 'waiting', 'dead', 'dead', 'delivered'];
  expect(state.deliveries.map((delivery) => delivery.state)).toEqual(states);
});

test('one request sends ten thousand deliveries again at most', async () => {
  const many = Array.from({ length: 10_001 }, (_, index) => aDelivery({ id: `${index}`, state: 'dead' }));
  const { log } = openShop([aWebhook()], many);
  expect((await log.redeliverFailed({ caller: anna, slug: 'indra', id: 'till' }, minutesAgo(1))).result).toBe(10_000);
});

test('with one key a request sends once, and a repetition gets the first answer', async () => {
  const dead = aDelivery({ state: 'dead', nextAttemptAt: null });
  const { log, state } = openShop([aWebhook()], [dead]);
  const asking = { caller: anna, slug: 'indra', id: 'till' };
  const request = (key: string) => ({ caller: 'partner indra', operation: 'sendWebhookExample', key, bodyHash: 'hash' });
  const requests = [
    (key: string) => log.sendExample({ ...asking, request: request(key) }, 'order.created'),
    (key: string) => log.redeliver({ ...asking, request: request(key) }, dead.id),
    (key: string) => log.redeliverFailed({ ...asking, request: request(key) }, minutesAgo(9)),
  ];
  for (const [index, send] of requests.entries()) {
    const first = await send(`${index}`);
    expect(first.replayed).toBe(false);
    expect(await send(`${index}`)).toEqual({ ...first, replayed: true });
  }
  expect(state.deliveries).toHaveLength(2);
});

/** Everything that can be done with the log of a webhook. */
const every = (log: ReturnType<typeof openShop>['log'], caller: Caller, id = 'till') => [
  log.list(caller, 'indra', id, { limit: 3 }),
  log.read(caller, 'indra', id, uuid(700)),
  log.sendExample({ caller, slug: 'indra', id }, 'order.created'),
  log.redeliver({ caller, slug: 'indra', id }, uuid(700)),
  log.redeliverFailed({ caller, slug: 'indra', id }, minutesAgo(9)),
];

test('the log of a webhook of nobody, or of another partner, is not found', async () => {
  const { log, state } = openShop(
    [aWebhook({ id: 'theirs', partner: 'surya' })],
    [aDelivery({ webhookId: 'theirs', state: 'dead' })],
  );
  for (const id of ['theirs', 'nothing'])
    for (const attempt of every(log, anna, id)) await expect(attempt).rejects.toEqual(refusal('not_found'));
  expect(state.deliveries).toMatchObject([{ state: 'dead' }]);
});

test.each([
  ['a guest', guest, 'not_signed_in'],
  ['an administrator', staffCaller('administrator'), 'not_allowed'],
] as const)('%s neither reads nor sends anything', async (_, caller, code) => {
  const { log } = openShop([aWebhook()], [aDelivery()]);
  for (const attempt of every(log, caller)) await expect(attempt).rejects.toEqual(refusal(code));
});
