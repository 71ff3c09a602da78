import { Link } from 'react-router-dom';
import { formatDay, formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { LOCALES } from '../../i18n/language.ts';
import { Card } from '../kit/card.tsx';
import { usePanel } from '../kit/panel.tsx';
import type { Overview } from './overview-answer.ts';

type StepSums = Overview['steps'][number];

const TITLES: Record<Overview['step'], MessageKey> = {
  day: 'overview.revenueByDay',
  week: 'overview.revenueByWeek',
  month: 'overview.revenueByMonth',
};

/** Revenue as bars from zero, and the same figures as a table whose lines lead to their orders. */
export function RevenueChart({ overview }: { overview: Overview }) {
  const { t, language } = useI18n();
  const { steps, step, agrees, revenue, paidOrders } = overview;
  return (
    <Card>
      <figure aria-label={t(TITLES[step])}>
        <figcaption className="mb-3 font-heading font-semibold text-2xl leading-tight">{t(TITLES[step])}</figcaption>
        <Bars steps={steps} />
        <p className={agrees ? 'mt-3 text-muted text-xs' : 'mt-3 rounded-field bg-danger-soft px-3 py-2 text-danger text-sm'}>
          {agrees
            ? t('overview.agrees', { sum: formatPrice(revenue, language), count: paidOrders })
            : t('overview.differs', { sum: formatPrice(revenue, language) })}
        </p>
        <details className="mt-2">
          <summary className="min-h-10 content-center font-medium text-accent pointer-coarse:min-h-11">
            {t('overview.asTable')}
          </summary>
          <StepTable steps={steps} />
        </details>
      </figure>
    </Card>
  );
}

const WIDTH = 600;
const HEIGHT = 194;
const FOOT = 32;
const LEFT = 70;
const TOP = 12;

/** Numbers on the axis: round steps, from zero or from below it to the highest bar. */
function ticksOf(steps: readonly StepSums[]): number[] {
  const high = Math.max(1, ...steps.map(({ revenue }) => revenue));
  const low = Math.min(0, ...steps.map(({ revenue }) => revenue));
  const rough = (high - low) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const gap = [1, 2, 5, 10].map((times) => times * unit).find((round) => round >= rough) ?? rough;
  const ticks = [];
  for (let tick = Math.floor(low / gap) * gap; tick < high + gap; tick += gap) ticks.push(tick);
  return ticks;
}

/** Screen readers get the table instead. */
function Bars({ steps }: { steps: readonly StepSums[] }) {
  const { language } = useI18n();
  const ticks = ticksOf(steps);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const y = (dollars: number) => TOP + ((high - dollars) / (high - low)) * (HEIGHT - FOOT - TOP);
  const band = (WIDTH - LEFT) / steps.length;
  const short = new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const labelled = Math.ceil(steps.length / 5);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full text-xs max-[36rem]:text-xl">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDTH}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
            strokeDasharray={tick === 0 ? undefined : '2 4'}
          />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {short.format(tick)}
          </text>
        </g>
      ))}
      {steps.map(({ from, revenue, paidOrders }, place) => (
        <g key={from} className="group">
          <title>{`${formatDay(from, language)}: ${formatPrice(revenue, language)} (${paidOrders})`}</title>
          <rect x={LEFT + place * band} y={0} width={band} height={HEIGHT - FOOT} fill="transparent" />
          <rect
            x={LEFT + place * band + band * 0.15}
            y={y(Math.max(0, revenue))}
            width={band * 0.7}
            height={Math.abs(y(revenue) - y(0))}
            rx={Math.min(3, band * 0.2)}
            className="fill-gold group-hover:fill-accent"
          />
          {place % labelled === 0 && (
            <text x={LEFT + (place + 0.5) * band} y={HEIGHT - 5} textAnchor="middle" className="fill-muted">
              {day.format(new Date(from))}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function StepTable({ steps }: { steps: readonly StepSums[] }) {
  const { t, language } = useI18n();
  const { to } = usePanel();
  const money = (dollars: number | null) => (dollars === null ? '—' : formatPrice(dollars, language));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-right tabular-nums">
        <thead>
          <tr className="border-line border-b text-muted text-xs">
            {[
              t('overview.time'),
              t('overview.paid'),
              t('overview.refunded'),
              t('overview.revenue'),
              t('overview.paidOrders'),
              t('overview.averageOrder'),
            ].map((name) => (
              <th key={name} scope="col" className="px-2 py-2 font-medium first:pl-0 first:text-left last:pr-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step) => (
            <tr key={step.from} className="border-line not-last:border-b">
              <th scope="row" className="whitespace-nowrap py-2 pr-2 text-left font-normal">
                <Link
                  to={to(`/orders?${new URLSearchParams({ status: 'paid', from: step.from, to: step.to })}`)}
                  className="text-link"
                >
                  {formatDay(step.from, language)}
                </Link>
              </th>
              <td className="px-2">{money(step.paid)}</td>
              <td className="px-2">{money(step.refunded)}</td>
              <td className="px-2">{money(step.revenue)}</td>
              <td className="px-2">{step.paidOrders}</td>
              <td className="pl-2">{money(step.averageOrder)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
