import { centsToDollars } from '#kernel/money.ts';
import { isSameItem, mostUnits } from '#modules/cart-pricing/index.ts';
import { parseTierItemId } from '#modules/tiers/index.ts';
import { formatDuration } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ADDS_MARK } from '../../memory/early-additions.ts';
import { CART_HASH } from '../../paths.ts';
import { toast } from '../../ui/toast.tsx';
import { announce } from '../analytics/shop-events.ts';
import { type NewCartItem, newItem, unitPriceOf } from './cart-item.ts';
import { addItem, hasRoom } from './cart-reducer.ts';
import { serialiseCart } from './cart-storage.ts';
import { useCartStore } from './store.ts';

/**
 * Returns a function that adds an item to the cart and shows a message about the line that the cart now holds: a line with this duration
 * that was there before gets one more unit. A cart without room for it stays as it is, and the message says so: then it returns false.
 */
export function useAddToCart(): (item: NewCartItem) => boolean {
  const store = useCartStore();
  const { t, language } = useI18n();
  const toCart = { href: CART_HASH, text: t('cart.show') };
  return (item) => {
    const adding = addItem(item);
    if (!hasRoom(store.getState().items, adding.item)) {
      const most = mostUnits(item.id);
      toast({ title: most === 1 ? t('cart.onceOnly') : t('cart.full', { most }), link: toCart, kind: 'error' });
      return false;
    }
    store.dispatch(adding);
    const line = store.getState().items.find((held) => isSameItem(held, adding.item)) ?? adding.item;
    const { id, duration, quantity } = line;
    const name = line.name[language];
    const words = parseTierItemId(id) ? t('cart.addedItem', { name }) : `${name}, ${formatDuration(duration, language)}`;
    const description = quantity > 1 ? `${words} × ${quantity}` : words;
    toast({ title: t('cart.added'), description, link: toCart, kind: 'success' });
    announce({ type: 'itemAdded', item: { id, name, price: centsToDollars(unitPriceOf(line)), quantity: 1 } });
    return true;
  };
}

/** The attribute for a button that adds this item: a press before the page is alive is then not lost, wherever the visitor goes. */
export function earlyPressMark(item: NewCartItem): Record<string, string> {
  return { [ADDS_MARK]: serialiseCart([newItem(item)]) };
}
