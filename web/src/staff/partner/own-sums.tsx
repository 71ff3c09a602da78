import { lazy, Suspense } from 'react';
import type { components } from '#contract';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { Amount } from '../kit/amount.tsx';
import { Card } from '../kit/card.tsx';

const LinkQr = lazy(() => import('./link-qr.tsx'));

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

/** The address that leads customers to the partner, to copy and to show to a phone's camera. */
export function OwnLink({ link }: { link: string }) {
  const { t } = useI18n();
  return (
    <Card title={t('staffPartner.link')} className="mt-5">
      <div className="flex flex-wrap items-center gap-5">
        <Suspense fallback={<span className="size-33" />}>
          <LinkQr link={link} />
        </Suspense>
        <div className="min-w-0 grow basis-60">
          <p className="mb-2">{t('staffPartner.linkText')}</p>
          <p className="flex items-center gap-1">
            <code className="wrap-anywhere min-w-0">{link}</code>
            <CopyButton text={link} label={t('staffPartner.copy')} copiedLabel={t('staffPartner.copied')} />
          </p>
        </div>
      </div>
    </Card>
  );
}
