import { fieldName, toFields } from '#kernel/bilingual-fields.ts';
import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import { dollarsToCents } from '#kernel/money.ts';
import { DURATIONS, mostUnits } from '#modules/cart-pricing/index.ts';
import { isRecord, json } from '../../memory/remembered.ts';
import { type CartItem, hasFixedTerms, type NewCartItem, newItem } from './cart-item.ts';

/** Bounds of what is read: further lines are left out, which no order would take; a value beyond the other bounds counts as missing. */
const MOST_LINES = 100;
const HIGHEST_PRICE = 1_000_000;
const MOST_STORED_UNITS = 1000;
const LONGEST_TEXT = 300;

const parseRecord = json(isRecord);

/**
 * Reads the cart that the browser remembers. A text that is no cart is read as an empty cart, and entries that are no items are left
 * out: visitors come back with carts of older versions of the shop.
 */
export function parseStoredCart(text: string | null): CartItem[] {
  const stored = parseRecord(text);
  // Older versions kept the items one level deeper.
  const state = isRecord(stored?.state) ? stored.state : stored;
  if (!Array.isArray(state?.items)) return [];
  const itemByLine = new Map<string, CartItem>();
  for (const value of state.items) {
    const item = readItem(value);
    if (item) itemByLine.set(item.line, item);
  }
  return [...itemByLine.values()].slice(0, MOST_LINES);
}

/** The cart as text for the browser's storage. Whether the cart is open is not stored: each tab's address says it. */
export function serialiseCart(items: readonly CartItem[]): string {
  return JSON.stringify({ items: items.map(({ name, ...item }) => ({ ...item, ...toFields({ name }) })) });
}

function readItem(stored: unknown): CartItem | undefined {
  if (!isRecord(stored) || !isText(stored.id) || !isText(stored.name)) return undefined;
  const chosen: NewCartItem = {
    id: stored.id,
    name: readName(stored, stored.name),
    icon: isText(stored.icon) ? stored.icon : 'flame',
    price: readPrice(stored, stored.id),
    duration: isDuration(stored.duration) ? stored.duration : undefined,
  };
  return { ...newItem(chosen, isText(stored.line) ? stored.line : undefined), quantity: readQuantity(stored) };
}

/** The name in each language: the first language's where an older version of the shop kept no other. */
function readName(stored: Record<string, unknown>, first: string): Bilingual {
  return inEachLanguage((language) => {
    const name = stored[fieldName('name', language)];
    return isText(name) ? name : first;
  });
}

/** Older versions kept the price of a ritual's month as `basePrice`, and as `price` that of its whole duration. */
function readPrice({ price, basePrice }: Record<string, unknown>, id: string): number | undefined {
  const kept = hasFixedTerms({ id }) ? [price, basePrice] : [basePrice, price];
  return kept.find(isPrice);
}

/** What was allowed once becomes the most that is allowed now; what no version of the shop has allowed counts as one unit. */
function readQuantity({ id, quantity }: Record<string, unknown>): number {
  return isUnits(quantity) ? Math.min(quantity, mostUnits(String(id))) : 1;
}

/** A fraction of a cent is no price: `dollarsToCents` throws for it. */
function isPrice(value: unknown): value is number {
  try {
    return typeof value === 'number' && value <= HIGHEST_PRICE && dollarsToCents(value) >= 0;
  } catch {
    return false;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_TEXT;
}

function isDuration(value: unknown): value is number {
  return DURATIONS.some((duration) => duration === value);
}

function isUnits(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MOST_STORED_UNITS;
}
