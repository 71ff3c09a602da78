import { type Language, LOCALES } from '#kernel/language.ts';
import { dateWords } from '#kernel/time-there.ts';
import { formatDay, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { type Overview, SumsTable } from './sums-table.tsx';

type StepSums = Overview['steps'][number];

/** The net income of each step as bars and as a table; between them, whether all sums agree with each other and with the paid orders. */
export function RevenueChart({ overview }: { overview: Overview }) {
  const { t, language } = useI18n();
  const { steps, step, agrees, net, orders } = overview;
  return (
    <Card>
      <figure aria-label={t(`overview.netBy.${step}`)}>
        <figcaption className="mb-3 font-heading font-semibold text-2xl leading-tight">{t(`overview.netBy.${step}`)}</figcaption>
        <Bars steps={steps} />
        <p className={agrees ? 'mt-3 text-muted text-xs' : 'mt-3 rounded-field bg-danger-soft px-3 py-2 text-danger text-sm'}>
          {agrees
            ? t('overview.agrees', { sum: formatPrice(net, language), count: orders })
            : t('overview.differs', { sum: formatPrice(net, language) })}
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

/** Sizes of the chart, in units of its view box. */
const WIDTH = 600;
const HEIGHT = 194;
/** The room above the highest bar, and below the bars for their days. */
const TOP = 12;
const FOOT = 32;
/** The width of a character of the axis on a phone, where letters are larger beside the bars. */
const CHARACTER = 11;
/** The space between an amount of the axis and the bars. */
const GAP = 8;
/** How far a text of the axis stands below its line, whose middle it then has; and how far a day above the lower edge. */
const AMOUNT_DROP = 4;
const DAY_RISE = 5;
/** A bar takes this part of its band; the rest stands on both sides of it. */
const BAR_PART = 0.7;
/** About so many steps have room for their day. */
const MOST_DAYS = 5;
/** About so many lines stand between the lowest and the highest amount. */
const LINES = 3;

/** The amounts at the lines of the axis: round steps in whole dollars, from zero, or from below it, at least to the highest bar. */
function ticksOf(steps: readonly StepSums[]): number[] {
  const high = Math.max(1, ...steps.map(({ net }) => net));
  const low = Math.min(0, ...steps.map(({ net }) => net));
  const rough = (high - low) / LINES;
  const unit = 10 ** Math.floor(Math.log10(rough));
  // One of them is always enough, since `rough` is below ten units.
  const rounded = [1, 2, 5, 10].map((times) => times * unit).find((candidate) => candidate >= rough);
  const spacing = Math.max(1, rounded ?? rough);
  const ticks = [];
  for (let tick = Math.floor(low / spacing) * spacing; tick < high + spacing; tick += spacing) ticks.push(tick);
  return ticks;
}

/** From this amount on the axis shortens its numbers, such as '$12k'. */
const LONG_AMOUNT = 10_000;

function amountFormat(ticks: readonly number[], language: Language): Intl.NumberFormat {
  const highest = Math.max(...ticks.map(Math.abs));
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const numbers =
    highest < LONG_AMOUNT
      ? ({ maximumFractionDigits: 0 } as const)
      : ({ notation: 'compact', maximumFractionDigits: 1 } as const);
  return new Intl.NumberFormat(LOCALES[language], { ...dollars, ...numbers });
}

/** The chart itself. Screen readers get the table instead. */
function Bars({ steps }: { steps: readonly StepSums[] }) {
  const { language } = useI18n();
  const ticks = ticksOf(steps);
  const format = amountFormat(ticks, language);
  const amounts = ticks.map((tick) => format.format(tick));
  const [lowest, highest] = [Math.min(...ticks), Math.max(...ticks)];
  const yOf = (dollars: number) => TOP + ((highest - dollars) / (highest - lowest)) * (HEIGHT - FOOT - TOP);
  const left = GAP + CHARACTER * Math.max(...amounts.map(({ length }) => length));
  const band = (WIDTH - left) / steps.length;
  const dayEvery = Math.ceil(steps.length / MOST_DAYS);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full text-xs max-[36rem]:text-xl">
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line
            x1={left}
            x2={WIDTH}
            y1={yOf(tick)}
            y2={yOf(tick)}
            className="stroke-line"
            strokeDasharray={tick === 0 ? undefined : '2 4'}
          />
          <text x={left - GAP} y={yOf(tick) + AMOUNT_DROP} textAnchor="end" className="fill-muted">
            {amounts[index]}
          </text>
        </g>
      ))}
      {steps.map((step, index) => (
        <Bar key={step.from} step={step} x={left + index * band} band={band} yOf={yOf} hasDay={index % dayEvery === 0} />
      ))}
    </svg>
  );
}

interface BarProps {
  step: StepSums;
  /** Where the band of the step begins, and how wide it is. */
  x: number;
  band: number;
  /** The height at which an amount stands. */
  yOf: (dollars: number) => number;
  hasDay: boolean;
}

/** The bar of a step, which tells its figures wherever somebody points at the band. */
function Bar({ step: { from, net, orders }, x, band, yOf, hasDay }: BarProps) {
  const { language } = useI18n();
  return (
    <g className="group">
      <title>{`${formatDay(from, language)}: ${formatPrice(net, language)} (${orders})`}</title>
      <rect x={x} y={0} width={band} height={HEIGHT - FOOT} fill="transparent" />
      <rect
        x={x + (band * (1 - BAR_PART)) / 2}
        y={yOf(Math.max(0, net))}
        width={band * BAR_PART}
        height={Math.abs(yOf(net) - yOf(0))}
        rx={Math.min(3, band * 0.2)}
        className="fill-gold group-hover:fill-accent"
      />
      {hasDay && (
        <text x={x + band / 2} y={HEIGHT - DAY_RISE} textAnchor="middle" className="fill-muted">
          {dateWords(language).short(from)}
        </text>
      )}
    </g>
  );
}

function StepTable({ steps }: { steps: readonly StepSums[] }) {
  const { t } = useI18n();
  const newestFirst = steps.toReversed();
  const rows = newestFirst.map((step) => ({ key: step.from, name: <StepLink step={step} />, sums: step }));
  return <SumsTable title={t('overview.time')} rows={rows} />;
}

/** The way to the orders whose money moved in a step. */
function StepLink({ step: { from, to } }: { step: StepSums }) {
  const { language } = useI18n();
  return (
    <PlaceLink place={`/orders?${new URLSearchParams({ movedFrom: from, movedTo: to })}`} className="text-link whitespace-nowrap">
      {formatDay(from, language)}
    </PlaceLink>
  );
}
