import type { components } from '#contract';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Amount } from '../kit/amount.tsx';
import { Card } from '../kit/card.tsx';

const SUMS = {
  waiting: 'staffPartner.sumWaiting',
  confirmed: 'staffPartner.sumConfirmed',
  paid: 'staffPartner.sumPaid',
} as const satisfies Record<string, MessageKey>;
const NAMES = ['waiting', 'confirmed', 'paid'] as const;

/** The sums of this month, by when the orders were placed. */
export function Totals({ dashboard }: { dashboard: components['schemas']['PartnerDashboard'] }) {
  const { t } = useI18n();
  return (
    <section aria-label={t('staffPartner.sums')} className="mb-5 grid gap-3 sm:grid-cols-3">
      {NAMES.map((name) => (
        <Card key={name}>
          <p className="text-muted">{t(SUMS[name])}</p>
          <p className="font-heading font-semibold text-3xl">
            <Amount dollars={dashboard.totals[name].total} />
          </p>
          <p className="text-muted text-xs">{t('staffPartner.sumOrders', { count: dashboard.totals[name].orders })}</p>
        </Card>
      ))}
    </section>
  );
}
