import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { Amount } from '../kit/values/amount.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import type { WaitingMoney } from './money-queries.ts';

/** The order for which the money came, with the way to it. */
export function OrderOfMoney({ order }: Pick<WaitingMoney, 'order'>) {
  const { t, language } = useI18n();
  return (
    <Card title={t('staff.order')}>
      {order.customer && <p className="wrap-anywhere font-medium">{order.customer}</p>}
      <p className="my-2 flex flex-wrap items-center justify-between gap-2">
        <StateBadge status={order.status} />
        <Amount dollars={order.total} className="font-heading text-xl" />
      </p>
      <PlaceLink place={`/orders/${order.id}`} className="text-link inline-flex min-h-11 items-center">
        {t('staffMoney.toOrder', { number: orderNumber(order.number, language) })}
      </PlaceLink>
    </Card>
  );
}
