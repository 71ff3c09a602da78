import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { Amount } from '../kit/values/amount.tsx';
import { Time } from '../kit/values/time.tsx';
import type { MoneyRefund } from './money-queries.ts';

/** Refunds of the order so far; nothing without any. */
export function StoryRefunds({ refunds }: { refunds: readonly MoneyRefund[] }) {
  const { t, language } = useI18n();
  if (refunds.length === 0) return null;
  return (
    <Card title={t('staff.refunds')}>
      <ul className="flex flex-col gap-3">
        {refunds.map(({ id, state, amount, coins, unit, reason, requestedAt, requestedBy }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-2">
              <strong className="font-semibold">
                {coins !== null && `${formatCoinAmount(coins, language)} ${unit} · `}
                <Amount dollars={amount} />
              </strong>
              <PlaceLink place={`/money/refunds/${id}`} className="text-link inline-flex min-h-11 items-center">
                {t(`staffMoney.refund.${state}`)}
              </PlaceLink>
            </p>
            <p className="wrap-anywhere">{reason}</p>
            <p className="wrap-anywhere text-muted text-xs">
              <Time at={requestedAt} /> {requestedBy}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
