import { expect, test } from 'vitest';
import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createMakeSandboxKey } from './sandbox-key.ts';
import { createKeysMemory } from './testing/memory-keys.ts';

function openShop(mode: 'sandbox' | 'live', isCounted = true) {
  const { deps, state } = createKeysMemory();
  const windows: number[] = [];
  const make = createMakeSandboxKey({
    ...deps,
    mode,
    addPartner: async (partner) => void state.partners.push({ ...partner, isSuspended: false }),
    count: isCounted ? async (_, __, seconds) => (windows.push(seconds) > 2 ? 60 : 0) : undefined,
  });
  return { make, state, windows };
}

test('everybody who tries the sandbox gets a partner with a key for a day, up to the limit of the day', async () => {
  const { make, state, windows } = openShop('sandbox');
  const [one, other] = [await make(), await make()];
  expect(one.key.partner).not.toBe(other.key.partner);
  expect(one.key).toMatchObject({ name: 'To try with', scopes: expect.arrayContaining(['orders:write']) });
  expect(Number(one.key.expiresAt) - Number(one.key.createdAt)).toBe(24 * 3_600_000);
  await expect(make()).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 60 }));
  expect(state.rows).toHaveLength(2);
  expect(windows).toEqual([86_400, 86_400, 86_400]);
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
