import { formatDay, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LOCALES } from '../../i18n/language.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { type Overview, SumsTable } from './sums-table.tsx';

type StepSums = Overview['steps'][number];

/** What was left of what came as bars from zero, and the same figures as a table whose lines lead to their orders. */
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

/** An axis in dollars, as the language writes them. */
const DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

const WIDTH = 600;
const HEIGHT = 194;
const FOOT = 32;
/** What a sign of the axis takes on a phone, where the letters are larger beside the bars. */
const SIGN = 11;
const TOP = 12;

/** Numbers on the axis: round steps, from zero or from below it to the highest bar. */
function ticksOf(steps: readonly StepSums[]): number[] {
  const high = Math.max(1, ...steps.map(({ net }) => net));
  const low = Math.min(0, ...steps.map(({ net }) => net));
  const rough = (high - low) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  // Whole dollars: half of one says nothing on an axis.
  const gap = Math.max(1, [1, 2, 5, 10].map((times) => times * unit).find((round) => round >= rough) ?? rough);
  const ticks = [];
  for (let tick = Math.floor(low / gap) * gap; tick < high + gap; tick += gap) ticks.push(tick);
  return ticks;
}

/** Screen readers get the table instead. */
function Bars({ steps }: { steps: readonly StepSums[] }) {
  const { language } = useI18n();
  const ticks = ticksOf(steps);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const highest = Math.max(Math.abs(low), high);
  const y = (dollars: number) => TOP + ((high - dollars) / (high - low)) * (HEIGHT - FOOT - TOP);
  const short = new Intl.NumberFormat(LOCALES[language], {
    ...DOLLARS,
    ...(highest < 10_000 ? { maximumFractionDigits: 0 } : { notation: 'compact', maximumFractionDigits: 1 }),
  });
  const left = 8 + SIGN * Math.max(...ticks.map((tick) => short.format(tick).length));
  const band = (WIDTH - left) / steps.length;
  const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const labelled = Math.ceil(steps.length / 5);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full text-xs max-[36rem]:text-xl">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={WIDTH}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
            strokeDasharray={tick === 0 ? undefined : '2 4'}
          />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {short.format(tick)}
          </text>
        </g>
      ))}
      {steps.map(({ from, net, orders }, place) => (
        <g key={from} className="group">
          <title>{`${formatDay(from, language)}: ${formatPrice(net, language)} (${orders})`}</title>
          <rect x={left + place * band} y={0} width={band} height={HEIGHT - FOOT} fill="transparent" />
          <rect
            x={left + place * band + band * 0.15}
            y={y(Math.max(0, net))}
            width={band * 0.7}
            height={Math.abs(y(net) - y(0))}
            rx={Math.min(3, band * 0.2)}
            className="fill-gold group-hover:fill-accent"
          />
          {place % labelled === 0 && (
            <text x={left + (place + 0.5) * band} y={HEIGHT - 5} textAnchor="middle" className="fill-muted">
              {day.format(new Date(from))}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function StepTable({ steps }: { steps: readonly StepSums[] }) {
  const { t } = useI18n();
  const rows = steps.toReversed().map((step) => ({ key: step.from, name: <StepLink step={step} />, sums: step }));
  return <SumsTable title={t('overview.time')} rows={rows} />;
}

/** The orders whose money moved in a step. */
function StepLink({ step: { from, to: last } }: { step: StepSums }) {
  const { language } = useI18n();
  return (
    <PlaceLink
      place={`/orders?${new URLSearchParams({ movedFrom: from, movedTo: last })}`}
      className="text-link whitespace-nowrap"
    >
      {formatDay(from, language)}
    </PlaceLink>
  );
}
