import { expect, test } from 'vitest';
import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createFindKeyCaller } from './find-caller.ts';
import { createKeysForPartner, createKeysForShop } from './for-whom.ts';
import { newKeyText } from './key-text.ts';
import { createKeyKeeping } from './manage-keys.ts';
import { createKeysMemory } from './testing/memory-keys.ts';

const HOUR = 3600;
const anna = staffCaller('partner', { userId: 'anna', partner: 'indra' });
const admin = staffCaller('administrator');
const wanted = { name: ' Till ', scopes: ['orders:read'] as const, addresses: [], expiresInDays: null };

function openShop() {
  const person = { id: 'anna', email: 'anna@example.com', language: 'ru' } as const;
  const memory = createKeysMemory([person]);
  const { deps, keys } = memory;
  return {
    ...memory,
    own: createKeysForPartner(deps),
    shop: createKeysForShop(deps),
    find: createFindKeyCaller({ ...deps, keys }),
  };
}

test('a key opens its own partner with its scopes, and the shop keeps no more than its hash', async () => {
  const { own, find, state } = openShop();
  const { key, text } = await own.make(anna, 'indra', wanted);
  expect(await find(text, '203.0.113.1')).toEqual({
    caller: { kind: 'key', keyId: key.id, partner: 'indra', scopes: ['orders:read'] },
    isSuspended: false,
  });
  expect(key).toMatchObject({ name: 'Till', createdBy: 'anna', hint: `vrk_live_…${text.slice(-4)}` });
  expect(JSON.stringify(state)).not.toContain(text);
});

test('the partner and its people get a letter about each new and revoked key, and the log names the author', async () => {
  const { own, state } = openShop();
  const { key } = await own.make(anna, 'indra', wanted);
  await own.revoke(anna, 'indra', key.id);
  await own.revoke(anna, 'indra', key.id);
  expect(new Set(state.messages.map(({ text }) => text))).toEqual(new Set([`Till, ${key.hint}, Indra`]));
  expect(state.messages.map(({ to, subject }) => [to, subject])).toEqual([
    ['anna@example.com', 'made'],
    ['indra@example.com', 'made'],
    ['anna@example.com', 'revoked'],
    ['indra@example.com', 'revoked'],
  ]);
  expect(state.actions).toMatchObject([
    { action: 'partner.key_made', by: 'anna', subject: { kind: 'partner', id: 'indra' }, after: { name: 'Till' } },
    { action: 'partner.key_revoked', by: 'anna', after: { key: key.hint } },
  ]);
});

test('the log has the rights of a new key, and not those of a revoked one', async () => {
  const { own, state } = openShop();
  const { key } = await own.make(anna, 'indra', { ...wanted, addresses: ['203.0.113.7'], expiresInDays: 1 });
  await own.make(anna, 'indra', wanted);
  await own.revoke(anna, 'indra', key.id);
  const made = { name: 'Till', scopes: ['orders:read'], addresses: ['203.0.113.7'], expiresAt: key.expiresAt?.toISOString() };
  expect(state.actions[0]?.after).toMatchObject(made);
  expect(state.actions[1]?.after).toMatchObject({ addresses: [], expiresAt: null });
  expect(state.actions[2]?.after).not.toHaveProperty('scopes');
});

test('the answer with a new key is remembered as a secret', async () => {
  const { own, state } = openShop();
  const idempotency = { caller: 'anna', operation: 'makeKey', key: 'once', bodyHash: 'body' };
  const first = await own.make(anna, 'indra', { ...wanted, idempotency });
  expect(await own.make(anna, 'indra', { ...wanted, idempotency })).toEqual({ ...first, replayed: true });
  expect([...state.keys.values()].map(({ isSecret }) => isSecret)).toEqual([true]);
});

test('no administrator lists keys of a partner who does not exist', async () => {
  const { shop } = openShop();
  await expect(shop.list(admin, 'nobody', { limit: 5 })).rejects.toEqual(refusal('not_found'));
});

test('a command of the operator names a partner who exists', async () => {
  const { make, revoke } = createKeyKeeping(openShop().deps);
  const keeper = { ...MACHINE_OPERATOR, operator: 'root' };
  for (const attempt of [make(keeper, 'nobody', wanted), revoke(keeper, 'nobody', 'key')])
    await expect(attempt).rejects.toEqual(refusal('not_found'));
});

test('a partner whose mailbox one of its people reads gets one letter, in whatever case it is written', async () => {
  const memory = createKeysMemory([
    { id: 'anna', email: 'Indra@Example.com', language: 'ru' },
    { id: 'boris', email: 'boris@example.com', language: 'en' },
  ]);
  const { make } = createKeysForShop(memory.deps);
  await make(admin, 'indra', wanted);
  expect(memory.state.messages.map(({ to, language }) => [to, language])).toEqual([
    ['Indra@Example.com', 'ru'],
    ['boris@example.com', 'en'],
  ]);
});

test('a partner without people gets the letter in its own mailbox', async () => {
  const { shop, state } = openShop();
  await shop.make(admin, 'surya', wanted);
  expect(state.messages.map(({ to }) => to)).toEqual(['surya@example.com']);
});

