import type { Language } from '#kernel/language.ts';
import {
  DEFAULT_DURATION,
  DURATIONS,
  isSpecialIntentionId,
  SPECIAL_INTENTION_DURATION,
  weeksToMonths,
} from '#modules/cart-pricing/index.ts';
import { parseTierItemId, TIERS, type Tier, tierItemId, tierWeeks } from '#modules/tiers/index.ts';
import { TIER_NAMES } from '#words/tier-names.ts';
import { formatDuration } from '../../../i18n/format.ts';
import type { OrderLine } from '../../../memory/late/new-order-draft.ts';

/** So many of one ritual an order can have, and so many rituals. */
export const MOST_UNITS = 99;
export const MOST_LINES = 100;

/** A ritual as it is first put into an order. */
export function newLine(ritual: string): OrderLine {
  return { ritual, size: String(isSpecialIntentionId(ritual) ? SPECIAL_INTENTION_DURATION : DEFAULT_DURATION), quantity: 1 };
}

/** The item that the shop is asked for; the shop alone knows its price. */
export function itemOf({ ritual, size, quantity }: OrderLine) {
  const tier = TIERS.find((one) => one === size);
  const id = tier ? tierItemId(ritual, tier) : ritual;
  // The shop refuses what is no duration.
  return { id, quantity, duration: (tier ? monthsOf(tier) : Number(size)) as (typeof DURATIONS)[number] };
}

/** The line that asks for an item of an order, whose duration is told in weeks. */
export function lineOf({
  id,
  quantity,
  duration,
}: {
  readonly id: string;
  readonly quantity: number;
  readonly duration: number;
}): OrderLine {
  const tier = isSpecialIntentionId(id) ? undefined : parseTierItemId(id);
  if (tier) return { ritual: tier.serviceId, size: tier.tier, quantity };
  return { ritual: id, size: String(weeksToMonths(duration)), quantity };
}

/** How a ritual can be held, with its words; a special intention only in one way, and not each ritual in tiers. */
export function sizesOf(ritual: string, language: Language, inTiers = true): readonly (readonly [size: string, text: string])[] {
  if (isSpecialIntentionId(ritual))
    return [[String(SPECIAL_INTENTION_DURATION), formatDuration(SPECIAL_INTENTION_DURATION, language)]];
  return [
    ...DURATIONS.map((months) => [String(months), formatDuration(months, language)] as const),
    ...(inTiers ? TIERS : []).map(
      (tier) => [tier, `${TIER_NAMES[tier][language]}, ${formatDuration(monthsOf(tier), language)}`] as const,
    ),
  ];
}

const monthsOf = (tier: Tier) => weeksToMonths(tierWeeks(tier));
