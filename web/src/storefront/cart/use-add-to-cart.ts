import { useDispatch } from 'react-redux';
import { formatDuration } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import { announce } from '../analytics/shop-events.ts';
import { CART_HASH } from './cart-address.ts';
import { type NewCartItem, newItem } from './cart-item.ts';
import { addItem } from './cart-slice.ts';

/** Returns a function that adds an item to the cart and shows a message about it. */
export function useAddToCart(): (item: NewCartItem) => void {
  const dispatch = useDispatch();
  const { t, language } = useI18n();
  return (item) => {
    dispatch(addItem(item));
    const name = item.name[language];
    const { price, duration, isFromArticle } = newItem(item);
    const description = isFromArticle ? t('cart.addedItem', { name }) : `${name}, ${formatDuration(duration, language)}`;
    toast({ title: t('cart.added'), description, link: { href: CART_HASH, text: t('cart.show') }, kind: 'success' });
    announce({ type: 'itemAdded', item: { id: item.id, name, price, quantity: 1 } });
  };
}
