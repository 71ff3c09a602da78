import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { createMakeSandboxKey } from './sandbox-key.ts';
import { createKeysMemory } from './testing/memory-keys.ts';

function openShop(mode: 'sandbox' | 'live') {
  const { deps, state } = createKeysMemory();
  const counted: number[] = [];
  const make = createMakeSandboxKey({
    ...deps,
    mode,
    addPartner: async (partner) => void state.partners.push({ ...partner, isSuspended: false }),
    count: async (_, most) => (counted.push(most) > 2 ? 60 : 0),
  });
  return { make, state };
}

test('everybody who tries the sandbox gets a key for a day, of a partner of their own, until the day has given enough', async () => {
  const { make, state } = openShop('sandbox');
  const [one, other] = [await make(), await make()];
  expect(one.key.partner).not.toBe(other.key.partner);
  expect(one.key).toMatchObject({ name: 'To try with', scopes: expect.arrayContaining(['orders:write']) });
  expect(Number(one.key.expiresAt) - Number(one.key.createdAt)).toBe(24 * 3_600_000);
  await expect(make()).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 60 }));
  expect(state.rows).toHaveLength(2);
});

test('a shop with real money gives nobody a key', async () => {
  const { make, state } = openShop('live');
  await expect(make()).rejects.toEqual(refusal('not_found'));
  expect(state.rows).toEqual([]);
});
