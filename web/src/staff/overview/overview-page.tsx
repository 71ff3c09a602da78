import { formatDay } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FileLinks } from '../kit/lists/file-links.tsx';
import { DayField } from '../kit/lists/filters.tsx';
import { readDay, useListAddress } from '../kit/lists/use-list-address.ts';
import { Card, PanelHeading, QueryError, SkeletonRows } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { ORDER_STATUSES, StateRing, useStateWord } from '../kit/values/state-badge.tsx';
import { FigureCards } from './figure-cards.tsx';
import { PartsCards } from './parts-cards.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import type { Overview } from './sums-table.tsx';
import { WaitingCard } from './waiting-card.tsx';

type Step = Overview['step'];

const STEPS: readonly Step[] = ['day', 'week', 'month'];
const STEP_WORD: Record<Step, MessageKey> = { day: 'overview.byDay', week: 'overview.byWeek', month: 'overview.byMonth' };

/** A usual period, ending today, by the size of its steps; or days that somebody has typed. */
type OverviewRange = { readonly step: Step } | { readonly from: string; readonly to: string };

/** How the shop does: its figures, what waits for a person, the income by days, weeks or months, by ritual, partner and way of paying, and orders by state. */
export default function OverviewPage() {
  const { t, language } = useI18n();
  const { values, set } = useListAddress(['step', 'from', 'to']);
  const { from, to } = values;
  const step = STEPS.find((known) => known === values.step) ?? 'day';
  const isTyped = readDay(from) !== undefined && readDay(to) !== undefined && from <= to;
  const range: OverviewRange = isTyped ? { from, to } : { step };
  // As in a list, the old figures stay until the new ones are there.
  const overview = useRows('/api/admin/overview', { query: range });
  const { data, error } = overview;
  const periodText = data && `${formatDay(data.from, language)} — ${formatDay(data.to, language)} (${data.timeZone})`;
  return (
    <>
      <PanelHeading
        title={t('staff.overview')}
        text={periodText}
        actions={
          <>
            <StepChoice step={isTyped ? undefined : step} onChange={(chosen) => set({ step: chosen, from: '', to: '' })} />
            <FileLinks file="overview" filters={range} />
          </>
        }
      />
      <fieldset className="mb-4 flex flex-wrap items-center gap-2">
        <legend className="sr-only">{t('overview.chosenTime')}</legend>
        <DayField label={t('staff.from')} value={from} onChange={(day) => set({ from: day })} />
        <DayField label={t('staff.to')} value={to} onChange={(day) => set({ to: day })} />
        {(from || to) && !isTyped && <p className="text-muted text-xs">{t('overview.bothDays')}</p>}
      </fieldset>
      <QueryError query={overview} />
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className="flex flex-col gap-4">
          <FigureCards overview={data} />
          <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <WaitingCard waiting={data.waiting} />
            <RevenueChart overview={data} />
          </div>
          <PartsCards overview={data} />
          <States overview={data} />
        </div>
      )}
    </>
  );
}

function StepChoice({ step, onChange }: { step: Step | undefined; onChange: (step: Step) => void }) {
  const { t } = useI18n();
  return (
    <fieldset className="flex rounded-full border border-line bg-sunk p-1 text-sm">
      <legend className="sr-only">{t('overview.time')}</legend>
      {STEPS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === step}
          onClick={() => onChange(choice)}
          className={classNames(
            'min-h-9 rounded-full px-3.5 font-medium pointer-coarse:min-h-11',
            choice === step ? 'bg-surface text-ink shadow-card' : 'text-muted hover:text-ink',
          )}
        >
          {t(STEP_WORD[choice])}
        </button>
      ))}
    </fieldset>
  );
}

function States({ overview: { states, from, to } }: { overview: Overview }) {
  const { t } = useI18n();
  const wordOf = useStateWord();
  const countOf = (status: string) => states.find((state) => state.status === status)?.orders ?? 0;
  return (
    <Card title={t('overview.byState')}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {ORDER_STATUSES.map((status) => (
          <li key={status}>
            <PlaceLink
              place={`/orders?${new URLSearchParams({ status, from, to })}`}
              className="flex min-h-10 items-center gap-2.5 hover:text-accent pointer-coarse:min-h-11"
            >
              <StateRing status={status} />
              <span className="grow">{wordOf(status)}</span>
              <strong className="font-semibold">{countOf(status)}</strong>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
