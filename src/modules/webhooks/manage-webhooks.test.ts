import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { guest, staffCaller } from '#kernel/testing/callers.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import {
  createAddWebhook,
  createEditWebhook,
  createListWebhooks,
  createReadWebhook,
  createRemoveWebhook,
  createRotateSecret,
} from './manage-webhooks.ts';
import { aDelivery, aWebhook, createWebhooksMemory } from './testing/memory-webhooks.ts';

const HOUR = 3600;
const now = new Date('2026-11-20T10:00:00Z');
const anna = staffCaller('partner', { userId: 'anna', partner: 'indra' });
const till: Caller = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['webhooks:manage'] };
const wanted = {
  url: 'https://shop.example.com/events',
  description: ' Shop ',
  types: ['order.created', 'payment.seen', 'order.created'] as const,
};

function openShop(...given: Parameters<typeof createWebhooksMemory>) {
  const memory = createWebhooksMemory(...given);
  const { deps } = memory;
  return {
    ...memory,
    list: createListWebhooks(deps),
    read: createReadWebhook(deps),
    add: createAddWebhook(deps),
    edit: createEditWebhook(deps),
    rotate: createRotateSecret(deps),
    remove: createRemoveWebhook(deps),
  };
}

test('a new webhook is enabled, asks for each event once, and has a secret of its own', async () => {
  const { add, list } = openShop();
  const webhook = await add(anna, 'indra', wanted);
  expect(webhook).toMatchObject({
    partner: 'indra',
    url: wanted.url,
    description: 'Shop',
    types: ['order.created', 'payment.seen'],
    state: 'enabled',
    disabledFor: null,
    formerSecrets: [],
    failingSince: null,
    heldUntil: null,
    toldAt: null,
    createdAt: now,
    createdBy: 'anna',
  });
  expect(webhook.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect((await add(anna, 'indra', wanted)).secret).not.toBe(webhook.secret);
  expect(await list(anna, 'indra')).toHaveLength(2);
});

test('the log has who added a webhook and its host, and neither its address nor its secret', async () => {
  const { add, state } = openShop();
  const { secret } = await add(anna, 'indra', { ...wanted, url: 'https://shop.example.com/events?token=17' });
  const after = { place: 'shop.example.com', description: 'Shop', events: ['order.created', 'payment.seen'], state: 'enabled' };
  expect(state.actions).toEqual([
    { action: 'partner.webhook_added', by: 'anna', subject: { kind: 'partner', id: 'indra' }, before: null, after, at: now },
  ]);
  for (const word of [secret, 'token', '17']) expect(JSON.stringify(state.actions)).not.toContain(word);
});

test('a partner has at most ten webhooks, also when two are added at the same time', async () => {
  const { add, state } = openShop(Array.from({ length: 9 }, (_, index) => aWebhook({ id: `${index}` })));
  const both = await Promise.allSettled([add(anna, 'indra', wanted), add(anna, 'indra', wanted)]);
  expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: refusal('too_many_webhooks') }]);
  expect(state.webhooks).toHaveLength(10);
});

test('an address to which the shop would not send is refused, when adding and when changing', async () => {
  const { add, edit, state } = openShop([aWebhook()]);
  const wrong = [
    ['http://shop.example.com/', 'not_https'],
    ['https://shop.example.com:8443/', 'not_port_443'],
    ['https://10.0.0.1/', 'not_public'],
    ['https://user@shop.example.com/', 'more_than_address'],
    ['https://shop.example.com/#part', 'more_than_address'],
    ['nothing', 'format'],
  ] as const;
  for (const [url, code] of wrong) {
    const refused = refusal('invalid_request', field(code, 'url'));
    await expect(add(anna, 'indra', { ...wanted, url })).rejects.toEqual(refused);
    await expect(edit(anna, 'indra', 'till', { url })).rejects.toEqual(refused);
  }
  expect(state).toMatchObject({ webhooks: [aWebhook()], actions: [] });
});