test('a key has each scope once, and networks in one form', async () => {
  const { own } = openShop();
  const scopes = ['orders:read', 'catalogue:read', 'orders:read'] as const;
  const { key } = await own.make(anna, 'indra', { ...wanted, scopes, addresses: [' 203.0.113.7 ', '2001:DB8::/032'] });
  expect([key.scopes, key.networks]).toEqual([
    ['orders:read', 'catalogue:read'],
    ['203.0.113.7', '2001:db8::/32'],
  ]);
});

test('keys are listed page by page, and each page says where the next begins', async () => {
  const { own } = openShop();
  for (let count = 0; count < 3; count++) await own.make(anna, 'indra', wanted);
  const first = await own.list(anna, 'indra', { limit: 2 });
  expect([first.items.length, typeof first.nextCursor]).toEqual([2, 'string']);
  const second = await own.list(anna, 'indra', { limit: 2, cursor: first.nextCursor ?? '' });
  expect(second.nextCursor).toBeNull();
  expect([...first.items, ...second.items]).toEqual((await own.list(anna, 'indra', { limit: 3 })).items);
});

test('unknown, cut, revoked and ended keys and foreign addresses are refused alike', async () => {
  const { own, find, pass } = openShop();
  const make = async (more: object) => own.make(anna, 'indra', { ...wanted, ...more });
  const [revoked, ended, bound] = [
    await make({}),
    await make({ expiresInDays: 1 }),
    await make({ addresses: ['203.0.113.0/24'] }),
  ];
  await own.revoke(anna, 'indra', revoked.key.id);
  pass(24 * HOUR);
  const texts = [newKeyText('live'), revoked.text, ended.text, bound.text, bound.text.slice(0, -1), '', 'x'.repeat(4000)];
  for (const text of texts) await expect(find(text, '198.51.100.1')).rejects.toEqual(refusal('invalid_key'));
  expect(await find(bound.text, '203.0.113.200')).toMatchObject({ caller: { partner: 'indra' } });
});

test('a key of the sandbox says in the real shop what it is', async () => {
  const { find } = openShop();
  await expect(find(newKeyText('sandbox'), '::1')).rejects.toEqual(refusal('key_of_other_mode'));
});

test('the keys of a suspended partner open nothing, like the sign-in of the partner’s people', async () => {
  const { own, find, state } = openShop();
  const { text } = await own.make(anna, 'indra', wanted);
  state.partners = state.partners.map((partner) => ({ ...partner, isSuspended: true }));
  expect(await find(text, '::1')).toMatchObject({ isSuspended: true });
  await expect(own.make(anna, 'indra', wanted)).rejects.toEqual(refusal('not_allowed'));
});

