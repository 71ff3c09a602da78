import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { FALLBACK_BASE_PRICE, parseTierItemId, tierItemId, tierPrice, tierWeeks } from './tiers.ts';

describe("a ritual's tiers", () => {
  test('cost 480, 880 and 1280 dollars where no price of the ritual is known', () => {
    expect(tierPrice(FALLBACK_BASE_PRICE, 'basic')).toBe(48_000);
    expect(tierPrice(FALLBACK_BASE_PRICE, 'enhanced')).toBe(88_000);
    expect(tierPrice(FALLBACK_BASE_PRICE, 'premium')).toBe(128_000);
  });

  test.each([
    [30_000, 16_400, 43_600],
    [40_000, 21_800, 58_200],
    [50_000, 27_300, 72_700],
    [60_000, 32_700, 87_300],
  ])('cost, from a base price of %d cents, %d (basic) and %d (premium)', (base, basic, premium) => {
    expect(tierPrice(cents(base), 'basic')).toBe(basic);
    expect(tierPrice(cents(base), 'enhanced')).toBe(base);
    expect(tierPrice(cents(base), 'premium')).toBe(premium);
  });

  test('cost whole dollars, with half a dollar rounded up', () => {
    expect(tierPrice(cents(27_500), 'basic')).toBe(15_000);
    expect(tierPrice(cents(275), 'basic')).toBe(200);
  });

  test('cost exactly the base price when enhanced, also where it is no whole dollars', () => {
    expect(tierPrice(cents(27_550), 'enhanced')).toBe(27_550);
  });

  test('last two weeks when basic, else four', () => {
    expect(tierWeeks('basic')).toBe(2);
    expect(tierWeeks('enhanced')).toBe(4);
    expect(tierWeeks('premium')).toBe(4);
  });

  test('are read from the end of the item id, even when the service id has hyphens', () => {
    expect(parseTierItemId(tierItemId('maha-mrityunjaya', 'premium'))).toEqual({
      serviceId: 'maha-mrityunjaya',
      tier: 'premium',
    });
    expect(parseTierItemId('ganesha')).toBeUndefined();
    expect(parseTierItemId('ganesha-custom')).toBeUndefined();
  });
});
