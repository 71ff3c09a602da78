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
  readonly id: string;
  /** Name in Russian. */
  readonly name: string;
  readonly name_en: string;
  /** Dollars for one unit, duration included, as last seen. */
  readonly price: number;
  readonly quantity: number;
  readonly duration: number;
  /** Dollars for a month. */
  readonly basePrice: number;
  readonly isSpecialIntention: boolean;
  /** Chosen on an article or ritual page: sold as it is, without quantity or duration controls. */
  readonly isFromArticle: boolean;
  readonly type?: 'ritual';
  readonly articleId?: string;
  /** Name of the emblem. */
  readonly icon: string;
}

/** What a page knows of an item that goes into the cart. */
export interface NewCartItem {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  readonly icon: string;
  /** Dollars: for a ritual, of a month; for a tier, its own price. A special intention has one fixed price and needs none. */
  readonly price?: number;
  /** Dollars for a month; `price` when not given. */
  readonly basePrice?: number;
  /** Months; one when not given. A special intention always takes three weeks. */
  readonly duration?: number;
  readonly isFromArticle?: boolean;
  readonly type?: 'ritual';
  readonly articleId?: string;
}

/** True for items without quantity and duration controls: special intentions, and tiers chosen on a ritual's page. */
export function isSoldAsIs(item: Pick<CartItem, 'isSpecialIntention' | 'isFromArticle' | 'type'>): boolean {
  return item.isSpecialIntention || item.isFromArticle || item.type === 'ritual';
}

/** The first unit of an item in the cart. */
export function newItem(chosen: NewCartItem): CartItem {
  const isSpecialIntention = isSpecialIntentionId(chosen.id);
  const ownPrice = isSpecialIntention ? centsToDollars(SPECIAL_INTENTION_PRICE) : chosen.price;
  const basePrice = chosen.basePrice ?? ownPrice ?? centsToDollars(FALLBACK_BASE_PRICE);
  const item: CartItem = {
    id: chosen.id,
    name: chosen.name,
    name_en: chosen.name_en,
    icon: chosen.icon,
    quantity: 1,
    duration: isSpecialIntention ? SPECIAL_INTENTION_DURATION : (chosen.duration ?? DEFAULT_DURATION),
    price: ownPrice ?? basePrice,
    basePrice,
    isSpecialIntention,
    isFromArticle: chosen.isFromArticle ?? false,
    ...(chosen.type && { type: chosen.type }),
    ...(chosen.articleId && { articleId: chosen.articleId }),
  };
  return isSoldAsIs(item) ? item : withDuration(item, item.duration);
}

/** The item for so many months: price = base price x months. An item that is sold as it is stays as it is. */
export function withDuration(item: CartItem, months: number): CartItem {
  if (isSoldAsIs(item)) return item;
  return { ...item, duration: months, price: centsToDollars(ritualPrice(dollarsToCents(item.basePrice), months)) };
}
