import { fieldName, toFields } from '#kernel/bilingual-fields.ts';
import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import { dollarsToCents } from '#kernel/money.ts';
import { DURATIONS, mostUnits } from '#modules/cart-pricing/index.ts';
import { FALLBACK_BASE_PRICE } from '#modules/tiers/index.ts';
import { isRecord, json } from '../../memory/remembered.ts';
import { type CartItem, type NewCartItem, newItem } from './cart-item.ts';

const parseRecord = json(isRecord);

/**
 * Reads the cart that the browser remembers. A text that is no cart is read as an empty cart, and entries that are no items are left
 * out: visitors come back with carts of older versions of the shop.
 */
export function parseStoredCart(text: string | null): CartItem[] {
  const kept = parseRecord(text);
  const state = isRecord(kept?.state) ? kept.state : kept;
  if (!Array.isArray(state?.items)) return [];
  const items = state.items.map(readItem).filter((item) => item !== undefined);
  return [...new Map(items.map((item) => [item.line, item])).values()].slice(0, 100);
}

/** The cart as text for the browser's storage. Whether the panel is open is not stored: each tab's address says it. */
export function serialiseCart(items: readonly CartItem[]): string {
  return JSON.stringify({ items: items.map(({ name, ...item }) => ({ ...item, ...toFields({ name }) })) });
}

function readItem(kept: unknown): CartItem | undefined {
  if (!isRecord(kept) || !isText(kept.id) || !isText(kept.name)) return undefined;
  const price = isPrice(kept.price) ? kept.price : undefined;
  const basePrice = isPrice(kept.basePrice) ? kept.basePrice : (price ?? FALLBACK_BASE_PRICE / 100);
  const chosen: NewCartItem = {
    id: kept.id,
    name: readName(kept, kept.name),
    icon: isText(kept.icon) ? kept.icon : 'flame',
    price: price ?? basePrice,
    basePrice,
    ...(isDuration(kept.duration) && { duration: kept.duration }),
    isFromArticle: kept.isFromArticle === true,
    ...(kept.type === 'ritual' && { type: 'ritual' }),
    ...(isText(kept.articleId) && { articleId: kept.articleId }),
  };
  return { ...newItem(chosen, isText(kept.line) ? kept.line : undefined), quantity: readQuantity(kept) };
}

/** The name in each language: the first language's where an older version of the shop kept no other. */
function readName(kept: Record<string, unknown>, first: string): Bilingual {
  return inEachLanguage((language) => {
    const name = kept[fieldName('name', language)];
    return isText(name) ? name : first;
  });
}

function readQuantity({ id, quantity }: Record<string, unknown>): number {
  return isPositive(quantity) && Number.isInteger(quantity) ? Math.min(quantity, mostUnits(String(id))) : 1;
}

function isPrice(value: unknown): value is number {
  try {
    return typeof value === 'number' && value <= 1_000_000 && dollarsToCents(value) >= 0;
  } catch {
    return false;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 300;
}

function isDuration(value: unknown): value is number {
  return DURATIONS.some((duration) => duration === value);
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 1000;
}
