import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '#kernel/money.ts';
import { TIERS, type Tier, tierItemId } from '#modules/tiers/index.ts';
import { DURATIONS } from './durations.ts';
import { type CartLine, namesOtherItem, parseCartServiceIds, priceCart, ritualPrice, serviceIdOf } from './price-cart.ts';
import { INTENTION_GROUPS, intentionsOf } from './special-intentions.ts';

const CATALOGUE: Record<string, Cents> = {
  'maha-mrityunjaya': cents(50_000),
  ganesha: cents(30_000),
  saraswati: cents(35_000),
  'odd-cents': cents(33_333),
  'z-special-intention': cents(25_000),
};
const basePrice = (id: string) => (Object.hasOwn(CATALOGUE, id) ? CATALOGUE[id] : undefined);
const line = (id: string, duration: number, quantity = 1): CartLine => ({ id, quantity, duration });
const price = (...cart: CartLine[]) => priceCart(cart, basePrice);
const totalOf = (...cart: CartLine[]) => {
  const priced = price(...cart);
  return priced.ok ? priced.cart.total : priced.errors;
};

describe('the price of a cart', () => {
  test('is the base price times the months for a ritual', () => {
    expect(totalOf(line('ganesha', 0.5))).toBe(15_000);
    expect(totalOf(line('ganesha', 3, 2))).toBe(180_000);
  });

  test('keeps half dollars: a quarter of a month at 350 is 87.50, three such items are 262.50', () => {
    expect(totalOf(line('saraswati', 0.25))).toBe(8_750);
    expect(totalOf(line('saraswati', 0.25, 3))).toBe(26_250);
  });

  test("rounds each unit's price half up to a cent", () => {
    expect(ritualPrice(cents(33_333), 0.25)).toBe(8_333);
    expect(ritualPrice(cents(33_334), 0.25)).toBe(8_334);
  });

  test("is 480 for each special intention, whatever the service's list price is", () => {
    expect(totalOf(line('special-intention-health-sleep', 0.75), line('special-intention-vastu-sale', 0.75))).toBe(96_000);
    expect(totalOf(line('z-special-intention', 2.25))).toBe(48_000);
  });

  test('is the sum of all lines', () => {
    // 150 dollars for two weeks of Ganesha, 480 for an intention, and 164 for the basic tier: 480/880 of 300, in whole dollars.
    expect(totalOf(line('ganesha', 0.5), line('special-intention-health-sleep', 0.75), line('ganesha-basic', 0.5))).toBe(79_400);
  });

  test('is zero for an empty cart', () => {
    expect(totalOf()).toBe(0);
  });
});

test('a ritual that is sold by its length alone has no tiers', () => {
  const isSoldInTiers = (id: string) => id !== 'ganesha';
  const sold = (id: string) => priceCart([line(id, 0.5)], basePrice, isSoldInTiers);
  expect(sold('ganesha-basic')).toEqual({ ok: false, errors: [{ code: 'unknown_item', index: 0 }] });
  for (const id of ['ganesha', 'saraswati-basic']) expect(sold(id)).toMatchObject({ ok: true });
});

describe('a cart item', () => {
  test.each(['nope', '', '__proto__', 'constructor', 'nope-basic', 'special-intention-health-flying', 'x-special-intention'])(
    'is refused when nothing has the id "%s"',
    (id) => {
      expect(price(line(id, 1))).toEqual({ ok: false, errors: [{ code: 'unknown_item', index: 0 }] });
    },
  );

  test.each([
    ['ganesha', 0.3],
    ['ganesha', 1.5],
    ['ganesha', -1],
    ['ganesha', Number.NaN],
    ['ganesha-basic', 1],
    ['ganesha-premium', 2],
    ['special-intention-health-sleep', 1],
    ['special-intention-health-sleep', 1.5],
    ['z-special-intention', 1],
  ])('of the product %s is refused for %d months', (id, months) => {
    expect(price(line(id, months))).toMatchObject({ ok: false, errors: [{ code: 'invalid_duration', index: 0 }] });
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is refused in a quantity of %d', (quantity) => {
    expect(price(line('ganesha', 1, quantity))).toEqual({ ok: false, errors: [{ code: 'invalid_quantity', index: 0 }] });
  });

  test('of a special intention is refused in a quantity above one', () => {
    expect(price(line('special-intention-health-sleep', 0.75, 2))).toMatchObject({ errors: [{ code: 'invalid_quantity' }] });
  });

  test('that is refused is named by its index, together with every other refused item', () => {
    expect(totalOf(line('nope', 1), line('ganesha', 1), line('ganesha', 0.3))).toEqual([
      { code: 'unknown_item', index: 0 },
      { code: 'invalid_duration', index: 2, durations: [0.25, 0.5, 1, 2, 3] },
    ]);
  });
});

