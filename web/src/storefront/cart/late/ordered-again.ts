import type { Bilingual } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import { isSameItem, isSpecialIntentionId, SPECIAL_INTENTION_SERVICE, weeksToMonths } from '#modules/cart-pricing/index.ts';
import { parseTierItemId } from '#modules/tiers/index.ts';
import type { Service } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { announce } from '../../analytics/shop-events.ts';
import { type CartItem, type NewCartItem, newItem } from '../cart-item.ts';
import { addItem, open, unitsOf } from '../cart-reducer.ts';
import { useCartStore } from '../store.ts';
import { type PricedItem, priceItems } from './cart-prices.ts';

/** What was ordered once; the duration is in weeks. */
export interface Ordered {
  readonly id: string;
  readonly name: Bilingual;
  readonly quantity: number;
  readonly duration: number;
}

/** The items of an order as they would be bought today: the same ritual, tier and duration at today's price. */
export function orderedAgain(ordered: readonly Ordered[], services: readonly Service[]): readonly PricedItem[] {
  const items = ordered.map((item) => itemAgain(item, services));
  const { lines } = priceItems(items, services);
  return lines.map((line) => ({ ...line, item: { ...line.item, price: centsToDollars(line.unitPrice) } }));
}

/** The price is that of the ritual's month, also for a tier: `orderedAgain` sets today's price of the item. */
function itemAgain({ id, name, quantity, duration }: Ordered, services: readonly Service[]): CartItem {
  const service = serviceOf(id, services);
  const isTier = service !== undefined && service.id === parseTierItemId(id)?.serviceId;
  const chosen: NewCartItem = {
    id,
    name,
    icon: service?.icon ?? 'flame',
    duration: weeksToMonths(duration),
    price: service?.price,
    isFromArticle: isTier,
    articleId: isTier ? service.id : undefined,
  };
  return { ...newItem(chosen), quantity };
}

/** The service on sale to which an ordered item belongs: the ritual itself, that of a tier, or that of all special intentions. */
function serviceOf(itemId: string, services: readonly Service[]): Service | undefined {
  const tierServiceId = parseTierItemId(itemId)?.serviceId;
  const intentionServiceId = isSpecialIntentionId(itemId) ? SPECIAL_INTENTION_SERVICE : undefined;
  for (const id of [itemId, tierServiceId, intentionServiceId]) {
    const service = services.find((candidate) => candidate.id === id);
    if (service) return service;
  }
}

/** Returns a function that opens the cart with these items in it. What the cart holds of them already counts. */
export function useOrderAgain(): (lines: readonly PricedItem[]) => void {
  const store = useCartStore();
  const { language } = useI18n();
  const fillUp = (item: CartItem) => {
    const held = store.getState().items.filter((line) => isSameItem(line, item));
    const missing = item.quantity - unitsOf(held);
    if (missing <= 0) return;
    for (let unit = 0; unit < missing; unit += 1) store.dispatch(addItem(item));
    announce({ type: 'itemAdded', item: { id: item.id, name: item.name[language], price: item.price, quantity: missing } });
  };
  return (lines) => {
    for (const { item, onSale } of lines) {
      if (onSale) fillUp(item);
    }
    store.dispatch(open());
  };
}
