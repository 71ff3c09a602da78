import type { Cents } from '#kernel/money.ts';
import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../../api/bilingual.ts';
import type { Order } from '../../../api/queries.ts';
import { formatCents, formatPrice, withDash } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import type { CartCheckout } from './use-cart-checkout.ts';

/** Says which order is being paid, while its payment is under way; for a cart that has changed since, offers to pay for that instead. */
export function OrderBeingPaid({ checkout, cartTotal }: { checkout: CartCheckout; cartTotal: Cents }) {
  const { t, language } = useI18n();
  const { order, state } = checkout.payment;
  if (!order || (state.step !== 'waiting' && state.step !== 'confirmation')) return null;
  return (
    <section aria-label={t('cart.paidOrder')} className="mb-4 rounded-field bg-sunk px-4 py-3 text-sm">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t('common.orderNumber', { number: orderNumber(order.number, language) })}</span>
        <span className="price text-lg">{formatPrice(order.total, language)}</span>
      </p>
      <OrderedItems order={order} />
      {checkout.hasCartChanged && (
        <div className="mt-3 border-line border-t pt-3">
          <p role="status" className="mb-2">
            {t('cart.changedSince')}
          </p>
          <Button onClick={checkout.payChanged} className="w-full">
            {t('cart.payChanged', { price: formatCents(cartTotal, language) })}
          </Button>
        </div>
      )}
    </section>
  );
}

function OrderedItems({ order }: { order: Order }) {
  const { language } = useI18n();
  const names = order.items.map((item) => {
    return withDash(textIn(item, language)('name')) + (item.quantity > 1 ? ` × ${item.quantity}` : '');
  });
  return (
    <p className="wrap-anywhere text-muted">
      <bdi>{names.join(', ')}</bdi>
    </p>
  );
}
