import { COIN_FACTS } from '#modules/payments/coin.ts';
import type { Order } from '../../api/queries.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';

/** What happened to the order so far, the newest first, in words that say neither amounts nor who paid. */
export function OrderTimeline({ timeline }: Pick<Order, 'timeline'>) {
  const { t, language } = useI18n();
  return (
    <Card title={t('order.timeline')} className="md:px-7 md:py-5">
      <ol className="mt-3 flex flex-col gap-3 border-line border-l pl-4">
        {timeline.toReversed().map(({ at, event, currency }) => (
          <li key={`${at} ${event} ${currency ?? ''}`}>
            <p>{t(`order.event.${event}`, { coin: currency ? COIN_FACTS[currency].name : '' })}</p>
            <time dateTime={at} className="text-muted text-sm">
              {formatDateTime(at, language)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
