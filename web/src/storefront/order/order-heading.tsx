import { orderNumber } from '#words/order-number.ts';
import type { Order } from '../../api/queries.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';

/** The page's title with the order's number, and when it was placed. */
export function OrderHeading({ order, title }: { order: Order; title?: MessageKey }) {
  const { t, language } = useI18n();
  const number = orderNumber(order.number, language);
  return (
    <header className="mb-6">
      {title && <p className="mb-1 text-muted">{t('common.orderNumber', { number })}</p>}
      <h1 className="text-title">{title ? t(title) : t('common.orderNumber', { number })}</h1>
      <p className="mt-1 text-muted text-sm">{t('order.created', { date: formatDateTime(order.createdAt, language) })}</p>
    </header>
  );
}
