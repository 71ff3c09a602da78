import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import {
  type AuditState,
  type IdempotencyState,
  insistOnLock,
  memoryAudit,
  memoryIdempotency,
  memoryOutbox,
  memoryState,
  memoryTransact,
} from '#kernel/testing/memory.ts';
import { aPartner } from '#modules/partners/testing/memory-partners.ts';
import type { Delivery } from '../delivery.ts';
import type { WebhookDeps } from '../manage-webhooks.ts';
import type { WebhookProgress, WebhookReader, WebhookStore, WebhookStores } from '../ports.ts';
import type { Webhook } from '../webhook.ts';

/** A webhook of Indra's that works; `changes` replace the defaults. */
export function aWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: 'till',
    partner: 'indra',
    url: 'https://till.example.com/hook?token=1',
    description: 'Till',
    types: ['order.created'],
    state: 'enabled',
    disabledFor: null,
    secret: 'new',
    formerSecrets: [],
    failingSince: null,
    heldUntil: null,
    toldAt: null,
    createdAt: new Date('2026-11-10T10:00:00Z'),
    createdBy: 'anna',
    ...changes,
  };
}

/** A delivery to `aWebhook` that was made just now and is due; `changes` replace the defaults. */
export function aDelivery(changes: Partial<Delivery> = {}): Delivery {
  const at = new Date('2026-11-20T10:00:00Z');
  return {
    id: uuid(700),
    webhookId: 'till',
    eventId: 'event',
    type: 'order.created',
    orderId: 'order',
    version: 1,
    at,
    data: { status: 'pending' },
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: at,
    createdAt: at,
    deliveredAt: null,
    tries: [],
    ...changes,
  };
}

