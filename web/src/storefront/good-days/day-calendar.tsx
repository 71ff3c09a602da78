import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { parseIsoDate } from '#kernel/calendar-date.ts';
import { dateWords } from '#kernel/time-there.ts';
import { serviceIdOf } from '#modules/cart-pricing/index.ts';
import { useClosedDays } from '../../api/late/closed-days.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { lastDay, localDay } from '../../i18n/late/days.ts';
import { withWords } from '../../i18n/late/with-words.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { monthOf, monthsLater } from './calendar.ts';
import { type DaySort, isShut, Signs } from './day-sign.tsx';
import { judgedMonthQuery } from './judged-month.ts';
import { ShownDay } from './shown-day.tsx';
import { WeeksTable } from './weeks-table.tsx';

interface DayCalendarProps {
  /** The rituals for which the day is chosen, with their names; a tier by its own id. */
  readonly rituals: readonly { readonly id: string; readonly name: string }[];
  /** The chosen day, or any text that is typed instead of one. */
  readonly value: string;
  /** The day that was chosen earlier: it can stay, although it may be closed by now. */
  readonly kept: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** A calendar for choosing the first day of rituals: the almanac marks days and forbids none. */
function DayCalendar({ rituals, value, kept, onChoose }: DayCalendarProps) {
  const { t, language } = useI18n();
  const heading = useId();
  const { shown, show } = useShownDay(value);
  const [chosenRitual, setRitual] = useState<string>();
  const ritual = rituals.find(({ id }) => id === chosenRitual) ?? rituals[0];
  const month = monthOf(shown);
  const judged = useQuery({ ...judgedMonthQuery(useApi(), serviceIdOf(ritual?.id ?? ''), month), enabled: ritual !== undefined });
  const sortOf = useDaySorts(kept, (day) => judged.data?.days.get(day)?.quality);
  return (
    <section aria-labelledby={heading} className="@container rounded-card border border-line bg-surface p-3 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={heading} aria-live="polite" className="font-heading text-card">
          {dateWords(language).month(month)}
        </h3>
        <div className="-mx-3 flex">
          <MonthStep month={month} by={-1} onMove={() => show(monthsLater(shown, -1))} />
          <MonthStep month={month} by={1} onMove={() => show(monthsLater(shown, 1))} />
        </div>
      </div>
      {rituals.length > 1 && (
        <SelectField
          label={t('calendar.forRitual')}
          className="mt-2"
          value={ritual?.id}
          onChange={({ target }) => setRitual(target.value)}
          options={rituals.map(({ id, name }) => [id, name])}
        />
      )}
      <p className="mt-1 mb-3 text-muted text-sm max-md:sr-only">{t('calendar.help')}</p>
      <WeeksTable
        month={month}
        shown={shown}
        sortOf={sortOf}
        show={show}
        labelId={heading}
        chosen={value}
        dayOf={(date) => judged.data?.days.get(date)}
        onChoose={(date) => {
          show(date);
          if (!isShut(sortOf(date))) onChoose(date);
        }}
      />
      <Signs className="mt-4" />
      {judged.isLoadingError && (
        <p role="status" className="mt-3 text-sm">
          {t('calendar.noMarks')}
        </p>
      )}
      <ShownDay
        date={shown}
        sort={sortOf(shown)}
        day={judged.data?.days.get(shown)}
        place={judged.data?.place}
        isLoading={judged.isLoading}
      />
      <p className="mt-4 border-gold border-l-2 pl-4 text-muted text-sm">{t('days.advice')}</p>
    </section>
  );
}

/** The day whose reasons are shown: the chosen one, until another is touched or focused. A new choice is shown again. */
function useShownDay(value: string) {
  const today = localDay();
  const [visited, setVisited] = useState<{ readonly date: string; readonly valueThen: string }>();
  const date = visited?.valueThen === value ? visited.date : value;
  return {
    shown: parseIsoDate(date) ? nearestInRange(date, today) : today,
    show: (next: string) => setVisited({ date: nearestInRange(next, today), valueThen: value }),
  };
}

/** The date itself, or the first or last day that can be chosen if it lies before or after those. */
function nearestInRange(date: string, today: string): string {
  if (date < today) return today;
  const last = lastDay();
  return date > last ? last : date;
}

/** Returns a function that tells the sort of a day. */
function useDaySorts(kept: string | undefined, qualityOf: (day: string) => DaySort | undefined) {
  const closedDays = useClosedDays();
  const today = localDay();
  return (day: string): DaySort => {
    if (day !== kept) {
      if (day < today || day > lastDay(today)) return 'out';
      if (closedDays.reasonOf(day)) return 'closed';
      if (closedDays.isFull(day)) return 'full';
    }
    return qualityOf(day) ?? 'neutral';
  };
}

/** The button that leads to the month before or after; it does nothing beyond the months in which a day can be chosen. */
function MonthStep({ month, by, onMove }: { month: string; by: -1 | 1; onMove: () => void }) {
  const { t, language } = useI18n();
  const to = monthOf(monthsLater(`${month}-01`, by));
  const name = dateWords(language).monthName(to);
  const isInRange = to >= monthOf(localDay()) && to <= monthOf(lastDay());
  return (
    <Button
      variant="quiet"
      aria-label={t(by < 0 ? 'calendar.earlier' : 'calendar.later', { month: name })}
      aria-disabled={!isInRange}
      onClick={() => {
        if (isInRange) onMove();
      }}
    >
      {by < 0 && <ChevronLeft size={18} aria-hidden="true" />}
      <span className="@max-lg:hidden">{name}</span>
      {by > 0 && <ChevronRight size={18} aria-hidden="true" />}
    </Button>
  );
}

export default withWords(['days', 'calendar'], DayCalendar);
