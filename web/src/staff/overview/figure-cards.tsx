import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LOCALES } from '#kernel/language.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import type { Overview } from './sums-table.tsx';

/**
 * The figures of a period, each with that of the period before. Those of money all count what moved in these days, whenever the orders were
 * placed, and each leads to all orders of which money came or went, also those for which it only went back, which the average leaves out. The
 * last leads to the orders that were placed.
 */
export function FigureCards({ overview }: { overview: Overview }) {
  const { t, language } = useI18n();
  const { before, from, to } = overview;
  const ordersOfMoney = { movedFrom: from, movedTo: to };
  const money = (dollars: number | null) => (dollars === null ? '—' : formatPrice(dollars, language));
  const percent = (share: number) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(share);
  const shareOf = ({ placedOrders, becamePaid }: Pick<Overview, 'placedOrders' | 'becamePaid'>) =>
    placedOrders === 0 ? '—' : percent(becamePaid / placedOrders);
  const moneyFigure = (name: 'gross' | 'refunded' | 'net' | 'average', title: string, text: string) => (
    <Figure title={title} text={text} orderFilters={ordersOfMoney} before={money(before[name])}>
      {money(overview[name])}
    </Figure>
  );
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-5">
      {moneyFigure('gross', t('staff.came'), t('overview.byHand', { sum: money(overview.byHand) }))}
      {moneyFigure('refunded', t('staff.refunded'), t('overview.fees', { sum: money(overview.fee) }))}
      {moneyFigure('net', t('staff.net'), t('overview.netIs'))}
      {moneyFigure('average', t('overview.average'), t('overview.ofOrders', { count: overview.orders }))}
      <Figure
        title={t('overview.conversion')}
        text={t('overview.ofPlaced', { paid: overview.becamePaid, placed: overview.placedOrders })}
        orderFilters={{ from, to }}
        before={shareOf(before)}
      >
        {shareOf(overview)}
      </Figure>
    </ul>
  );
}

interface FigureProps {
  title: string;
  /** What the figure is made of. */
  text: string;
  /** The filters of the list of orders to which the figure leads. */
  orderFilters: Record<string, string>;
  /** The figure of the period before. */
  before: string;
  children: ReactNode;
}

function Figure({ title, text, orderFilters, before, children }: FigureProps) {
  const { t } = useI18n();
  return (
    <li className="last:max-xl:col-span-2">
      <PlaceLink
        place={`/orders?${new URLSearchParams(orderFilters)}`}
        className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 text-sm shadow-card hover:border-outline"
      >
        <span className="flex items-center justify-between gap-2 text-muted">
          {title}
          <ChevronRight size={16} aria-hidden="true" className="shrink-0" />
        </span>
        <strong className="price whitespace-normal text-[1.75rem] leading-tight">{children}</strong>
        <span className="text-muted text-xs">{text}</span>
        <span className="mt-auto text-muted text-xs">{t('overview.before', { value: before })}</span>
      </PlaceLink>
    </li>
  );
}
