import { describe, expect, test } from 'vitest';
import type { Limiter } from './ports.ts';
import { createAuthFixture } from './testing/auth-fixture.ts';

describe('an attack on the whole shop', () => {
  test('by more than 200 wrong codes in ten minutes raises an alarm', async () => {
    /** Answers to the hit of this limit alone that it must wait. */
    const limiter: Limiter = async (...hit) => (hit.join() === 'wrong codes in all,200,600' ? 10 : 0);
    const shop = createAuthFixture({ limiter });
    await shop.codes.watchWrongCodes();
    expect(shop.alarms).toEqual(['many wrong codes']);
  });

  test('is not suspected below the limit', async () => {
    const shop = createAuthFixture({ limiter: async () => 0 });
    await shop.codes.watchWrongCodes();
    expect(shop.alarms).toEqual([]);
  });
});
