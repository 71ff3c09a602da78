import type { Order } from '../../api/queries.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';

type Days = Pick<Order['items'][number], 'startDate' | 'endDate' | 'begunAt' | 'performedAt'>;

/** The days of a ritual, and whether it has begun or is over; nothing before it is planned. */
export function ItemDays({ item: { startDate, endDate, begunAt, performedAt } }: { item: Days }) {
  const { t, language } = useI18n();
  if (!startDate || !endDate) return null;
  const days = t('order.itemDays', { start: formatDay(startDate, language), end: formatDay(endDate, language) });
  const state = performedAt ? t('order.itemPerformed') : begunAt && t('order.itemBegun');
  return <p className="text-sm">{state ? `${days} · ${state}` : days}</p>;
}