test('a change keeps what it does not name, and the log has the values before and after', async () => {
  const { edit, read, state } = openShop([aWebhook({ state: 'paused' })]);
  expect(await edit(anna, 'indra', 'till', { description: ' Old till ' })).toEqual(
    aWebhook({ state: 'paused', description: 'Old till' }),
  );
  expect(state.actions).toMatchObject([
    { action: 'partner.webhook_changed', before: { description: 'Till' }, after: { description: 'Old till' }, at: now },
  ]);
  const more = { url: 'https://other.example.com/', types: ['plan.changed', 'plan.changed'] as const };
  await edit(anna, 'indra', 'till', more);
  expect(await read(anna, 'indra', 'till')).toMatchObject({
    url: more.url,
    types: ['plan.changed'],
    description: 'Old till',
    state: 'paused',
  });
});

test('a webhook that is enabled again has no failures, and its waiting deliveries are due at once', async () => {
  const failing = aWebhook({ state: 'disabled', disabledFor: 'failing', failingSince: now, heldUntil: now, toldAt: now });
  const tomorrow = new Date('2026-11-21T10:00:00Z');
  const waiting = aDelivery({ nextAttemptAt: tomorrow });
  const { edit, state } = openShop([failing], [waiting, aDelivery({ id: 'dead', state: 'dead', nextAttemptAt: null })]);
  expect(await edit(anna, 'indra', 'till', { state: 'enabled' })).toEqual(aWebhook());
  expect(state.deliveries.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([now, null]);
});

test('a webhook that is paused keeps its failures, and its deliveries go on waiting', async () => {
  const seen = { failingSince: now, heldUntil: now, toldAt: now };
  const later = new Date('2026-11-21T10:00:00Z');
  const { edit, state } = openShop(
    [aWebhook({ state: 'disabled', disabledFor: 'gone', ...seen })],
    [aDelivery({ nextAttemptAt: later })],
  );
  expect(await edit(anna, 'indra', 'till', { state: 'paused' })).toEqual(aWebhook({ state: 'paused', ...seen }));
  expect(state.deliveries).toMatchObject([{ nextAttemptAt: later }]);
});

test('after an exchange the former secret is valid for another day', async () => {
  const { rotate, state } = openShop([aWebhook()]);
  const after = await rotate(anna, 'indra', 'till');
  expect(after.secret).toMatch(/^whsec_/);
  expect(after.formerSecrets).toEqual([{ secret: 'new', until: new Date('2026-11-21T10:00:00Z') }]);
  expect(state.actions).toEqual([
    {
      action: 'partner.webhook_secret_rotated',
      by: 'anna',
      subject: { kind: 'partner', id: 'indra' },
      at: now,
      before: null,
      after: { place: 'till.example.com' },
    },
  ]);
});

test('with one key a webhook is added once and a secret exchanged once, and a repetition gets the same secret', async () => {
  const { add, rotate, list, state } = openShop();
  const request = (key: string) => ({ caller: 'partner indra', operation: 'addWebhook', key, bodyHash: 'hash' });
  const made = await add(anna, 'indra', wanted, request('add'));
  const next = await rotate(anna, 'indra', made.id, request('rotate'));
  expect([made.replayed, next.replayed]).toEqual([false, false]);
  const again = await add(anna, 'indra', wanted, request('add'));
  expect(again).toMatchObject({ id: made.id, secret: made.secret, replayed: true });
  expect(await rotate(anna, 'indra', made.id, request('rotate'))).toEqual({ ...next, replayed: true });
  expect(await list(anna, 'indra')).toHaveLength(1);
  expect(state.actions).toHaveLength(2);
  expect([...state.keys.values()].map(({ isSecret }) => isSecret)).toEqual([true, true]);
});

test('removing a webhook removes its deliveries, and the log of the staff keeps its description', async () => {
  const { remove, state } = openShop([aWebhook(), aWebhook({ id: 'other' })], [aDelivery(), aDelivery({ webhookId: 'other' })]);
  await remove(anna, 'indra', 'till');
  expect(state).toMatchObject({ webhooks: [{ id: 'other' }], deliveries: [{ webhookId: 'other' }] });
  expect(state.actions).toMatchObject([
    { action: 'partner.webhook_removed', before: { place: 'till.example.com', description: 'Till' }, after: null },
  ]);
});

test('a webhook whose address cannot be read any more is logged without a host', async () => {
  const { remove, state } = openShop([aWebhook({ url: '' })]);
  await remove(anna, 'indra', 'till');
  expect(state.actions).toMatchObject([{ before: { place: '' } }]);
});

test('a webhook that cannot be read takes no new secret', async () => {
  const { rotate, state } = openShop([aWebhook({ url: '', secret: '' })]);
  await expect(rotate(anna, 'indra', 'till')).rejects.toEqual(refusal('unavailable'));
  expect(state.webhooks).toMatchObject([{ url: '', secret: '' }]);
});

test('a webhook that cannot be read gets a secret of its own with a new address, and can exchange it', async () => {
  const { edit, rotate } = openShop([aWebhook({ url: '', secret: '' })]);
  const { secret } = await edit(anna, 'indra', 'till', { url: wanted.url });
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await rotate(anna, 'indra', 'till')).toMatchObject({ url: wanted.url, formerSecrets: [{ secret }] });
});

