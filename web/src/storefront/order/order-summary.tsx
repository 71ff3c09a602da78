import type { ReactNode } from 'react';
import { cents, dollarsToCents } from '#kernel/money.ts';
import { textIn } from '../../api/bilingual.ts';
import type { Order } from '../../api/queries.ts';
import { formatCents, formatPrice, formatWeeks, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';
import { ItemDays } from './item-days.tsx';

interface OrderSummaryProps {
  order: Pick<Order, 'items' | 'adjustments' | 'total'>;
  /** What stands below an item, by its position from 0. */
  below?: (position: number) => ReactNode;
}

/** What was ordered, for how long, and the total. */
export function OrderSummary({ order, below }: OrderSummaryProps) {
  const { t, language } = useI18n();
  return (
    <Card title={t('order.items')} className="md:px-7 md:py-5">
      <ul className="mt-1">
        {order.items.map((item, position) => (
          <li key={`${item.id} ${item.duration}`} className="border-line border-b py-3.5">
            <OrderLine item={item} />
            {below?.(position)}
          </li>
        ))}
      </ul>
      {order.adjustments?.map(({ percent, amount }) => (
        <p key={`${percent} ${amount}`} className="flex items-baseline justify-between gap-4 border-line border-b py-3.5">
          <span>{percent === undefined ? t('common.discount') : t('order.discountPercent', { percent })}</span>
          <span className="price text-[1.375rem] leading-snug">{formatPrice(-amount, language)}</span>
        </p>
      ))}
      <p className="flex items-baseline justify-between gap-4 pt-4">
        <span className="text-lead">{t('common.total')}</span>
        <span className="price text-section">{formatPrice(order.total, language)}</span>
      </p>
    </Card>
  );
}

type OrderItem = Order['items'][number];

function OrderLine({ item }: { item: OrderItem }) {
  const { t, language } = useI18n();
  const units = item.quantity > 1 ? ` · ${t('cart.units', { count: item.quantity })}` : '';
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-heading font-semibold text-xl leading-snug">
          <bdi>{withDash(textIn(item, language)('name'))}</bdi>
        </p>
        <p className="text-muted text-sm">{formatWeeks(item.duration, language) + units}</p>
        <ItemDays item={item} />
      </div>
      <span className="price text-[1.375rem] leading-snug">
        {formatCents(cents(dollarsToCents(item.price) * item.quantity), language)}
      </span>
    </div>
  );
}