test.each([
  ['ganesha', 'ganesha'],
  ['maha-mrityunjaya-enhanced', 'maha-mrityunjaya'],
  ['special-intention-health-sleep', 'z-special-intention'],
  ['z-special-intention', 'z-special-intention'],
])('the item %s is of the service %s', (itemId, serviceId) => {
  expect(serviceIdOf(itemId)).toBe(serviceId);
});

test('a cart needs the price of each item, and of the ritual whose tier it may be, each once', () => {
  const cart = ['ganesha', 'ganesha-premium', 'ganesha', 'special-intention-health-sleep'].map((id) => ({ id }));
  expect(parseCartServiceIds(cart)).toEqual(['ganesha', 'ganesha-premium', 'special-intention-health-sleep']);
});

test('some new ids of rituals would name a tier or a special intention', () => {
  for (const id of ['ganesha-basic', 'new-premium', 'special-intention-health-sleep', 'z-special-intention'])
    expect(namesOtherItem(id)).toBe(true);
  for (const id of ['durga', 'basic']) expect(namesOtherItem(id)).toBe(false);
});

test('the total of a cart equals exact integer arithmetic on 10,000 random carts', () => {
  fc.assert(
    fc.property(randomCart, ({ base, cart }) => {
      const priced = priceCart(cart, (id) => (id === 'ritual' ? base : undefined));
      expect(priced.ok && BigInt(priced.cart.total)).toBe(cart.reduce((sum, item) => sum + exactLine(item, BigInt(base)), 0n));
    }),
    { numRuns: 10_000 },
  );
});

const ritualLine = fc.record({
  id: fc.constant('ritual'),
  quantity: fc.integer({ min: 1, max: 99 }),
  duration: fc.constantFrom(...DURATIONS),
});
const tierLine = fc
  .record({ tier: fc.constantFrom(...TIERS), quantity: fc.integer({ min: 1, max: 99 }) })
  .map(({ tier, quantity }) => ({
    id: tierItemId('ritual', tier),
    quantity,
    duration: tier === 'basic' ? 0.5 : 1,
  }));
const intentionLine = fc
  .constantFrom(...INTENTION_GROUPS.flatMap(intentionsOf).map(({ itemId }) => itemId))
  .map((id) => ({ id, quantity: 1, duration: 0.75 }));
const randomCart = fc.record({
  base: fc.integer({ min: 0, max: 10_000_000 }).map(cents),
  cart: fc.array(fc.oneof(ritualLine, tierLine, intentionLine), { minLength: 1, maxLength: 20 }),
});

/** A second, independent implementation of the price rules, in exact fractions of integers. */
function exactLine({ id, quantity, duration }: CartLine, base: bigint): bigint {
  if (id.startsWith('special-intention')) return 48_000n;
  const tier = TIERS.find((name) => id === `ritual-${name}`);
  const unit = tier ? exactTier(tier, base) : roundHalfUp(base * BigInt(duration * 4), 4n);
  return unit * BigInt(quantity);
}

function exactTier(tier: Tier, base: bigint): bigint {
  if (tier === 'enhanced') return base;
  return roundHalfUp((tier === 'basic' ? 480n : 1280n) * base, 880n * 100n) * 100n;
}

function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
