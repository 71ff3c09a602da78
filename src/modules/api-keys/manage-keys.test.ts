import { expect, test } from 'vitest';
import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createKeyKeeping } from './manage-keys.ts';
import { admin, anna, createKeysMemory, openShop, wanted } from './testing/memory-keys.ts';

const HOUR = 3600;
/** Anna with a second factor of a later moment. */
const annaAt = (instant: string) => ({ ...anna, secondFactorAt: new Date(instant) });

test('a key opens its own partner with its scopes, and the shop does not keep its text', async () => {
  const { own, find, state } = openShop();
  const { key, text } = await own.make(anna, 'indra', wanted);
  expect(await find(text, '203.0.113.1')).toEqual({
    caller: { kind: 'key', keyId: key.id, partner: 'indra', scopes: ['orders:read'] },
    isSuspended: false,
  });
  expect(key).toMatchObject({ name: 'Till', createdBy: 'anna', hint: `vrk_live_…${text.slice(-4)}` });
  expect(JSON.stringify(state)).not.toContain(text);
});

test('the partner and its people get one letter about each new and revoked key, and the log names the author', async () => {
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

test('an unknown partner is not found for a command of the operator', async () => {
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
  await createKeyKeeping(memory.deps).make(MACHINE_OPERATOR, 'indra', wanted);
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

test('an exchanged key stays valid for the hours that were asked, and the new one may do the same', async () => {
  const { own, find, pass } = openShop();
  const old = await own.make(anna, 'indra', wanted);
  const next = await own.rotate(anna, 'indra', old.key.id, { keepHours: 24 });
  expect(next.key).toMatchObject({ name: 'Till', scopes: ['orders:read'] });
  pass(24 * HOUR - 1);
  for (const { text } of [old, next]) expect(await find(text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
  pass(1);
  await expect(find(old.text, '::1')).rejects.toEqual(refusal('invalid_key'));
  expect(await find(next.text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
});

test('the new key of an exchange opens from the same networks, and from nowhere else', async () => {
  const { own, find } = openShop();
  const old = await own.make(anna, 'indra', { ...wanted, addresses: ['203.0.113.0/24'] });
  const { text } = await own.rotate(anna, 'indra', old.key.id, { keepHours: 24 });
  expect(await find(text, '203.0.113.7')).toMatchObject({ caller: { partner: 'indra' } });
  await expect(find(text, '198.51.100.1')).rejects.toEqual(refusal('invalid_key'));
});

test('a key that has ended is not exchanged', async () => {
  const { own, pass } = openShop();
  const old = await own.make(anna, 'indra', { ...wanted, expiresInDays: 1 });
  pass(24 * HOUR);
  const exchange = own.rotate(annaAt('2026-11-21T10:00:00Z'), 'indra', old.key.id, { keepHours: 24 });
  await expect(exchange).rejects.toEqual(refusal('not_found'));
});

test('an exchange never lets a key outlive its end, however long it was to go on', async () => {
  const { own, find, state, pass } = openShop();
  const old = await own.make(anna, 'indra', { ...wanted, expiresInDays: 1 });
  pass(23 * HOUR);
  await own.rotate(annaAt('2026-11-21T09:00:00Z'), 'indra', old.key.id, { keepHours: 24 });
  expect(state.rows.find(({ key }) => key.id === old.key.id)?.key.expiresAt).toEqual(old.key.expiresAt);
  pass(HOUR - 1);
  expect(await find(old.text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
  pass(1);
  await expect(find(old.text, '::1')).rejects.toEqual(refusal('invalid_key'));
});

test('a key that was exchanged is exchanged again only once its new key is revoked', async () => {
  const { own, find } = openShop();
  const old = await own.make(anna, 'indra', wanted);
  const next = await own.rotate(anna, 'indra', old.key.id, { keepHours: 24 });
  await expect(own.rotate(anna, 'indra', old.key.id, { keepHours: 48 })).rejects.toEqual(refusal('key_exchanged'));
  await own.revoke(anna, 'indra', next.key.id);
  const third = await own.rotate(anna, 'indra', old.key.id, { keepHours: 24 });
  expect(await find(third.text, '::1')).toMatchObject({ caller: { partner: 'indra' } });
  await expect(own.rotate(anna, 'indra', old.key.id, { keepHours: 24 })).rejects.toEqual(refusal('key_exchanged'));
});

test('a key whose new key was exchanged in turn is exchanged again only once the newest is revoked', async () => {
  const { own, pass } = openShop();
  const old = await own.make(anna, 'indra', wanted);
  const next = await own.rotate(anna, 'indra', old.key.id, { keepHours: 48 });
  const newest = await own.rotate(anna, 'indra', next.key.id, { keepHours: 0 });
  pass(60);
  await expect(own.rotate(anna, 'indra', old.key.id, { keepHours: 24 })).rejects.toEqual(refusal('key_exchanged'));
  await own.revoke(anna, 'indra', newest.key.id);
  // Without an end, as the first was made, though its exchange has given it one.
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

/** A partner with as many valid keys as it may have. */
async function twentyKeys() {
  const shop = openShop();
  for (let count = 0; count < 19; count++) await shop.own.make(anna, 'indra', wanted);
  const { key } = await shop.own.make(anna, 'indra', wanted);
  return { ...shop, key };
}

test('a partner has at most twenty valid keys', async () => {
  const { own } = await twentyKeys();
  await expect(own.make(anna, 'indra', wanted)).rejects.toEqual(refusal('too_many_keys'));
});

test('the twentieth key can be exchanged if it ends at once, and not if both would be valid', async () => {
  const { own, key } = await twentyKeys();
  await expect(own.rotate(anna, 'indra', key.id, { keepHours: 1 })).rejects.toEqual(refusal('too_many_keys'));
  await expect(own.rotate(anna, 'indra', key.id, { keepHours: 0 })).resolves.toMatchObject({ key: { name: 'Till' } });
});

test('an address that is none is refused with its place', async () => {
  const wrong = openShop().own.make(anna, 'indra', { ...wanted, addresses: ['::1', 'here'] });
  await expect(wrong).rejects.toEqual(refusal('invalid_request', field('invalid', 'addresses', 1)));
});
