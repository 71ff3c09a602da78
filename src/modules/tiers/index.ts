import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import { type Cents, cents } from '#kernel/money.ts';

/** The three sizes in which a ritual page sells its ritual. */
export const TIERS = ['basic', 'enhanced', 'premium'] as const;
export type Tier = (typeof TIERS)[number];

export const TIER_NAMES: Record<Tier, Bilingual> = {
  basic: { ru: 'Базовый', en: 'Basic' },
  enhanced: { ru: 'Расширенный', en: 'Enhanced' },
  premium: { ru: 'Премиум', en: 'Premium' },
};

/** Name of a ritual in a tier. */
export function tierName(ritual: Bilingual, tier: Tier): Bilingual {
  return inEachLanguage((language) => `${ritual[language]} - ${TIER_NAMES[tier][language]}`);
}

/** Price in cents of a month of a ritual whose own price is unknown. */
export const FALLBACK_BASE_PRICE = cents(88_000);

const PROPORTION: Record<Tier, number> = { basic: 480, enhanced: 880, premium: 1280 };
const WEEKS: Record<Tier, number> = { basic: 2, enhanced: 4, premium: 4 };

/**
 * Price of a tier in cents, from the ritual's price for a month. Basic and premium are 480/880 and 1280/880 of it,
 * rounded half up to whole dollars; enhanced is the price itself.
 */
export function tierPrice(base: Cents, tier: Tier): Cents {
  if (tier === 'enhanced') return base;
  const dollarInProportion = PROPORTION.enhanced * 100;
  return cents(Math.floor((2 * PROPORTION[tier] * base + dollarInProportion) / (2 * dollarInProportion)) * 100);
}

/** Length of a tier's ritual in weeks: basic 2, the others 4 (one month). */
export function tierWeeks(tier: Tier): number {
  return WEEKS[tier];
}

/** Id of the cart item: `{service id}-{tier}`. */
export function tierItemId(serviceId: string, tier: Tier): string {
  return `${serviceId}-${tier}`;
}

/** Takes `{service id}-{tier}` apart; undefined when the id does not end in a tier. */
export function parseTierItemId(itemId: string): { serviceId: string; tier: Tier } | undefined {
  const tier = TIERS.find((candidate) => itemId.endsWith(`-${candidate}`));
  return tier && { serviceId: itemId.slice(0, -tier.length - 1), tier };
}
