import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknown } from '../../api/error.ts';
import { followedOrderQuery, isPaid } from '../../api/late/followed-order.ts';
import { useApi } from '../../api/provider.tsx';
import type { Order } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { WayOn } from '../../page/late/way-on.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSettleCart } from '../cart/late/use-settle-cart.ts';
import { OrderNeedsScript } from './order-needs-script.tsx';

/**
 * Loads the order of the page's address and keeps it up to date; takes what it holds out of the cart once it is paid. Says so when it is
 * loading, is not found, or cannot be loaded.
 */
export function OrderFrame({ children }: { children: (order: Order) => ReactNode }) {
  const { id = '' } = useParams();
  const order = useQuery(followedOrderQuery(useApi(), id));
  const settleCart = useEffectEvent(useSettleCart());
  const isOrderPaid = order.data !== undefined && isPaid(order.data);
  useEffect(() => {
    if (isOrderPaid) settleCart(id);
  }, [isOrderPaid, id]);
  return (
    // Of another order nothing stays that was begun with this one: a step in the history can lead from one to the other.
    <div key={id} className="page-width py-10 md:py-14">
      {order.data ? children(order.data) : <NoOrderYet order={order} />}
    </div>
  );
}

function NoOrderYet({ order }: { order: UseQueryResult<Order> }) {
  const { t } = useI18n();
  if (order.isPending)
    return (
      <>
        <OrderSkeleton />
        <OrderNeedsScript />
      </>
    );
  if (isUnknown(order.error)) return <OrderNotFound />;
  return <PageMessage title={t('order.failed')} text={t('order.failedText')} onRetry={() => void order.refetch()} />;
}

function OrderSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status" className="grid gap-8 md:grid-cols-[1fr_22rem] noscript:hidden">
      <h1 className="sr-only">{t('order.loading')}</h1>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-12 w-64 max-w-full" />
        <Skeleton className="h-5 w-48" />
        <CardSkeleton />
      </div>
      <CardSkeleton />
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="flex flex-col gap-4 w-full rounded-card border border-line bg-surface p-5 shadow-card md:p-7">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}

function OrderNotFound() {
  const { t } = useI18n();
  return (
    <PageMessage
      emblem={<Emblem name="hero" className="size-40" />}
      title={t('order.notFound')}
      text={t('order.notFoundText')}
      action={<WayOn to={paths.home()}>{t('frame.toHome')}</WayOn>}
    />
  );
}