/** Every way to change one webhook of a partner. */
const changesOf = ({ edit, rotate, remove }: ReturnType<typeof openShop>, caller: Caller, id = 'till') => [
  edit(caller, 'indra', id, { description: '' }),
  rotate(caller, 'indra', id),
  remove(caller, 'indra', id),
];

test.each(['theirs', 'nothing'])('a webhook of another partner, or of nobody, is not found: %s', async (id) => {
  const shop = openShop([aWebhook({ id: 'theirs', partner: 'surya' })]);
  for (const attempt of [shop.read(anna, 'indra', id), ...changesOf(shop, anna, id)])
    await expect(attempt).rejects.toEqual(refusal('not_found'));
});

test('people change webhooks only with a second factor of the last ten minutes, and read them with an older one', async () => {
  const shop = openShop([aWebhook()]);
  shop.pass(11 * 60);
  expect(await shop.list(anna, 'indra')).toHaveLength(1);
  expect(await shop.read(anna, 'indra', 'till')).toEqual(aWebhook());
  for (const attempt of [shop.add(anna, 'indra', wanted), ...changesOf(shop, anna)])
    await expect(attempt).rejects.toEqual(refusal('second_factor_required'));
});

test('a key with the scope of webhooks changes them at any time, and is the author', async () => {
  const { add, list, pass } = openShop();
  pass(24 * HOUR);
  expect(await add(till, 'indra', wanted)).toMatchObject({ createdBy: 'key' });
  expect(await list(till, 'indra')).toHaveLength(1);
});

test.each<[string, Caller, ReturnType<typeof refusal>]>([
  ['a guest', guest, refusal('not_signed_in')],
  ['an administrator', staffCaller('administrator'), refusal('not_allowed')],
  ['somebody of another partner', staffCaller('partner', { partner: 'surya' }), refusal('not_found')],
  [
    'a program without the scope',
    { ...till, scopes: ['orders:write'] },
    refusal('key_scope_missing', { missingScopes: ['webhooks:manage'] }),
  ],
])('%s neither sees nor changes the webhooks of a partner', async (_, caller, refused) => {
  const shop = openShop([aWebhook()]);
  const reads = [shop.list(caller, 'indra'), shop.read(caller, 'indra', 'till')];
  for (const attempt of [...reads, shop.add(caller, 'indra', wanted), ...changesOf(shop, caller)])
    await expect(attempt).rejects.toEqual(refused);
});
