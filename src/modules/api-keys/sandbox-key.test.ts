import { expect, test } from 'vitest';
import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createMakeSandboxKey } from './sandbox-key.ts';
import { createKeysMemory } from './testing/memory-keys.ts';

/** A shop whose limit, if anything is counted, lets two keys through. */
function openShop(mode: 'sandbox' | 'live', isCounted = true) {
  const { deps, state } = createKeysMemory();
  const counted: unknown[][] = [];
  const make = createMakeSandboxKey({
    ...deps,
    mode,
    addPartner: async (partner) => void state.partners.push({ ...partner, isSuspended: false }),
    count: isCounted ? async (...hit) => (counted.push(hit) > 2 ? 60 : 0) : undefined,
  });
  return { make, state, counted };
}

test('everybody who tries the sandbox gets a partner with a key for a day', async () => {
  const { make } = openShop('sandbox');
  const [one, other] = [await make(), await make()];
  expect(one.key.partner).not.toBe(other.key.partner);
  expect(one.key).toMatchObject({ name: 'To try with', scopes: expect.arrayContaining(['orders:write']) });
  expect(Number(one.key.expiresAt) - Number(one.key.createdAt)).toBe(24 * 3_600_000);
});

test('the sandbox gives 500 keys a day, and says to others when there are keys again', async () => {
  const { make, state, counted } = openShop('sandbox');
  for (let key = 1; key <= 2; key += 1) await make();
  await expect(make()).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 60 }));
  expect(state.rows).toHaveLength(2);
  expect(counted).toEqual(Array(3).fill(['sandbox keys', 500, 86_400]));
});

test('a sandbox where nobody counts gives as many keys as are wanted', async () => {
  const { make, state } = openShop('sandbox', false);
  for (let key = 1; key <= 4; key += 1) await make();
  expect(state.rows).toHaveLength(4);
});

test('the partner of a trial has a short slug, and the log says that the sandbox made its key', async () => {
  const { make, state } = openShop('sandbox');
  const { key } = await make();
  expect(key.partner).toMatch(/^try-[0-9a-f]{12}$/);
  expect(state.actions).toMatchObject([{ by: MACHINE_OPERATOR.userId, after: { operator: 'sandbox' } }]);
});

test('a shop with real money gives nobody a key', async () => {
  const { make, state } = openShop('live');
  await expect(make()).rejects.toEqual(refusal('not_found'));
  expect(state.rows).toEqual([]);
});