/** The database of webhooks in memory, with one partner for whom `anna` works. */
export function createWebhooksMemory(webhooks: Webhook[] = [], deliveries: Delivery[] = []) {
  const state = {
    ...memoryState(),
    partners: [aPartner()],
    webhooks,
    deliveries,
    keys: new Map() as IdempotencyState['keys'],
    messages: [] as Parameters<WebhookStores['messages']['add']>[0][],
    actions: [] as AuditState['actions'],
    /** How often a webhook was stored anew. */
    saves: 0,
    /** How many transactions marked deliveries. */
    marks: 0,
  };
  const { clock, pass } = createTestClock();
  const findPartner = async (slug: string) => state.partners.find((partner) => partner.slug === slug);
  const find = async (slug: string, id: string) => state.webhooks.find((each) => each.id === id && each.partner === slug);
  const findDelivery = async (webhookId: string, id: string) =>
    state.deliveries.find((each) => each.id === id && each.webhookId === webhookId);
  /** Returns how many deliveries were changed. */
  const change = (isMeant: (delivery: Delivery) => boolean, changesOf: (delivery: Delivery) => Partial<Delivery>) => {
    const before = state.deliveries;
    state.deliveries = before.map((each) => (isMeant(each) ? { ...each, ...changesOf(each) } : each));
    return before.filter(isMeant).length;
  };
  const anew = (at: Date) => ({ state: 'waiting', attempts: 0, nextAttemptAt: at, deliveredAt: null }) as const;
  const store = {
    countOf: async (slug) => {
      state.locks.add(slug);
      return state.webhooks.filter(({ partner }) => partner === slug).length;
    },
    add: async (webhook) => {
      insistOnLock(state, webhook.partner);
      state.webhooks.push(webhook);
    },
    lock: async (slug, id) => {
      state.locks.add(id);
      return find(slug, id);
    },
    lockAll: async (ids) => {
      for (const id of ids) state.locks.add(id);
      return state.webhooks.filter(({ id }) => ids.includes(id));
    },
    save: async (webhook) => {
      insistOnLock(state, webhook.id);
      state.saves++;
      state.webhooks = state.webhooks.map((each) => (each.id === webhook.id ? webhook : each));
    },
    remove: async (id) => {
      insistOnLock(state, id);
      state.webhooks = state.webhooks.filter((each) => each.id !== id);
      state.deliveries = state.deliveries.filter(({ webhookId }) => webhookId !== id);
    },
    hasten: async (id, at) => {
      insistOnLock(state, id);
      change(
        (each) => each.webhookId === id && each.state === 'waiting',
        () => ({ nextAttemptAt: at }),
      );
    },
    addDelivery: async (delivery) => {
      insistOnLock(state, delivery.webhookId);
      state.deliveries.push(delivery);
    },
    mark: async (marks, at) => {
      state.marks++;
      const marked = marks.filter(({ id, attempts, tried, nextAttemptAt, ...mark }) =>
        change(
          (each) => each.id === id && each.attempts === attempts,
          ({ tries }) => ({
            state: mark.state,
            nextAttemptAt,
            tries: [...tries, tried],
            deliveredAt: mark.state === 'delivered' ? at : null,
          }),
        ),
      );
      return marked.map(({ id }) => id);
    },
    redeliver: async (webhookId, id, at) => {
      insistOnLock(state, webhookId);
      change(
        (each) => each.id === id && each.webhookId === webhookId,
        () => anew(at),
      );
      return findDelivery(webhookId, id);
    },
    redeliverDead: async (webhookId, since, limit, at) => {
      insistOnLock(state, webhookId);
      const dead = state.deliveries.filter((each) => each.webhookId === webhookId && each.state === 'dead');
      const redelivered = dead.filter(({ createdAt }) => createdAt >= since).slice(0, limit);
      return change(
        (each) => redelivered.includes(each),
        () => anew(at),
      );
    },
  } satisfies WebhookStore;
  const reader = {
    find,
    list: async (slug) => state.webhooks.filter(({ partner }) => partner === slug),
    deliveries: async (webhookId, { state: wanted, limit, after }) =>
      state.deliveries
        .filter((each) => each.webhookId === webhookId && (wanted === undefined || each.state === wanted))
        .sort((one, other) => Number(other.createdAt) - Number(one.createdAt))
        .filter(({ createdAt }) => !after || createdAt < after.at)
        .slice(0, limit),
    findDelivery,
    progress: async (slug) => {
      const count = (id: string, wanted: Delivery['state']) =>
        state.deliveries.filter((each) => each.webhookId === id && each.state === wanted).length;
      const own = state.webhooks.filter(({ partner, id }) => partner === slug && count(id, 'waiting') + count(id, 'dead') > 0);
      return new Map<string, WebhookProgress>(
        own.map(({ id }) => [id, { waiting: count(id, 'waiting'), dead: count(id, 'dead'), lastFailure: null }]),
      );
    },
    claimDue: async (now, limit) => {
      const due = state.deliveries
        .filter((each) => each.state === 'waiting' && each.nextAttemptAt !== null && each.nextAttemptAt <= now)
        .slice(0, limit);
      const leased = new Date(now.getTime() + 60_000);
      change(
        (each) => due.includes(each),
        ({ attempts }) => ({ attempts: attempts + 1, nextAttemptAt: leased }),
      );
      return due.flatMap(({ id, webhookId }) => {
        const target = state.webhooks.find((webhook) => webhook.id === webhookId);
        const claimed = state.deliveries.find((each) => each.id === id);
        return target && claimed ? [{ ...claimed, target }] : [];
      });
    },
  } satisfies WebhookReader;
  const partners = { find: findPartner, lock: findPartner };
  const stores: WebhookStores = {
    webhooks: store,
    partners,
    apiKeys: { peopleOf: async () => [{ id: 'anna', email: 'anna@example.com', language: 'ru' }] },
    audit: memoryAudit(state),
    idempotency: memoryIdempotency(state),
    messages: memoryOutbox(state),
  };
  const transact = memoryTransact(state, stores);
  const near = { isLoopbackOpen: false, isOwnInbox: () => false };
  const deps = { transact, webhooks: reader, partners, clock, newId: createTestIds(), near } satisfies WebhookDeps;
  return { state, deps, pass };
}
