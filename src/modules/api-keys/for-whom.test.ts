import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { admin, anna, openShop, wanted } from './testing/memory-keys.ts';

test('only the people of a partner see and change its keys as their own, and only administrators as the shop’s', async () => {
  // `own`: as the partner's people reach the keys; `shop`: as administrators do.
  const { own, shop, state } = openShop();
  const foreigner = staffCaller('partner', { partner: 'surya' });
  await expect(own.make(foreigner, 'indra', wanted)).rejects.toEqual(refusal('not_found'));
  await expect(own.list(admin, 'indra', { limit: 5 })).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.list(anna, 'indra', { limit: 5 })).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.make(staffCaller('operator'), 'indra', wanted)).rejects.toEqual(refusal('not_allowed'));
  expect(state.rows).toEqual([]);
});

test('a partner who does not exist has no keys', async () => {
  const { shop } = openShop();
  await expect(shop.make(admin, 'nobody', wanted)).rejects.toEqual(refusal('not_found'));
  await expect(shop.list(admin, 'nobody', { limit: 5 })).rejects.toEqual(refusal('not_found'));
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
