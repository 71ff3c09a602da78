import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Delivery } from '#modules/webhooks/delivery.ts';
import type { Webhook } from '#modules/webhooks/index.ts';
import { createSeal } from '../../src/adapters/postgres/engine/seal.ts';
import { createWebhooks } from '../../src/adapters/postgres/webhooks/webhooks.ts';
import { openFreshDatabase } from './open-database.ts';

const seal = createSeal(['the-key-that-enciphers-the-addresses']);
const start = new Date('2026-11-22T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let database: Awaited<ReturnType<typeof openFreshDatabase>>;
beforeEach(async () => {
  database = await openFreshDatabase(seal);
});
afterEach(() => database.drop());

/** A webhook of a partner of its own, for which events of as many orders wait. Returns its id. */
async function waitingWebhook(events: number, at: Date, changes: Partial<Webhook> = {}): Promise<string> {
  const id = randomUUID();
  const partner = { slug: `partner-${id}`, name: 'Indra', email: 'indra@example.com', language: 'en' } as const;
  const webhook: Webhook = {
    id,
    partner: partner.slug,
    url: 'https://till.example.com/',
    description: '',
    types: ['order.created'],
    state: 'enabled',
    disabledFor: null,
    secret: 'whsec_',
    formerSecrets: [],
    failingSince: null,
    heldUntil: null,
    toldAt: null,
    createdAt: at,
    createdBy: id,
    ...changes,
  };
  await database.transact(async ({ webhooks, partners }) => {
    await partners.addMissing([partner]);
    await webhooks.add(webhook);
    for (let count = 0; count < events; count++) {
      const event = { eventId: randomUUID(), type: 'order.created', orderId: randomUUID(), version: 1, at, data: {} } as const;
      const progress = { state: 'waiting', attempts: 0, nextAttemptAt: at, createdAt: at, deliveredAt: null, tries: [] } as const;
      await webhooks.addDelivery({ id: randomUUID(), webhookId: id, ...event, ...progress });
    }
  });
  return id;
}

/** Notes what became of a delivery that was claimed; `nextAttemptAt` is for one that waits again. */
function mark(claimed: Delivery | undefined, state: Delivery['state'], at: Date, nextAttemptAt: Date | null = null) {
  const { id = '', attempts = 0 } = claimed ?? {};
  const tried = { at, status: null, failure: 'timeout', answer: null, milliseconds: 1 } as const;
  return database.transact(({ webhooks }) => webhooks.mark([{ id, attempts, state, nextAttemptAt, tried }], at));
}

const claim = async (now: Date, limit: number) =>
  (await createWebhooks(database.queries, seal).claimDue(now, limit)).map(({ webhookId }) => webhookId).toSorted();

test('a program with nothing under way gets the next place, before the long rows of others', async () => {
  const busy = await waitingWebhook(20, start);
  const alsoBusy = await waitingWebhook(20, start);
  expect(await claim(later(1), 4)).toEqual([busy, busy, alsoBusy, alsoBusy].toSorted());
  const fresh = await waitingWebhook(1, later(2));
  expect(await claim(later(3), 1)).toEqual([fresh]);
  // Eight deliveries of a program are under way at most: four are already, two of each.
  expect(await claim(later(3), 100)).toHaveLength(12);
  expect(await claim(later(3), 100)).toEqual([]);
});

test('however many programs fail, their probes leave half of the places of an instance to others', async () => {
  for (let count = 0; count < 40; count++) await waitingWebhook(1, start, { failingSince: start });
  // An instance has 64 places.
  expect(await claim(later(1), 64)).toHaveLength(32);
  expect(await claim(later(1), 32)).toEqual([]);
  const well = await waitingWebhook(1, later(2));
  expect(await claim(later(3), 32)).toEqual([well]);
  // The claims of the probes are over.
  expect(await claim(later(62), 32)).toHaveLength(32);
});

test('a webhook keeps its address and its secrets when an instance without the key to read them saves it', async () => {
  const formerSecrets = [{ secret: 'whsec_former', until: later(3600) }];
  const id = await waitingWebhook(0, start, { formerSecrets });
  const [kept] = await createWebhooks(database.queries, seal).list(`partner-${id}`);
  const stranger = createWebhooks(database.queries, createSeal(['another key']));
  const [unread] = await stranger.lockAll([id]);
  expect(unread).toMatchObject({ url: '', secret: '', formerSecrets: [] });
  await stranger.save({ ...(unread as Webhook), failingSince: later(1) });
  expect(await createWebhooks(database.queries, seal).list(`partner-${id}`)).toEqual([{ ...kept, failingSince: later(1) }]);
});

test('an instance that was frozen for longer than its lease no longer says what became of a delivery', async () => {
  await waitingWebhook(1, start);
  const reader = createWebhooks(database.queries, seal);
  const [frozen] = await reader.claimDue(later(1), 1);
  const [claimed] = await reader.claimDue(later(62), 1);
  expect([frozen?.attempts, claimed?.attempts]).toEqual([1, 2]);
  expect(await mark(frozen, 'waiting', later(62), later(63))).toEqual([]);
  expect(await reader.claimDue(later(64), 1)).toEqual([]);
  expect(await mark(claimed, 'delivered', later(62))).toEqual([claimed?.id]);
  expect(await reader.findDelivery(claimed?.webhookId ?? '', claimed?.id ?? '')).toMatchObject({ state: 'delivered' });
});

test('events that were given up are sent again in the order of their versions, also after one was sent again alone', async () => {
  const id = await waitingWebhook(0, start);
  const orderId = randomUUID();
  const progress = { state: 'dead', attempts: 10, nextAttemptAt: null, deliveredAt: null, tries: [] } as const;
  // An instance whose clock is slow stored the third.
  const givenUp = [later(1), later(2), start].map((at, index) => ({ id: randomUUID(), version: index + 1, at, createdAt: at }));
  await database.transact(async ({ webhooks }) => {
    for (const each of givenUp) {
      const event = { eventId: randomUUID(), type: 'order.status_changed', orderId, data: {} } as const;
      await webhooks.addDelivery({ ...each, ...event, ...progress, webhookId: id });
    }
    await webhooks.redeliver(id, givenUp[0]?.id ?? '', later(3));
  });
  const reader = createWebhooks(database.queries, seal);
  const end = async (state: 'dead' | 'delivered', now: Date) => {
    const [claimed] = await reader.claimDue(now, 1);
    await mark(claimed, state, now);
    return claimed?.version;
  };
  expect(await end('dead', later(4))).toBe(1);
  expect(await database.transact(({ webhooks }) => webhooks.redeliverDead(id, start, 10, later(5)))).toBe(3);
  for (const version of [1, 2, 3]) expect(await end('delivered', later(5 + version))).toBe(version);
});

test('a webhook that is enabled again gets what was put off at once; what is due is not written anew, however much it is', async () => {
  const id = await waitingWebhook(3, start);
  const reader = createWebhooks(database.queries, seal);
  const [claimed] = await reader.claimDue(later(1), 1);
  await mark(claimed, 'waiting', later(1), later(3600));
  await database.transact(({ webhooks }) => webhooks.hasten(id, later(2)));
  const rows = await reader.deliveries(id, { state: 'waiting', limit: 10, after: undefined });
  const dueAt = rows.map(({ nextAttemptAt }) => nextAttemptAt).sort((one, other) => Number(one) - Number(other));
  expect(dueAt).toEqual([start, start, later(2)]);
});
