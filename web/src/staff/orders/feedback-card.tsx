import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { Time } from '../kit/values/time.tsx';
import type { OpenedOrder } from './order-queries.ts';

/** What the customer has feedback the shop of a completed order. */
export function FeedbackCard({ order: { feedback } }: { order: OpenedOrder }) {
  const { t } = useI18n();
  if (!feedback) return null;
  return (
    <Card title={t('staffOrders.feedback')}>
      <p className="font-medium">{t('staffOrders.feedbackMark', { mark: feedback.mark })}</p>
      <p className="text-muted text-xs">
        <Time at={feedback.writtenAt} />
      </p>
      {feedback.text && <p className="wrap-anywhere mt-2 whitespace-pre-line">{feedback.text}</p>}
      {feedback.consent ? (
        <p className="mt-2 text-sm">
          {t('staffOrders.feedbackAllowed')} «{feedback.consent.words}» <Time at={feedback.consent.at} />
        </p>
      ) : (
        <p className="mt-2 text-muted text-sm">{t('staffOrders.feedbackPrivate')}</p>
      )}
    </Card>
  );
}
