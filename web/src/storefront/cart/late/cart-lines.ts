import { cents, centsToDollars, dollarsToCents } from '#kernel/money.ts';
import { isSameItem } from '#modules/cart-pricing/index.ts';
import { type CartItem, hasFixedTerms } from '../cart-item.ts';
import { hasRoom } from '../cart-reducer.ts';

export type CartItems = readonly CartItem[];

/** Today's price of an item, dollars for one unit with its duration in it, as the server quotes it. */
interface QuotedPrice {
  readonly id: string;
  readonly price: number;
  readonly duration: number;
}

/** What an order holds of an item; the duration in months. */
export type BoughtItem = Pick<CartItem, 'id' | 'quantity' | 'duration'>;

export function withoutLine(items: CartItems, line: string): CartItems {
  return items.filter((item) => item.line !== line);
}

/**
 * The cart with a line that was taken out of it, at its place; the cart as it is when it has that line again; undefined when an order cannot
 * have so many units.
 */
export function withLineBack(items: CartItems, removed: CartItem, place: number): CartItems | undefined {
  if (items.some(({ line }) => line === removed.line)) return items;
  return hasRoom(items, removed, removed.quantity) ? items.toSpliced(place, 0, removed) : undefined;
}

/** The cart with another quantity in a line, without the line for zero or less; undefined when an order cannot have so many. */
export function withQuantityOf(items: CartItems, line: string, quantity: number): CartItems | undefined {
  return quantity > 0 ? withItem(items, line, (item) => ({ ...item, quantity })) : withoutLine(items, line);
}

/**
 * The cart with another duration, in months, of a line, unless its duration is fixed; undefined when the order would have too many units of
 * that duration.
 */
export function withDurationOf(items: CartItems, line: string, months: number): CartItems | undefined {
  return withItem(items, line, (item) => (hasFixedTerms(item) ? item : { ...item, duration: months }));
}

/** The cart with the prices of a quote; quantities and durations stay. */
export function withQuote(items: CartItems, quote: readonly QuotedPrice[]): CartItems {
  return items.map((item) => {
    const quoted = quote.find((price) => isSameItem(price, item));
    if (!quoted) return item;
    return { ...item, price: hasFixedTerms(item) ? quoted.price : monthPrice(quoted) };
  });
}

/** The cart without what was bought: so many units of an item with its duration, taken from one line or several. */
export function withoutBought(items: CartItems, bought: readonly BoughtItem[]): CartItems {
  const toTake = bought.map((item) => ({ ...item }));
  return items.flatMap((item) => {
    const paid = toTake.find((candidate) => isSameItem(candidate, item) && candidate.quantity > 0);
    if (!paid) return [item];
    const taken = Math.min(item.quantity, paid.quantity);
    paid.quantity -= taken;
    return taken === item.quantity ? [] : [{ ...item, quantity: item.quantity - taken }];
  });
}

function withItem(items: CartItems, line: string, change: (item: CartItem) => CartItem): CartItems | undefined {
  const before = items.find((item) => item.line === line);
  if (!before) return items;
  const after = change(before);
  if (!hasRoom(withoutLine(items, line), after, after.quantity)) return undefined;
  return items.map((item) => (item === before ? after : item));
}

/** Dollars for a month, from the price of a unit with its duration. */
function monthPrice({ price, duration }: QuotedPrice): number {
  return centsToDollars(cents(Math.round(dollarsToCents(price) / duration)));
}
