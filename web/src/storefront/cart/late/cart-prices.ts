import { type Cents, cents, dollarsToCents, sumCents } from '#kernel/money.ts';
import { type BasePrice, priceCart, type SoldInTiers } from '#modules/cart-pricing/index.ts';
import type { CartItem } from '../cart-item.ts';

/** An item with today's prices. */
export interface PricedItem {
  readonly item: CartItem;
  /** Cents for one month. */
  readonly monthPrice: Cents;
  /** Cents for one unit, duration included. */
  readonly unitPrice: Cents;
  /** Cents, unit price x quantity. */
  readonly lineTotal: Cents;
  /** False when the catalogue no longer offers the item; it then adds nothing to the total. */
  readonly onSale: boolean;
}

export interface PricedItems {
  readonly lines: readonly PricedItem[];
  /** Cents for all items on sale. */
  readonly total: Cents;
}

/**
 * Prices the cart as the server will. `basePrice` gives today's prices of the catalogue, `inTiers` tells what is sold in tiers. Without
 * `basePrice`, while the catalogue is loading, the items keep the prices that the visitor last saw.
 */
export function priceItems(items: readonly CartItem[], basePrice?: BasePrice, inTiers?: SoldInTiers): PricedItems {
  const lines = items.map((item) => (basePrice ? pricedToday(item, basePrice, inTiers) : pricedAsSeen(item)));
  return { lines, total: sumCents(lines.map((line) => line.lineTotal)) };
}

/** A look-up of the prices in the list of services; undefined while the list is unknown. */
export function basePriceOf(services: readonly { id: string; price: number }[] | undefined): BasePrice | undefined {
  if (!services) return undefined;
  const prices = new Map(services.map((service) => [service.id, dollarsToCents(service.price)]));
  return (serviceId) => prices.get(serviceId);
}

/** A look-up of what is sold in tiers: every service that does not say that it has none. */
export function inTiersOf(services: readonly { id: string; tiers?: boolean }[] = []): SoldInTiers {
  const withoutTiers = new Set(services.filter(({ tiers }) => tiers === false).map(({ id }) => id));
  return (serviceId) => !withoutTiers.has(serviceId);
}

function pricedToday(item: CartItem, basePrice: BasePrice, inTiers?: SoldInTiers): PricedItem {
  const priced = priceCart([item], basePrice, inTiers);
  const line = priced.ok ? priced.cart.lines[0] : undefined;
  if (!line) return { ...pricedAsSeen(item), lineTotal: cents(0), onSale: false };
  const { unitPrice, lineTotal, product } = line;
  return { item, monthPrice: basePrice(product.serviceId) ?? unitPrice, unitPrice, lineTotal, onSale: true };
}

function pricedAsSeen(item: CartItem): PricedItem {
  const unitPrice = dollarsToCents(item.price);
  const monthPrice = dollarsToCents(item.basePrice);
  return { item, monthPrice, unitPrice, lineTotal: cents(unitPrice * item.quantity), onSale: true };
}
