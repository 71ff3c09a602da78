import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/card.tsx';
import { Time } from '../kit/values/time.tsx';
import type { OpenedOrder } from './order-queries.ts';

/** What the customer has told the shop of a completed order. */
export function FeedbackCard({ told }: { told: OpenedOrder['feedback'] }) {
  const { t } = useI18n();
  if (!told) return null;
  return (
    <Card title={t('staffOrders.feedback')}>
      <p className="font-medium">{t('staffOrders.feedbackMark', { mark: told.mark })}</p>
      <p className="text-muted text-xs">
        <Time at={told.writtenAt} />
      </p>
      {told.text && <p className="wrap-anywhere mt-2 whitespace-pre-line">{told.text}</p>}
      {told.consent ? (
        <p className="mt-2 text-sm">
          {t('staffOrders.feedbackAllowed')} «{told.consent.words}» <Time at={told.consent.at} />
        </p>
      ) : (
        <p className="mt-2 text-muted text-sm">{t('staffOrders.feedbackPrivate')}</p>
      )}
    </Card>
  );
}
