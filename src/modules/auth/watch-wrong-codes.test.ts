import { describe, expect, test } from 'vitest';
import type { Limiter } from './ports.ts';
import { createAuthFixture, email } from './testing/auth-fixture.ts';

describe('an attack on the whole shop', () => {
  /** Refuses a hit of `bucket` for ten seconds and lets all others pass. */
  const full = (bucket: string, limit: number): Limiter => {
    return async (...hit) => (hit.join() === [bucket, limit, 600].join() ? 10 : 0);
  };

  test('by many wrong codes raises an alarm', async () => {
    const shop = createAuthFixture({ limiter: full('wrong codes in all', 200) });
    await shop.codes.watchWrongCodes();
    expect(shop.alarms).toEqual(['many wrong codes']);
  });

  test('is not suspected after a few wrong codes', async () => {
    const shop = createAuthFixture();
    await shop.codes.watchWrongCodes();
    await shop.askFor(email('anna@example.com'), 'sign_in');
    expect(shop.alarms).toEqual([]);
  });
});
