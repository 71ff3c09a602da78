import { useDispatch } from 'react-redux';
import { useI18n } from '../../i18n/i18n.tsx';
import { announce } from '../../shop-events.ts';
import { toast } from '../../ui/toast.tsx';
import { type NewCartItem, newItem } from './cart-item.ts';
import { addItem } from './cart-slice.ts';

/** Puts an item into the cart and says so. */
export function useAddToCart(): (item: NewCartItem) => void {
  const dispatch = useDispatch();
  const { t, language } = useI18n();
  return (item) => {
    dispatch(addItem(item));
    const name = language === 'ru' ? item.name : item.name_en;
    toast({ title: t('cart.added'), description: t('cart.addedItem', { name }), kind: 'success' });
    announce({ type: 'itemAdded', item: { id: item.id, name, price: newItem(item).price, quantity: 1 } });
  };
}
