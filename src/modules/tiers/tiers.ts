import { type Cents, cents } from '#kernel/money.ts';

/** The three sizes in which a ritual is sold. */
export const TIERS = ['basic', 'enhanced', 'premium'] as const;
export type Tier = (typeof TIERS)[number];

/** The price for a month, in cents, that the cart shows for a ritual whose own price is not known. */
export const FALLBACK_BASE_PRICE = cents(88_000);

const PROPORTION: Record<Tier, number> = { basic: 480, enhanced: 880, premium: 1280 };
const WEEKS: Record<Tier, number> = { basic: 2, enhanced: 4, premium: 4 };

/**
 * Returns a tier's price in cents. `base` is the ritual's price for a month in cents: enhanced costs exactly `base`, basic 480/880
 * and premium 1280/880 of `base`, rounded half up to whole dollars.
 */
export function tierPrice(base: Cents, tier: Tier): Cents {
  if (tier === 'enhanced') return base;
  const divisor = PROPORTION.enhanced * 100;
  return cents(Math.floor((2 * PROPORTION[tier] * base + divisor) / (2 * divisor)) * 100);
}

/** Returns a tier's length in weeks. */
export function tierWeeks(tier: Tier): number {
  return WEEKS[tier];
}

/** Returns the id of a tier's cart item: `{service id}-{tier}`. */
export function tierItemId(serviceId: string, tier: Tier): string {
  return `${serviceId}-${tier}`;
}

/** Splits `{service id}-{tier}`; returns undefined when the id does not end in a tier. */
export function parseTierItemId(itemId: string): { serviceId: string; tier: Tier } | undefined {
  const tier = TIERS.find((candidate) => itemId.endsWith(`-${candidate}`));
  return tier && { serviceId: itemId.slice(0, -tier.length - 1), tier };
}
