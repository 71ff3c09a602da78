import { Trash2 } from 'lucide-react';
import { type PropsWithChildren, useState } from 'react';
import { MAX_QUANTITY, stepDuration } from '#modules/cart-pricing/index.ts';
import { formatCents, formatDuration, formatPrice, withDash } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { type CartItem, hasFixedTerms } from '../cart-item.ts';
import { withDurationOf, withoutLine, withQuantityOf } from './cart-lines.ts';
import type { PricedItem } from './cart-prices.ts';
import { useChangeCart } from './use-change-cart.ts';

interface CartLineProps {
  /** The item with its prices; `item.line` names its line in the cart. */
  line: PricedItem;
  /** True when another line has the same ritual, most often with another duration: the controls then name the duration, too. */
  isOneOfMany: boolean;
  onRemoved: () => void;
}

export function CartLine({ line, isOneOfMany, onRemoved }: CartLineProps) {
  const { t, language } = useI18n();
  const changeCart = useChangeCart();
  const { item } = line;
  const name = item.name[language];
  const nameInLabels = isOneOfMany ? `${name}, ${formatDuration(item.duration, language)}` : name;
  return (
    <li className="border-line border-b py-4 first:pt-1">
      <div className="flex items-start gap-x-4">
        {/* On the narrowest phones a long name needs its room: it would be broken within a word. */}
        <Emblem name={item.icon} className="size-13 max-[22rem]:hidden" />
        <div className="min-w-0 grow">
          <p className="wrap-anywhere hyphens-auto font-heading font-semibold text-xl leading-snug">
            <bdi>{withDash(name)}</bdi>
          </p>
          <LineNote line={line} />
        </div>
        <div className="flex shrink-0 flex-col items-end justify-between gap-1 self-stretch [&>:only-child]:mt-auto">
          {line.onSale && (
            <span className="price pt-0.5 text-[1.375rem] leading-tight">{formatCents(line.lineTotal, language)}</span>
          )}
          <IconButton
            label={t('cart.remove', { name: nameInLabels })}
            onClick={() => {
              changeCart((items) => withoutLine(items, item.line));
              onRemoved();
            }}
            className="-mr-3 -mb-1 text-muted"
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {line.onSale && !hasFixedTerms(item) && <LineControls item={item} name={nameInLabels} onRemoved={onRemoved} />}
    </li>
  );
}

function LineNote({ line }: { line: PricedItem }) {
  const { t, language } = useI18n();
  if (!line.onSale) return <p className="text-danger text-sm">{t('cart.notOnSale')}</p>;
  const { item } = line;
  if (hasFixedTerms(item)) {
    const units = item.quantity > 1 ? ` · ${t('cart.units', { count: item.quantity })}` : '';
    return <p className="text-muted text-sm">{formatDuration(item.duration, language) + units}</p>;
  }
  return <p className="text-muted text-sm">{t('cart.perMonth', { price: formatPrice(item.price, language) })}</p>;
}

function LineControls({ item, name, onRemoved }: { item: CartItem; name: string; onRemoved: () => void }) {
  const { t, language } = useI18n();
  const changeCart = useChangeCart();
  const [isFull, setIsFull] = useState(false);
  const shorter = stepDuration(item.duration, -1);
  const longer = stepDuration(item.duration, 1);
  // Refused when an order cannot have so many units, also together with another line that has the duration already.
  const changeDuration = (months: number) => {
    const isChanged = changeCart((items) => withDurationOf(items, item.line, months));
    setIsFull(!isChanged);
  };
  const changeQuantity = (quantity: number) => {
    const isChanged = changeCart((items) => withQuantityOf(items, item.line, quantity));
    setIsFull(!isChanged);
    if (quantity === 0) onRemoved();
  };
  return (
    <div className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <Captioned caption={t('cart.durationCaption')}>
        <Stepper
          label={t('home.duration', { name })}
          value={formatDuration(item.duration, language)}
          decreaseLabel={t('home.shorter')}
          increaseLabel={t('home.longer')}
          onDecrease={shorter === undefined ? undefined : () => changeDuration(shorter)}
          onIncrease={longer === undefined ? undefined : () => changeDuration(longer)}
          className="w-full"
        />
      </Captioned>
      <Captioned caption={t('cart.quantityCaption')}>
        <Stepper
          label={t('cart.quantity', { name })}
          value={t('cart.units', { count: item.quantity })}
          decreaseLabel={t('cart.fewer')}
          increaseLabel={t('cart.more')}
          onDecrease={() => changeQuantity(item.quantity - 1)}
          onIncrease={() => changeQuantity(item.quantity + 1)}
          className="w-full"
        />
      </Captioned>
      <p role="status" className="text-danger text-sm empty:hidden sm:col-span-2">
        {isFull && t('cart.tooMany', { most: MAX_QUANTITY })}
      </p>
    </div>
  );
}

/** A control under a word that says what it changes; screen readers get it from the control's own name. */
function Captioned({ caption, children }: PropsWithChildren<{ caption: string }>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-muted text-xs">
        {caption}
      </p>
      {children}
    </div>
  );
}
