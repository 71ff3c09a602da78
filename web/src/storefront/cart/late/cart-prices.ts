import { type Cents, cents, centsToDollars, dollarsToCents, sumCents } from '#kernel/money.ts';
import { priceCart } from '#modules/cart-pricing/index.ts';
import { type CartItem, unitPriceOf } from '../cart-item.ts';

/** An item with what it costs. */
export interface PricedItem {
  /** With today's price, once that is known. */
  readonly item: CartItem;
  /** Cents for one unit, duration included. */
  readonly unitPrice: Cents;
  /** Cents, unit price x quantity; 0 for what is not on sale. */
  readonly lineTotal: Cents;
  /** False when the catalogue no longer offers the item. */
  readonly onSale: boolean;
}

export interface PricedItems {
  readonly lines: readonly PricedItem[];
  /** Cents for all items on sale. */
  readonly total: Cents;
}

/** What prices need of a service in the catalogue. */
interface PricedService {
  readonly id: string;
  /** Dollars for a month. */
  readonly price: number;
  /** False: it is sold without tiers. */
  readonly tiers?: boolean;
}

/**
 * Prices the cart as the server will, by the services of the catalogue. Without them, until the catalogue has loaded, the items keep the prices
 * that the visitor last saw.
 */
export function priceItems(items: readonly CartItem[], services?: readonly PricedService[]): PricedItems {
  const lines = services ? pricedToday(items, services) : items.map(pricedAsSeen);
  return { lines, total: sumCents(lines.map((line) => line.lineTotal)) };
}

function pricedToday(items: readonly CartItem[], services: readonly PricedService[]): PricedItem[] {
  const prices = new Map(services.map(({ id, price }) => [id, dollarsToCents(price)]));
  const withoutTiers = new Set(services.filter(({ tiers }) => tiers === false).map(({ id }) => id));
  return items.map((item) => {
    const priced = priceCart(
      [item],
      (id) => prices.get(id),
      (id) => !withoutTiers.has(id),
    );
    const line = priced.ok ? priced.cart.lines[0] : undefined;
    if (!line) return { ...pricedAsSeen(item), lineTotal: cents(0), onSale: false };
    const { product, unitPrice, lineTotal } = line;
    const price = product.kind === 'ritual' ? product.base : unitPrice;
    return { item: { ...item, price: centsToDollars(price) }, unitPrice, lineTotal, onSale: true };
  });
}

function pricedAsSeen(item: CartItem): PricedItem {
  const unitPrice = unitPriceOf(item);
  return { item, unitPrice, lineTotal: cents(unitPrice * item.quantity), onSale: true };
}