test('an exchanged key stays valid for the hours that were asked, and the new key lives as many days as the former did', async () => {
  const { own, find, pass } = openShop();
  const old = await own.make(anna, 'indra', { ...wanted, expiresInDays: 30 });
  pass(HOUR);
  const later = { ...anna, secondFactorAt: new Date('2026-11-21T11:00:00Z') };
  const next = await own.rotate(later, 'indra', old.key.id, { keepHours: 24 });
  expect(next.key).toMatchObject({ name: 'Till', scopes: ['orders:read'] });
  expect(Number(next.key.expiresAt) - Number(next.key.createdAt)).toBe(30 * 24 * HOUR * 1000);
  pass(23 * HOUR);
  for (const { text } of [old, next]) expect(await find(text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
  pass(HOUR);
  await expect(find(old.text, '::1')).rejects.toEqual(refusal('invalid_key'));
  await expect(own.rotate(later, 'indra', old.key.id, { keepHours: 24 })).rejects.toEqual(refusal('not_found'));
  expect(await find(next.text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
});

test('an exchange never lets a key outlive its end, however long it was to go on', async () => {
  const { own, find, state, pass } = openShop();
  const old = await own.make(anna, 'indra', { ...wanted, expiresInDays: 1 });
  pass(23 * HOUR);
  const later = { ...anna, secondFactorAt: new Date('2026-11-21T09:00:00Z') };
  await own.rotate(later, 'indra', old.key.id, { keepHours: 24 });
  expect(state.rows.find(({ key }) => key.id === old.key.id)?.key.expiresAt).toEqual(old.key.expiresAt);
  pass(HOUR - 1);
  expect(await find(old.text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
  pass(1);
  await expect(find(old.text, '::1')).rejects.toEqual(refusal('invalid_key'));
});

test('a key that was exchanged is not exchanged again while its new key is valid', async () => {
  const { own, find } = openShop();
  const old = await own.make(anna, 'indra', wanted);
  const next = await own.rotate(anna, 'indra', old.key.id, { keepHours: 24 });
  await expect(own.rotate(anna, 'indra', old.key.id, { keepHours: 48 })).rejects.toEqual(refusal('key_exchanged'));
  expect(await find(next.text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
  await own.revoke(anna, 'indra', next.key.id);
  const third = await own.rotate(anna, 'indra', old.key.id, { keepHours: 24 });
  expect(await find(third.text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
  await expect(own.rotate(anna, 'indra', old.key.id, { keepHours: 24 })).rejects.toEqual(refusal('key_exchanged'));
});

test('a key whose new key was exchanged in turn is not exchanged while the newest is valid, and gives its full life after that', async () => {
  const { own, pass } = openShop();
  const old = await own.make(anna, 'indra', wanted);
  const next = await own.rotate(anna, 'indra', old.key.id, { keepHours: 48 });
  const newest = await own.rotate(anna, 'indra', next.key.id, { keepHours: 0 });
  pass(60);
  await expect(own.rotate(anna, 'indra', old.key.id, { keepHours: 24 })).rejects.toEqual(refusal('key_exchanged'));
  await own.revoke(anna, 'indra', newest.key.id);
  expect((await own.rotate(anna, 'indra', old.key.id, { keepHours: 24 })).key.expiresAt).toBeNull();
});

test('a key is not exchanged again while a key that came between it and the newest is valid', async () => {
  const { own } = openShop();
  const old = await own.make(anna, 'indra', wanted);
  const next = await own.rotate(anna, 'indra', old.key.id, { keepHours: 48 });
  const newest = await own.rotate(anna, 'indra', next.key.id, { keepHours: 48 });
  await own.revoke(anna, 'indra', newest.key.id);
  await expect(own.rotate(anna, 'indra', old.key.id, { keepHours: 24 })).rejects.toEqual(refusal('key_exchanged'));
});

test.each([
  [null, null],
  [30, 30 * 24 * HOUR * 1000],
])(
  'a key that was made for %s days gives as long a life to the key of each exchange, also after the first is lost',
  async (days, life) => {
    const { own, pass } = openShop();
    const old = await own.make(anna, 'indra', { ...wanted, expiresInDays: days });
    const lifeOf = ({ key: { createdAt, expiresAt } }: typeof old) => expiresAt && Number(expiresAt) - Number(createdAt);
    for (let exchange = 1; exchange <= 3; exchange++) {
      pass(60);
      const next = await own.rotate(anna, 'indra', old.key.id, { keepHours: 24 });
      expect(lifeOf(next)).toBe(life);
      await own.revoke(anna, 'indra', next.key.id);
    }
  },
);

test('a name with invisible characters is refused', async () => {
  const { own } = openShop();
  const hidden = own.make(anna, 'indra', { ...wanted, name: 'Ti\u202ell' });
  await expect(hidden).rejects.toEqual(refusal('invalid_request', field('hidden_characters', 'name')));
});

test('a partner has at most twenty valid keys; an exchange counts too', async () => {
  const { own } = openShop();
  const keys = [];
  for (let count = 0; count < 20; count++) keys.push(await own.make(anna, 'indra', wanted));
  const [first] = keys;
  await expect(own.make(anna, 'indra', wanted)).rejects.toEqual(refusal('too_many_keys'));
  await expect(own.rotate(anna, 'indra', first?.key.id ?? '', { keepHours: 0 })).resolves.toMatchObject({
    key: { name: 'Till' },
  });
  await expect(own.make(anna, 'indra', wanted)).rejects.toEqual(refusal('too_many_keys'));
});

test('the last use is written at most once a minute', async () => {
  const { own, find, state, pass } = openShop();
  const { text } = await own.make(anna, 'indra', wanted);
  for (let request = 0; request < 5; request++) await find(text, '::1');
  expect(state.uses).toBe(1);
  pass(60);
  await find(text, '::1');
  expect(state.uses).toBe(2);
});

test('only a person of the partner or an administrator, with a fresh second factor, changes keys', async () => {
  const { own, shop, pass } = openShop();
  const { key } = await shop.make(admin, 'indra', wanted);
  const refused: [Promise<unknown>, ReturnType<typeof refusal>][] = [
    [own.make(staffCaller('partner', { partner: 'surya' }), 'indra', wanted), refusal('not_found')],
    [own.list(admin, 'indra', { limit: 5 }), refusal('not_allowed')],
    [shop.list(anna, 'indra', { limit: 5 }), refusal('not_allowed')],
    [shop.make(staffCaller('operator'), 'indra', wanted), refusal('not_allowed')],
    [shop.make(admin, 'nobody', wanted), refusal('not_found')],
    [shop.revoke(admin, 'surya', key.id), refusal('not_found')],
    [
      shop.make(admin, 'indra', { ...wanted, addresses: ['::1', 'here'] }),
      refusal('invalid_request', field('invalid', 'addresses', 1)),
    ],
  ];
  for (const [attempt, expected] of refused) await expect(attempt).rejects.toEqual(expected);
  pass(601);
  for (const attempt of [own.make(anna, 'indra', wanted), shop.revoke(admin, 'indra', key.id)])
    await expect(attempt).rejects.toEqual(refusal('second_factor_required'));
  expect((await own.list(anna, 'indra', { limit: 5 })).items).toHaveLength(1);
});

test('a program with a key is not staff', () => {
  const program: Caller = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['orders:read', 'catalogue:read'] };
  expect(() => requirePermission(program, 'partner.read')).toThrow('key_not_accepted');
});
