import type { Bilingual } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import { isSameItem, isSpecialIntentionId, SPECIAL_INTENTION_SERVICE, weeksToMonths } from '#modules/cart-pricing/index.ts';
import { parseTierItemId } from '#modules/tiers/index.ts';
import type { Service } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { announce } from '../../analytics/shop-events.ts';
import { type CartItem, type NewCartItem, newItem } from '../cart-item.ts';
import { addItem, open, selectItems } from '../cart-reducer.ts';
import { useCartStore } from '../store.ts';
import { basePriceOf, inTiersOf, type PricedItem, priceItems } from './cart-prices.ts';

/** What was ordered once; the duration is in weeks. */
export interface Ordered {
  readonly id: string;
  readonly name: Bilingual;
  readonly quantity: number;
  readonly duration: number;
}

/** The items of an order as they would be bought today: the same ritual, tier and duration at today's price. */
export function orderedAgain(ordered: readonly Ordered[], services: readonly Service[]): readonly PricedItem[] {
  const items = ordered.map((each) => itemAgain(each, services));
  const { lines } = priceItems(items, basePriceOf(services), inTiersOf(services));
  return lines.map((line) => ({ ...line, item: { ...line.item, price: centsToDollars(line.unitPrice) } }));
}

function itemAgain({ id, name, quantity, duration }: Ordered, services: readonly Service[]): CartItem {
  const sold = (serviceId: string | undefined) => services.find((service) => service.id === serviceId);
  const ofTier = sold(id) ? undefined : sold(parseTierItemId(id)?.serviceId);
  const ofIntention = isSpecialIntentionId(id) ? sold(SPECIAL_INTENTION_SERVICE) : undefined;
  const service = sold(id) ?? ofTier ?? ofIntention;
  const chosen: NewCartItem = {
    id,
    name,
    icon: service?.icon ?? 'flame',
    duration: weeksToMonths(duration),
    ...(service && { price: service.price }),
    ...(ofTier && { isFromArticle: true, articleId: ofTier.id }),
  };
  return { ...newItem(chosen), quantity };
}

/** Returns a function that opens the cart with these items in it: what it holds of them already counts. */
export function useOrderAgain(): (lines: readonly PricedItem[]) => void {
  const store = useCartStore();
  const { language } = useI18n();
  return (lines) => {
    for (const { item } of lines.filter(({ onSale }) => onSale)) {
      const same = selectItems(store.getState()).filter((line) => isSameItem(line, item));
      const held = same.reduce((units, { quantity }) => units + quantity, 0);
      for (let units = held; units < item.quantity; units += 1) store.dispatch(addItem(item));
      const { id, name, price, quantity } = item;
      if (held < quantity) announce({ type: 'itemAdded', item: { id, name: name[language], price, quantity: quantity - held } });
    }
    store.dispatch(open());
  };
}
