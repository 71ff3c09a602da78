import { describe, expect, test } from 'vitest';
import type { KeyCaller } from '#kernel/caller.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { PartnerRecord } from '#modules/partners/index.ts';
import type { PartnerEvent } from './events.ts';
import { createListEvents } from './list-events.ts';

const key: KeyCaller = { kind: 'key', keyId: 'till', partner: 'indra', scopes: ['orders:read'] };
const event = (place: number): PartnerEvent => ({
  id: uuid(place),
  place,
  orderId: uuid(1),
  version: place,
  type: 'order.created',
  at: new Date(0),
  data: { status: 'pending' },
});

function setUp(...stored: PartnerEvent[]) {
  const partners = { find: async (slug: string) => ({ slug, isSuspended: slug === 'agni' }) as PartnerRecord };
  const events = {
    list: async (_: string, after: number | undefined, limit: number) =>
      stored.filter(({ place }) => place > (after ?? 0)).slice(0, limit),
  };
  return createListEvents({ partners, transact: (work) => work({ events }) });
}

test('pages of events join without a gap, and an empty page goes on from the place of the one before', async () => {
  const list = setUp(event(3), event(7), event(8));
  const first = await list(key, 'indra', { limit: 2 });
  expect([first.items.map(({ place }) => place), first.hasMore]).toEqual([[3, 7], true]);
  const second = await list(key, 'indra', { limit: 2, after: first.next ?? '' });
  expect([second.items.map(({ place }) => place), second.hasMore]).toEqual([[8], false]);
  const third = await list(key, 'indra', { limit: 2, after: second.next ?? '' });
  expect(third).toEqual({ items: [], next: second.next, hasMore: false });
});

test('a page that holds just the last events has no more behind it', async () => {
  expect(await setUp(event(3), event(7))(key, 'indra', { limit: 2 })).toMatchObject({ hasMore: false });
});

test('without an event there is no place from which to go on', async () => {
  expect(await setUp()(key, 'indra', { limit: 2 })).toEqual({ items: [], next: null, hasMore: false });
});

describe('refuses', () => {
  const wrong = { fields: [{ path: ['query', 'after'], code: 'invalid' as const }] };

  test.each(['', '0 indra', '-1 indra', '3', '3 surya', '3.5 indra', '1x indra', `${10 ** 15} indra`])(
    'the place %j',
    async (text) => {
      const after = Buffer.from(text).toString('base64url');
      await expect(setUp(event(4))(key, 'indra', { limit: 1, after })).rejects.toEqual(refusal('invalid_request', wrong));
    },
  );

  test.each([
    ['a guest', { kind: 'guest' }, 'indra', 'not_signed_in'],
    ['a key of another partner', key, 'surya', 'not_found'],
    ['a key of a suspended partner', { ...key, partner: 'agni' }, 'agni', 'not_allowed'],
  ] as const)('%s', async (_, caller, slug, code) => {
    await expect(setUp(event(4))(caller, slug, { limit: 1 })).rejects.toEqual(refusal(code));
  });

  test('a key that may not read orders', async () => {
    const listed = setUp(event(4))({ ...key, scopes: ['webhooks:manage'] }, 'indra', { limit: 1 });
    await expect(listed).rejects.toEqual(refusal('key_scope_missing', { missingScopes: ['orders:read'] }));
  });
});
