import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import { weeksToMonths } from '#modules/cart-pricing/index.ts';
import { TIER_NAMES, type Tier, tierItemId, tierPrice, tierWeeks } from '#modules/tiers/index.ts';
import type { Offer } from '../../api/reading.ts';

/** The price of a tier of a ritual in cents. */
export function priceOfTier(offer: Offer, tier: Tier) {
  return tierPrice(dollarsToCents(offer.price), tier);
}

/** The duration of a tier in months. */
export function durationOfTier(tier: Tier): number {
  return weeksToMonths(tierWeeks(tier));
}

/** The cart item of a tier. */
export function tierItem(offer: Offer, tier: Tier) {
  return {
    id: tierItemId(offer.id, tier),
    name: `${offer.name} - ${TIER_NAMES[tier].ru}`,
    name_en: `${offer.name_en} - ${TIER_NAMES[tier].en}`,
    icon: offer.icon,
    price: centsToDollars(priceOfTier(offer, tier)),
    duration: durationOfTier(tier),
    isFromArticle: true,
    articleId: offer.id,
  };
}
