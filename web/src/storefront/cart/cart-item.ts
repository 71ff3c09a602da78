import type { Bilingual } from '#kernel/language.ts';
import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import {
  DEFAULT_DURATION,
  isSpecialIntentionId,
  ritualPrice,
  SPECIAL_INTENTION_DURATION,
  SPECIAL_INTENTION_PRICE,
} from '#modules/cart-pricing/index.ts';
import { FALLBACK_BASE_PRICE } from '#modules/tiers/index.ts';

/** A line of the cart as the browser keeps it. Prices are dollars, durations months. */
export interface CartItem {
  /** Of the line, in this browser: one ritual may have several lines, each with a duration. */
  readonly line: string;
  /** Of what is ordered: a ritual, one of its tiers, or a special intention. */
  readonly id: string;
  readonly name: Bilingual;
  /** Dollars for one unit with its duration, as the visitor last saw it. */
  readonly price: number;
  readonly quantity: number;
  readonly duration: number;
  /** Dollars for a month. */
  readonly basePrice: number;
  readonly isSpecialIntention: boolean;
  /** Chosen on the page of an article or a ritual: quantity and duration cannot be changed. */
  readonly isFromArticle: boolean;
  /** In carts of older versions only: a tier, whose quantity and duration cannot be changed either. */
  readonly type?: 'ritual' | undefined;
  readonly articleId?: string | undefined;
  /** Name of the emblem. */
  readonly icon: string;
}

/** What a page tells the cart about a new item. */
export interface NewCartItem {
  readonly id: string;
  readonly name: Bilingual;
  readonly icon: string;
  /** Dollars: of a ritual for a month, of a tier its own. Missing for a special intention, whose price is fixed, and for what is not sold. */
  readonly price?: number | undefined;
  /** Dollars for a month; `price` when not given. */
  readonly basePrice?: number;
  /** Months; 1 when not given. A special intention always takes three weeks. */
  readonly duration?: number | undefined;
  readonly isFromArticle?: boolean;
  readonly type?: 'ritual' | undefined;
  readonly articleId?: string | undefined;
}

/** True for items without quantity and duration controls: special intentions, and tiers chosen on a ritual's page. */
export function hasFixedTerms(item: Pick<CartItem, 'isSpecialIntention' | 'isFromArticle' | 'type'>): boolean {
  return item.isSpecialIntention || item.isFromArticle || item.type === 'ritual';
}

/** Makes the cart's line for the first unit of an item. Without `line`, as in carts of older versions, the item's id names the line. */
export function newItem(chosen: NewCartItem, line = chosen.id): CartItem {
  const isSpecialIntention = isSpecialIntentionId(chosen.id);
  const ownPrice = isSpecialIntention ? centsToDollars(SPECIAL_INTENTION_PRICE) : chosen.price;
  const basePrice = chosen.basePrice ?? ownPrice ?? centsToDollars(FALLBACK_BASE_PRICE);
  const item: CartItem = {
    line,
    id: chosen.id,
    name: chosen.name,
    icon: chosen.icon,
    quantity: 1,
    duration: isSpecialIntention ? SPECIAL_INTENTION_DURATION : (chosen.duration ?? DEFAULT_DURATION),
    price: ownPrice ?? basePrice,
    basePrice,
    isSpecialIntention,
    isFromArticle: chosen.isFromArticle ?? false,
    type: chosen.type,
    articleId: chosen.articleId,
  };
  return hasFixedTerms(item) ? item : withDuration(item, item.duration);
}

/** The item with another duration: price = base price x months. An item whose duration is fixed stays unchanged. */
export function withDuration(item: CartItem, months: number): CartItem {
  if (hasFixedTerms(item)) return item;
  return { ...item, duration: months, price: centsToDollars(ritualPrice(dollarsToCents(item.basePrice), months)) };
}
