import type { Language } from '#kernel/language.ts';
import {
  DEFAULT_DURATION,
  DURATIONS,
  isSpecialIntentionId,
  SPECIAL_INTENTION_DURATION,
  SPECIAL_INTENTION_DURATIONS,
  SPECIAL_INTENTION_SERVICE,
  weeksToMonths,
} from '#modules/cart-pricing/index.ts';
import { parseTierItemId, TIERS, type Tier, tierItemId, tierWeeks } from '#modules/tiers/index.ts';
import { TIER_NAMES } from '#words/tier-names.ts';
import { formatDuration } from '../../../i18n/format.ts';

/** A ritual of the order: its id or a special intention's, how it is held, and how many. */
export interface OrderLine {
  readonly ritual: string;
  /** A length in months, or a tier. */
  readonly size: string;
  readonly quantity: number;
}

/** How many rituals the API takes in an order. */
export const MOST_LINES = 100;

/** A ritual as it is first put into an order. */
export function newLine(ritual: string): OrderLine {
  return { ritual, size: String(isSpecialIntentionId(ritual) ? SPECIAL_INTENTION_DURATION : DEFAULT_DURATION), quantity: 1 };
}

/** The item that the shop is asked for, with its duration in months; the shop alone knows its price. */
export function itemOf({ ritual, size, quantity }: OrderLine) {
  const tier = tierOf(size);
  const id = tier ? tierItemId(ritual, tier) : ritual;
  // The shop refuses what is no duration.
  return { id, quantity, duration: (tier ? monthsOf(tier) : Number(size)) as (typeof DURATIONS)[number] };
}

/** An item as the shop answers it. */
interface OrderedItem {
  readonly id: string;
  readonly quantity: number;
  /** In weeks. */
  readonly duration: number;
}

/** The line that asks for an item of an order. */
export function lineOf({ id, quantity, duration }: OrderedItem): OrderLine {
  // A special intention has no tiers, whatever its id ends with.
  const tier = isSpecialIntentionId(id) ? undefined : parseTierItemId(id);
  if (tier) return { ritual: tier.serviceId, size: tier.tier, quantity };
  return { ritual: id, size: String(weeksToMonths(duration)), quantity };
}

/**
 * The sizes in which a ritual can be ordered. A special intention has one, their service some of its own; `hasTiers` is false for a ritual that
 * is not held in tiers.
 */
export function sizesOf(ritual: string, hasTiers: boolean): readonly string[] {
  if (ritual === SPECIAL_INTENTION_SERVICE) return SPECIAL_INTENTION_DURATIONS.map(String);
  if (isSpecialIntentionId(ritual)) return [String(SPECIAL_INTENTION_DURATION)];
  return [...DURATIONS.map(String), ...(hasTiers ? TIERS : [])];
}

/** A size in words: 'Premium, 1 month' or '3 weeks'. */
export function writeSize(size: string, language: Language): string {
  const tier = tierOf(size);
  const length = formatDuration(tier ? monthsOf(tier) : Number(size), language);
  return tier ? `${TIER_NAMES[tier][language]}, ${length}` : length;
}

const tierOf = (size: string) => TIERS.find((name) => name === size);
const monthsOf = (tier: Tier) => weeksToMonths(tierWeeks(tier));
