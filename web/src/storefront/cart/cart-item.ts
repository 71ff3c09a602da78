import type { Bilingual } from '#kernel/language.ts';
import { type Cents, centsToDollars, dollarsToCents } from '#kernel/money.ts';
import {
  DEFAULT_DURATION,
  isSpecialIntentionId,
  ritualPrice,
  SPECIAL_INTENTION_DURATION,
  SPECIAL_INTENTION_PRICE,
} from '#modules/cart-pricing/index.ts';
import { FALLBACK_BASE_PRICE, parseTierItemId } from '#modules/tiers/index.ts';

/** A line of the cart as the browser keeps it. */
export interface CartItem {
  /** Of the line, in this browser: one ritual may have several lines, each with a duration. */
  readonly line: string;
  /** Of what is ordered: a ritual, one of its tiers, or a special intention. */
  readonly id: string;
  readonly name: Bilingual;
  /** Name of the emblem. */
  readonly icon: string;
  /** Dollars, as the visitor last saw them: of a ritual for a month, of a tier or a special intention its own. */
  readonly price: number;
  readonly quantity: number;
  /** Months. */
  readonly duration: number;
}

/** What a page tells the cart about a new item. */
export interface NewCartItem extends Pick<CartItem, 'id' | 'name' | 'icon'> {
  /** As in the cart; missing where the page does not know it, or the item is not sold. The price of a special intention is fixed. */
  readonly price?: number | undefined;
  /** Months; 1 when not given. A special intention always takes three weeks. */
  readonly duration?: number | undefined;
}

/** True for items without quantity and duration controls: special intentions, and tiers. No ritual has an id like theirs. */
export function hasFixedTerms({ id }: Pick<CartItem, 'id'>): boolean {
  return isSpecialIntentionId(id) || parseTierItemId(id) !== undefined;
}

/** Makes the cart's line for the first unit of an item. Without `line`, as in carts of older versions, the item's id names the line. */
export function newItem({ id, name, icon, price, duration = DEFAULT_DURATION }: NewCartItem, line = id): CartItem {
  const terms = isSpecialIntentionId(id)
    ? { price: centsToDollars(SPECIAL_INTENTION_PRICE), duration: SPECIAL_INTENTION_DURATION }
    : { price: price ?? centsToDollars(FALLBACK_BASE_PRICE), duration };
  return { line, id, name, icon, quantity: 1, ...terms };
}

/** Cents for one unit with its duration, by the price that the visitor last saw. */
export function unitPriceOf(item: Pick<CartItem, 'id' | 'price' | 'duration'>): Cents {
  const price = dollarsToCents(item.price);
  return hasFixedTerms(item) ? price : ritualPrice(price, item.duration);
}
