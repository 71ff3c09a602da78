import type { StaffAction } from '#kernel/audit.ts';
import type { Message } from '#kernel/messages.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import {
  type IdempotencyState,
  insistOnLock,
  memoryAudit,
  memoryIdempotency,
  memoryOutbox,
  memoryState,
  memoryTransact,
} from '#kernel/testing/memory.ts';
import { createFindKeyCaller } from '../find-caller.ts';
import { createKeysForPartner, createKeysForShop } from '../for-whom.ts';
import { type ApiKey, keyStateOf } from '../key.ts';
import type { KeyDeps } from '../manage-keys.ts';
import type { KeyPartner, KeyReader, KeyStore, PartnerPerson } from '../ports.ts';

export const indra: KeyPartner = {
  slug: 'indra',
  name: 'Indra',
  email: 'indra@example.com',
  language: 'en',
  isSuspended: false,
};
export const surya: KeyPartner = { ...indra, slug: 'surya', name: 'Surya', email: 'surya@example.com' };

/** The database of keys in memory, with two partners; `people` work for the first. */
export function createKeysMemory(people: PartnerPerson[] = []) {
  const state = {
    ...memoryState(),
    partners: [indra, surya],
    rows: [] as { key: ApiKey; hash: string }[],
    messages: [] as Message[],
    actions: [] as (StaffAction & { by: string })[],
    keys: new Map() as IdempotencyState['keys'],
    uses: 0,
  };
  const find = async (slug: string) => state.partners.find((partner) => partner.slug === slug);
  const change = (id: string, changes: Partial<ApiKey>) => {
    state.rows = state.rows.map((row) => (row.key.id === id ? { ...row, key: { ...row.key, ...changes } } : row));
  };
  const { clock, pass } = createTestClock();
  const apiKeys = {
    lockPartner: async (slug) => {
      state.locks.add(slug);
      return find(slug);
    },
    peopleOf: async (slug, limit) => (slug === indra.slug ? people.slice(0, limit) : []),
    countValid: async (slug, now) => {
      insistOnLock(state, slug);
      return state.rows.filter(({ key }) => key.partner === slug && keyStateOf(key, now) === 'valid').length;
    },
    add: async (key, hash) => void state.rows.push({ key, hash }),
    lock: async (slug, id) => {
      state.locks.add(id);
      return state.rows.find(({ key }) => key.partner === slug && key.id === id)?.key;
    },
    saveEnd: async ({ id, expiresAt, revokedAt, exchangedFor }) => {
      insistOnLock(state, id);
      change(id, { expiresAt, revokedAt, exchangedFor });
    },
  } satisfies KeyStore;
  const keys = {
    findValid: async (hashes, now) => {
      const row = state.rows.find(({ key, hash }) => hashes.includes(hash) && keyStateOf(key, now) === 'valid');
      if (!row) return undefined;
      const partner = await find(row.key.partner);
      return { key: row.key, isSuspended: partner?.isSuspended === true };
    },
    saveUse: async (id, at) => {
      state.uses++;
      change(id, { lastUsedAt: at });
    },
    list: async (slug, limit, after) =>
      state.rows
        .map(({ key }) => key)
        .filter((key) => key.partner === slug && (!after || placeOf(key) < placeOf({ id: after.id, createdAt: after.at })))
        .toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1))
        .slice(0, limit),
  } satisfies KeyReader;
  const newId = createTestIds();
  const messages = memoryOutbox(state);
  const deps = {
    transact: memoryTransact(state, { apiKeys, messages, audit: memoryAudit(state), idempotency: memoryIdempotency(state) }),
    keys,
    partners: { find },
    clock,
    newId,
    mode: 'live',
    secretKeys: ['a secret'],
    writeNews: (to, news, { name, hint, partnerName }) => ({
      id: newId(),
      channel: 'email',
      to: to.email,
      subject: news,
      text: [name, hint, partnerName].join(', '),
      html: '',
      language: to.language,
    }),
  } satisfies KeyDeps;
  return { state, keys, deps, pass };
}

function placeOf({ createdAt, id }: Pick<ApiKey, 'createdAt' | 'id'>): string {
  return `${createdAt.toISOString()} ${id}`;
}

/** Works for the partner `indra`. */
export const anna = staffCaller('partner', { userId: 'anna', partner: 'indra' });
export const admin = staffCaller('administrator');
/** A key that never ends, and may be used from everywhere. */
export const wanted = { name: ' Till ', scopes: ['orders:read'] as const, addresses: [], expiresInDays: null };

/** The keys of two partners: `own` as Anna manages those of hers, `shop` as an administrator does, and `find` as programs use them. */
export function openShop() {
  const memory = createKeysMemory([{ id: 'anna', email: 'anna@example.com', language: 'ru' }]);
  const { deps, keys } = memory;
  return {
    ...memory,
    own: createKeysForPartner(deps),
    shop: createKeysForShop(deps),
    find: createFindKeyCaller({ ...deps, keys }),
  };
}
