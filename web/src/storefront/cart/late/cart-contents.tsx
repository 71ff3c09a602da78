import { useState } from 'react';
import { mostUnits } from '#modules/cart-pricing/index.ts';
import { orderNumber } from '#words/order-number.ts';
import { formatCents, formatPrice, withDash } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import type { ActivePayment } from '../../../memory/late/active-payment.ts';
import { WayOn } from '../../../page/late/way-on.tsx';
import { paths } from '../../../paths.ts';
import { Emblem } from '../../../ui/emblem.tsx';
import { useKeptFocus } from '../../../ui/late/use-kept-focus.ts';
import { PageMessage } from '../../../ui/page-message.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { CartItem } from '../cart-item.ts';
import { CartLine } from './cart-line.tsx';
import { withLineBack } from './cart-lines.ts';
import type { PricedItem, PricedItems } from './cart-prices.ts';
import { CheckoutStart } from './checkout-start.tsx';
import type { CartCheckout } from './use-cart-checkout.ts';
import { useChangeCart } from './use-change-cart.ts';

interface CartContentsProps {
  cart: PricedItems;
  checkout: CartCheckout;
}

/** The items with their total and the way to the payment; for an empty cart, the way to the rituals. */
export function CartContents(props: CartContentsProps) {
  const count = props.cart.lines.length;
  const [removed, setRemoved] = useState<Removed>();
  return (
    <div {...useKeptFocus()} className="flex grow flex-col">
      <RemovedLine removed={removed} onPutBack={() => setRemoved(undefined)} />
      {count === 0 ? <EmptyCart /> : <FilledCart {...props} onRemoved={setRemoved} />}
    </div>
  );
}

/** A line that was taken out of the cart, and where it stood. */
interface Removed {
  readonly item: CartItem;
  readonly index: number;
}

/** Says what was taken out of the cart last, and puts it back on request. */
function RemovedLine({ removed, onPutBack }: { removed: Removed | undefined; onPutBack: () => void }) {
  const { t, language } = useI18n();
  const changeCart = useChangeCart();
  const putBack = ({ item, index }: Removed) => {
    if (changeCart((items) => withLineBack(items, item, index))) return onPutBack();
    const most = mostUnits(item.id);
    toast({ title: most === 1 ? t('cart.onceOnly') : t('cart.tooMany', { most }), kind: 'error' });
  };
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-sunk px-4 py-1 text-sm empty:hidden"
    >
      {removed && (
        <>
          <span className="wrap-anywhere">
            {t('cart.removed')} <bdi>{withDash(removed.item.name[language])}</bdi>
          </span>
          <button type="button" className="text-link min-h-11" onClick={() => putBack(removed)}>
            {t('cart.putBack')}
          </button>
        </>
      )}
    </div>
  );
}

function FilledCart({ cart, checkout, onRemoved }: CartContentsProps & { onRemoved: (removed: Removed) => void }) {
  const { t, language } = useI18n();
  const total = formatCents(cart.total, language);
  const { unfinished, notice } = checkout;
  const isPayable = cart.lines.every((line) => line.onSale);
  return (
    <>
      {unfinished && <UnfinishedPayment checkout={checkout} active={unfinished} />}
      {notice && (
        <p role="alert" className="mb-3 rounded-field bg-gold-soft px-4 py-3 text-gold-ink text-sm">
          {t(notice, { price: total })}
        </p>
      )}
      <ul aria-label={t('cart.items')}>
        {cart.lines.map((line, index) => (
          <CartLine
            key={line.item.line}
            line={line}
            isOneOfMany={isOneOfMany(line, cart)}
            onRemoved={() => onRemoved({ item: line.item, index })}
          />
        ))}
      </ul>
      <CheckoutStart checkout={checkout} total={total} isPayable={isPayable} />
    </>
  );
}

function isOneOfMany({ item }: PricedItem, { lines }: PricedItems): boolean {
  return lines.some((other) => other.item.id === item.id && other.item.line !== item.line);
}

function UnfinishedPayment({ checkout, active }: { checkout: CartCheckout; active: ActivePayment }) {
  const { t, language } = useI18n();
  const { order } = checkout.payment;
  const isKnown = order?.id === active.orderId;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-soft px-4 py-2 text-sm">
      <p>
        {t('cart.unfinished')}
        {isKnown &&
          ` · ${t('common.orderNumber', { number: orderNumber(order.number, language) })}, ${formatPrice(order.total, language)}`}
      </p>
      <button type="button" className="text-link min-h-11" onClick={() => checkout.resume(active)}>
        {t('cart.resume')}
      </button>
    </div>
  );
}

function EmptyCart() {
  const { t } = useI18n();
  return (
    <PageMessage
      level={2}
      emblem={<Emblem name="flame" className="size-20" />}
      title={t('cart.empty')}
      text={t('cart.emptyText')}
      action={<WayOn to={paths.catalogue()}>{t('home.choose')}</WayOn>}
    />
  );
}
