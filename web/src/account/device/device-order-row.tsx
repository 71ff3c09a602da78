import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shortOrderId } from '#kernel/order-number.ts';
import { orderNumber } from '#words/order-number.ts';
import { isMissing } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { type Order, orderQuery } from '../../api/queries.ts';
import { formatDateTime, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import type { RecentOrder } from '../../memory/late/recent-orders.ts';
import { paths } from '../../paths.ts';
import { stateInList } from '../../storefront/order/order-state.ts';
import { Badge } from '../../ui/late/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const LOOK_AGAIN_MS = 15_000;

const FINAL: ReadonlySet<Order['status']> = new Set(['completed', 'cancelled']);

/** One order that was placed on this device, with its state, which is fetched again while the page is visible. */
export function DeviceOrderRow({ order }: { order: RecentOrder }) {
  const { t, language } = useI18n();
  const current = useQuery({
    ...orderQuery(useApi(), order.id),
    refetchInterval: ({ state: { data, error } }) =>
      (data && FINAL.has(data.status)) || isMissing(error) ? false : LOOK_AGAIN_MS,
  });
  // Until the order is read, only its id is known.
  const number = current.data ? orderNumber(current.data.number, language) : shortOrderId(order.id);
  return (
    <Link
      to={paths.order(order.id)}
      className="flex min-h-20 items-center gap-3 sm:gap-4 rounded-card border border-line bg-surface px-5 py-4 shadow-card transition-shadow duration-150 hover:shadow-raised"
    >
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          <span className="block font-semibold">{t('common.orderNumber', { number })}</span>
          <span className="block text-muted text-sm">{formatDateTime(order.createdAt, language)}</span>
        </span>
        <OrderState current={current} />
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-muted" />
    </Link>
  );
}

function OrderState({ current }: { current: UseQueryResult<Order> }) {
  const { t, language } = useI18n();
  if (current.data) {
    const { tone, title } = stateInList(current.data);
    return (
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={tone}>{t(title)}</Badge>
        <span className="price text-price">{formatPrice(current.data.total, language)}</span>
      </span>
    );
  }
  if (current.isPending) return <Skeleton className="h-7 w-28" />;
  return <span className="text-muted text-sm">{t(isMissing(current.error) ? 'account.orderGone' : 'account.orderFailed')}</span>;
}
