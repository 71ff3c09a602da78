import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { admin, anna, openShop, wanted } from './testing/keys-shop.ts';

type Shop = ReturnType<typeof openShop>;

test.each<[string, (shop: Shop) => Promise<unknown>, Parameters<typeof refusal>[0]]>([
  [
    'a person of another partner makes none',
    ({ own }) => own.make(staffCaller('partner', { partner: 'surya' }), 'indra', wanted),
    'not_found',
  ],
  ['an administrator is no person of the partner', ({ own }) => own.list(admin, 'indra', { limit: 5 }), 'not_allowed'],
  ['a person of the partner is no administrator', ({ shop }) => shop.list(anna, 'indra', { limit: 5 }), 'not_allowed'],
  ['an operator makes none', ({ shop }) => shop.make(staffCaller('operator'), 'indra', wanted), 'not_allowed'],
  ['a partner who does not exist gets none', ({ shop }) => shop.make(admin, 'nobody', wanted), 'not_found'],
  ['a partner who does not exist has no list', ({ shop }) => shop.list(admin, 'nobody', { limit: 5 }), 'not_found'],
])('of keys, %s', async (_, attempt, code) => {
  const shop = openShop();
  await expect(attempt(shop)).rejects.toEqual(refusal(code));
  expect(shop.state.rows).toEqual([]);
});

test('a key is revoked only as one of its own partner', async () => {
  const { shop } = openShop();
  const { key } = await shop.make(admin, 'indra', wanted);
  await expect(shop.revoke(admin, 'surya', key.id)).rejects.toEqual(refusal('not_found'));
});

test('keys are changed with a second factor of the last ten minutes, and listed without', async () => {
  const { own, shop, pass } = openShop();
  const { key } = await shop.make(admin, 'indra', wanted);
  pass(601);
  for (const attempt of [own.make(anna, 'indra', wanted), shop.revoke(admin, 'indra', key.id)])
    await expect(attempt).rejects.toEqual(refusal('second_factor_required'));
  expect((await own.list(anna, 'indra', { limit: 5 })).items).toHaveLength(1);
});

test('the people of a suspended partner make no keys', async () => {
  const { own, state } = openShop();
  state.partners = state.partners.map((partner) => ({ ...partner, isSuspended: true }));
  await expect(own.make(anna, 'indra', wanted)).rejects.toEqual(refusal('not_allowed'));
});
