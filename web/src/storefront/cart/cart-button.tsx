import { ShoppingCart } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { CART_HASH } from '../../paths.ts';
import { unitsOf } from './cart-reducer.ts';
import { prefetchCartPanel } from './load-cart-panel.ts';
import { useCart } from './store.ts';

/** Opens the cart and shows the number of units in it. It is a link, so that it works in a new tab and before hydration. */
export function CartButton() {
  const { t } = useI18n();
  const count = unitsOf(useCart().items);
  // An empty cart has words without a number: a plural needs the browser's tables, which cost a phone a tenth of a second in hydration.
  const label = count > 0 ? t('cart.open', { count }) : t('cart.openEmpty');
  return (
    <a
      href={CART_HASH}
      aria-label={label}
      onPointerEnter={prefetchCartPanel}
      onFocus={prefetchCartPanel}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-150 hover:bg-soft"
    >
      <ShoppingCart size={21} strokeWidth={1.75} aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-accent px-1 text-center font-bold text-[11px] text-on-accent leading-4.5"
        >
          {count}
        </span>
      )}
    </a>
  );
}
