import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { LOCALES } from '../../i18n/language.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { Amount } from '../kit/values/money-and-time.tsx';

type Dashboard = components['schemas']['PartnerDashboard'];

const NAMES = ['waiting', 'confirmed', 'paid'] as const;

/** What moved, in words. */
export const MONEY = {
  gross: 'staff.came',
  byHand: 'staffPartner.moneyByHand',
  refunded: 'staff.refunded',
  fee: 'staff.fees',
  net: 'staff.net',
} as const satisfies Partial<Record<keyof Dashboard['totals']['money'], MessageKey>>;
export const MONEY_NAMES = ['gross', 'byHand', 'refunded', 'fee', 'net'] as const;

/** The sums that lead to their orders, in words. */
export const SUMS = {
  waiting: 'staffPartner.sumWaiting',
  confirmed: 'staffPartner.sumConfirmed',
  paid: 'staffPartner.sumPaid',
  ...MONEY,
  byHand: 'staffPartner.sumByHand',
} as const satisfies Record<string, MessageKey>;

/** 'November 2026' for `2026-11`; what is no month stays as it is. */
export const monthInWords = (month: string, language: Language) =>
  Number.isNaN(Date.parse(month))
    ? month
    : new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

/** The name of a sum that an address may hold. */
export const sumNamed = (text: string) => [...NAMES, ...MONEY_NAMES].find((name) => name === text);

const LINK = 'inline-flex min-h-8 items-center text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11';
/** A line of its own on a phone, a column where there is room. */
const ROW = 'flex items-center justify-between gap-3 border-line border-t py-1 first:border-t-0 sm:block sm:border-t-0 sm:py-0';

/** The sums of this month: of orders by when they were placed, of money by when it moved. */
export function Totals({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useI18n();
  return (
    <section aria-label={t('staffPartner.sums')} className="mb-5 grid gap-3">
      <Card className="grid max-sm:py-2 sm:grid-cols-3 sm:gap-x-8">
        {NAMES.map((name) => (
          <div key={name} className={ROW}>
            <PlaceLink place={`/partner?sum=${name}&month=${dashboard.month}`} className={LINK}>
              {t(SUMS[name])}
            </PlaceLink>
            <p className="max-sm:text-right">
              <span className="block font-heading font-semibold text-xl sm:text-3xl">
                <Amount dollars={dashboard.totals[name].total} />
              </span>
              <span className="text-muted text-xs">{t('staffPartner.sumOrders', { count: dashboard.totals[name].orders })}</span>
            </p>
          </div>
        ))}
      </Card>
      <Money money={dashboard.totals.money} month={dashboard.month} />
    </section>
  );
}

/** What moved: what came is what went back, what gateways kept and what is left. The statement of the month adds up to it, and so do the orders to which each sum leads. */
function Money({ money, month }: { money: Dashboard['totals']['money']; month: string }) {
  const { t, language } = useI18n();
  const { average, orders } = money;
  return (
    <Card>
      <p className="text-muted">{t('staffPartner.moneyMoved')}</p>
      <dl className="mt-1 grid sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-2">
        {MONEY_NAMES.map((name) => (
          <div key={name} className={ROW}>
            <dt className="text-xs">
              <PlaceLink place={`/partner?sum=${name}&month=${month}`} className={LINK}>
                {t(MONEY[name])}
              </PlaceLink>
            </dt>
            <dd className="font-heading font-semibold text-xl">
              <Amount dollars={money[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted text-xs">
        {t('staffPartner.moneyText')}
        {average !== null && ` ${t('staffPartner.moneyAverage', { average: formatPrice(average, language), count: orders })}`}
      </p>
    </Card>
  );
}
