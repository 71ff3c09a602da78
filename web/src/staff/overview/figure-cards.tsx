import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LOCALES } from '../../i18n/language.ts';
import { usePanel } from '../kit/panel.tsx';
import type { Overview } from './overview-answer.ts';

/** The four figures of a time, each with that of the time before, and each a link to its rows. */
export function FigureCards({ overview }: { overview: Overview }) {
  const { t, language } = useI18n();
  const { before, from, to } = overview;
  const money = (dollars: number | null) => (dollars === null ? '—' : formatPrice(dollars, language));
  const percent = (share: number) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(share);
  const shareOf = ({ placedOrders, becamePaid }: Pick<Overview, 'placedOrders' | 'becamePaid'>) =>
    placedOrders === 0 ? '—' : percent(becamePaid / placedOrders);
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <Figure title={t('overview.revenue')} rows={{ status: 'paid', from, to }} before={money(before.revenue)}>
        {money(overview.revenue)}
      </Figure>
      <Figure title={t('overview.paidOrders')} rows={{ status: 'paid', from, to }} before={String(before.paidOrders)}>
        {overview.paidOrders}
      </Figure>
      <Figure title={t('overview.conversion')} rows={{ from, to }} before={shareOf(before)}>
        {shareOf(overview)}
        <span className="block font-sans font-normal text-muted text-xs">
          {t('overview.ofPlaced', { paid: overview.becamePaid, placed: overview.placedOrders })}
        </span>
      </Figure>
      <Figure title={t('overview.averageOrder')} rows={{ status: 'paid', from, to }} before={money(before.averageOrder)}>
        {money(overview.averageOrder)}
      </Figure>
    </ul>
  );
}

interface FigureProps {
  title: string;
  /** What the list of orders is filtered by. */
  rows: Record<string, string>;
  before: string;
  children: ReactNode;
}

function Figure({ title, rows, before, children }: FigureProps) {
  const { t } = useI18n();
  const { to } = usePanel();
  return (
    <li>
      <Link
        to={to(`/orders?${new URLSearchParams(rows)}`)}
        className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 text-sm shadow-card hover:border-outline"
      >
        <span className="flex items-center justify-between gap-2 text-muted">
          {title}
          <ChevronRight size={16} aria-hidden="true" className="shrink-0" />
        </span>
        <strong className="price whitespace-normal text-[1.75rem] leading-tight md:text-[2.25rem]">{children}</strong>
        <span className="mt-auto text-muted text-xs">{t('overview.before', { value: before })}</span>
      </Link>
    </li>
  );
}
