import type { components } from '#contract';
import { type Language, LOCALES } from '#kernel/language.ts';
import { formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { Amount } from '../kit/values/money-and-time.tsx';

type Dashboard = components['schemas']['PartnerDashboard'];

/** Sums of orders, by when they were placed. */
const ORDER_SUMS = ['waiting', 'confirmed', 'paid'] as const;

/** Sums of money, by when it moved. */
export const MONEY_SUMS = ['gross', 'byHand', 'refunded', 'fee', 'net'] as const;

export const MONEY_WORDS = {
  gross: 'staff.came',
  byHand: 'staffPartner.moneyByHand',
  refunded: 'staff.refunded',
  fee: 'staff.fees',
  net: 'staff.net',
} as const satisfies Record<(typeof MONEY_SUMS)[number], MessageKey>;

/** The words of a sum as a filter of the list of orders. */
export const SUM_WORDS = {
  ...MONEY_WORDS,
  waiting: 'staffPartner.sumWaiting',
  confirmed: 'staffPartner.sumConfirmed',
  paid: 'staffPartner.sumPaid',
  // Replaces the word of MONEY_WORDS, 'of that manual payments', which says nothing alone.
  byHand: 'staffPartner.sumByHand',
} as const satisfies Record<string, MessageKey>;

/** Whether the API takes a text of an address as a month: '2026-11'. */
export const isMonth = (text: string) => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** 'November 2026' for `2026-11`; empty for a text that is no month. */
export function monthInWords(month: string, language: Language): string {
  if (!isMonth(month)) return '';
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(month));
}

/** The sum that a text in an address names; undefined for any other text. */
export function readSum(text: string) {
  return [...ORDER_SUMS, ...MONEY_SUMS].find((name) => name === text);
}

const LINK = 'inline-flex min-h-8 items-center text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11';
/** A line on a phone, a column where there is room. */
const ROW = 'flex items-center justify-between gap-3 border-line border-t py-1 first:border-t-0 sm:block sm:border-t-0 sm:py-0';

interface SumNameProps {
  sum: keyof typeof SUM_WORDS;
  month: string;
  words: MessageKey;
}

/** The words of a sum, which lead the partner's own people to its orders. */
function SumName({ sum, month, words }: SumNameProps) {
  const { t } = useI18n();
  const { can } = usePanel();
  if (!can('partner.read')) return t(words);
  return (
    <PlaceLink place={`/partner?sum=${sum}&month=${month}`} className={LINK}>
      {t(words)}
    </PlaceLink>
  );
}

/** The sums of a month. */
export function Totals({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useI18n();
  return (
    <section aria-label={t('staffPartner.sums')} className="mb-5 grid gap-3">
      <Card className="grid max-sm:py-2 sm:grid-cols-3 sm:gap-x-8">
        {ORDER_SUMS.map((name) => (
          <div key={name} className={ROW}>
            <SumName sum={name} month={dashboard.month} words={SUM_WORDS[name]} />
            <p className="max-sm:text-right">
              <span className="block font-heading font-semibold text-xl sm:text-3xl">
                <Amount dollars={dashboard.totals[name].total} />
              </span>
              <span className="text-muted text-xs">{t('staffPartner.sumOrders', { count: dashboard.totals[name].orders })}</span>
            </p>
          </div>
        ))}
      </Card>
      <MovedMoney money={dashboard.totals.money} month={dashboard.month} />
    </section>
  );
}

/** The money that moved: gross = refunded + fee + net, and byHand is a part of gross. The statement of the month adds up to the same. */
function MovedMoney({ money, month }: { money: Dashboard['totals']['money']; month: string }) {
  const { t, language } = useI18n();
  const { average, orders } = money;
  return (
    <Card>
      <p className="text-muted">{t('staffPartner.moneyMoved')}</p>
      <dl className="mt-1 grid sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-2">
        {MONEY_SUMS.map((name) => (
          <div key={name} className={ROW}>
            <dt className="text-xs">
              <SumName sum={name} month={month} words={MONEY_WORDS[name]} />
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
