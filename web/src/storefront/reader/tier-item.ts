import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import { weeksToMonths } from '#modules/cart-pricing/index.ts';
import { type Tier, tierItemId, tierPrice, tierWeeks } from '#modules/tiers/index.ts';
import { tierName } from '#words/tier-names.ts';
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
    name: tierName(offer.name, tier),
    icon: offer.icon,
    price: centsToDollars(priceOfTier(offer, tier)),
    duration: durationOfTier(tier),
  };
}
