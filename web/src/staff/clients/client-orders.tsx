import { Link } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/card.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Amount } from '../kit/values/amount.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { Time } from '../kit/values/time.tsx';
import type { ClientDetail } from './queries.ts';

/** The newest orders of a client, and how many there are in all. */
export function ClientOrders({ client: { orders, orderCount } }: { client: ClientDetail }) {
  const { t, language } = useI18n();
  const { to, can } = usePanel();
  const count =
    orderCount > orders.length ? t('clients.ordersNewest', { shown: orders.length, count: orderCount }) : String(orderCount);
  return (
    <Card title={t('staff.orders')} aside={<span className="text-muted">{count}</span>}>
      {orders.length === 0 ? (
        <p className="text-muted">{t('clients.noOrders')}</p>
      ) : (
        <ul aria-label={t('staff.orders')}>
          {orders.map(({ id, number, status, createdAt, total }) => (
            <li
              key={id}
              data-row={id}
              className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 border-line py-2.5 not-last:border-b first:pt-0 last:pb-0"
            >
              {can('orders.read') ? (
                <Link
                  to={to(`/orders/${id}`)}
                  className="font-medium text-accent underline after:absolute after:inset-0 after:content-['']"
                >
                  {orderNumber(number, language)}
                </Link>
              ) : (
                <span className="font-medium">{orderNumber(number, language)}</span>
              )}
              <Amount dollars={total} />
              <Time at={createdAt} className="text-muted text-xs" />
              <StateBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
