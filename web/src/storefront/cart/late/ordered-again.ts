import { type FieldNames, fromFields } from '#kernel/bilingual-fields.ts';
import { centsToDollars } from '#kernel/money.ts';
import { isSameItem, serviceIdOf, weeksToMonths } from '#modules/cart-pricing/index.ts';
import type { Service } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { announce } from '../../analytics/shop-events.ts';
import { type CartItem, newItem } from '../cart-item.ts';
import { addItem, open, unitsOf } from '../cart-reducer.ts';
import { useCartStore } from '../store.ts';
import { type PricedItem, priceItems } from './cart-prices.ts';

/** What was ordered once; the duration is in weeks. */
export interface Ordered extends Readonly<Record<FieldNames<'name'>, string>> {
  readonly id: string;
  readonly quantity: number;
  readonly duration: number;
}

/** The items of an order as they would be bought today: the same ritual, tier and duration at today's price. */
export function orderedAgain(ordered: readonly Ordered[], services: readonly Service[]): readonly PricedItem[] {
  const items = ordered.map((item) => itemAgain(item, services));
  return priceItems(items, services).lines;
}

/** The item without its price, which `priceItems` sets. */
function itemAgain({ id, quantity, duration, ...names }: Ordered, services: readonly Service[]): CartItem {
  const service = services.find((candidate) => candidate.id === serviceIdOf(id));
  const icon = service?.icon ?? 'flame';
  return { ...newItem({ id, name: fromFields(names, 'name'), icon, duration: weeksToMonths(duration) }), quantity };
}

/** Returns a function that opens the cart with those of these items in it that are on sale. What it holds of them already counts. */
export function useOrderAgain(): (lines: readonly PricedItem[]) => void {
  const store = useCartStore();
  const { language } = useI18n();
  const fillUp = ({ item, unitPrice }: PricedItem) => {
    const held = store.getState().items.filter((line) => isSameItem(line, item));
    const missing = item.quantity - unitsOf(held);
    if (missing <= 0) return;
    for (let unit = 0; unit < missing; unit += 1) store.dispatch(addItem(item));
    const price = centsToDollars(unitPrice);
    announce({ type: 'itemAdded', item: { id: item.id, name: item.name[language], price, quantity: missing } });
  };
  return (lines) => {
    for (const line of lines.filter(({ onSale }) => onSale)) fillUp(line);
    store.dispatch(open());
  };
}
