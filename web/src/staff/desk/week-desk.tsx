import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { textIn } from '../../api/bilingual.ts';
import { useApi } from '../../api/provider.tsx';
import { withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { formatDayWithWeekday } from '../../i18n/late/day-with-weekday.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Awaited, PanelHeading } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { ArrowLink } from './arrow-link.tsx';
import { useShownDay, weekOf, writeRange } from './days.ts';
import { type WeekDay, weekQuery } from './desk-queries.ts';
import { DeskTabs } from './desk-tabs.tsx';

/** The page of a week: how many rituals of which kind each of its days has. A phone shows the days as rows. */
export function WeekDesk() {
  const { t, language } = useI18n();
  const { day, today, placeOf } = useShownDay();
  const [monday = day] = weekOf(day);
  const query = useQuery(weekQuery(useApi(), monday));
  // 0 also stands for no limit.
  const capacity = query.data?.capacity ?? 0;
  const days = writeRange(monday, addDays(monday, 6), language);
  return (
    <>
      <DeskTabs isRitualOpened={false} />
      <PanelHeading
        title={t('staffDesk.weekOf', { days })}
        text={capacity > 0 ? t('staffDesk.capacity', { count: capacity }) : t('staffDesk.weekText')}
      />
      <WeekChoice monday={monday} today={today} />
      <Awaited query={query}>
        {(week) => (
          <ul className="grid gap-3 xl:grid-cols-7">
            {week.days.map((weekDay) => (
              <Day
                key={weekDay.day}
                weekDay={weekDay}
                isToday={weekDay.day === today}
                // The contract types a day as a text.
                place={placeOf(weekDay.day as CalendarDate)}
              />
            ))}
          </ul>
        )}
      </Awaited>
    </>
  );
}

/** Links to the week before, to the week after, and to this week. */
function WeekChoice({ monday, today }: { monday: CalendarDate; today: CalendarDate }) {
  const { t } = useI18n();
  const placeOf = (day: CalendarDate) => `/desk/week?day=${day}`;
  return (
    <nav aria-label={t('staffDesk.chooseWeek')} className="mb-5 flex flex-wrap items-center gap-2">
      <ArrowLink place={placeOf(addDays(monday, -7))} label={t('staffDesk.weekBefore')} direction="back" />
      <ArrowLink place={placeOf(addDays(monday, 7))} label={t('staffDesk.weekAfter')} direction="on" />
      {monday !== weekOf(today)[0] && (
        <PlaceLink place="/desk/week" className={buttonClass('quiet', 'text-sm')}>
          {t('staffDesk.thisWeek')}
        </PlaceLink>
      )}
    </nav>
  );
}

interface DayProps {
  weekDay: WeekDay;
  isToday: boolean;
  /** The page of the day. */
  place: string;
}

function Day({ weekDay: { day, rituals, closed, full }, isToday, place }: DayProps) {
  const { t, language } = useI18n();
  const count = sum(rituals.map((ritual) => ritual.count));
  const begins = sum(rituals.map((ritual) => ritual.begins));
  return (
    <li className={classNames('min-w-0 rounded-card border bg-surface p-4', isToday ? 'border-accent' : 'border-line')}>
      <PlaceLink place={place} className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-3 hover:text-accent">
        <strong className="font-heading text-lg">{formatDayWithWeekday(day, language)}</strong>
        <span className="text-sm">{t('staffDesk.count', { count })}</span>
      </PlaceLink>
      {begins > 0 && <p className="text-muted text-sm">{t('staffDesk.beginCount', { count: begins })}</p>}
      {full && <p className="font-medium text-gold-ink text-sm">{t('staffDesk.full')}</p>}
      {closed && <p className="wrap-anywhere text-gold-ink text-sm">{textIn(closed, language)('reason')}</p>}
      <ul className="mt-1 flex flex-col gap-1 text-sm max-xl:flex-row max-xl:flex-wrap max-xl:gap-x-4">
        {rituals.map((ritual) => (
          <li key={`${ritual.itemId} ${textIn(ritual, language)('name')}`} className="wrap-anywhere">
            {withDash(textIn(ritual, language)('name'))}
            {ritual.count > 1 && <span className="text-muted"> × {ritual.count}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
