import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { orderQuery } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { OrderProgress } from '../../storefront/order/order-progress.tsx';
import { Button } from '../../ui/button.tsx';
import { LinesSkeleton } from '../../ui/late/card.tsx';

/** The steps of an order with their times, and what comes next; fetched when they are opened. */
export function OrderCourse({ id, isOpenAtFirst }: { id: string; isOpenAtFirst: boolean }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-2">
      <summary className="min-h-11 cursor-pointer content-center text-accent">{t('order.progress')}</summary>
      {isOpen && <Course id={id} />}
    </details>
  );
}

function Course({ id }: { id: string }) {
  const { t } = useI18n();
  const { data, isError, refetch } = useQuery(orderQuery(useApi(), id));
  if (data) return <OrderProgress order={data} />;
  if (!isError) return <LinesSkeleton label={t('order.loading')} heights={['h-6', 'h-6', 'h-6']} />;
  return (
    <>
      <p className="text-muted text-sm">{t('order.failedText')}</p>
      <Button className="mt-2" onClick={() => void refetch()}>
        {t('frame.retry')}
      </Button>
    </>
  );
}
