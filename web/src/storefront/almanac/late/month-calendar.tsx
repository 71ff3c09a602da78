import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { dateWords } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dayOfHalf, type Month, type MonthDay, type Place } from '../day.ts';
import { MoonSign } from './drawing-parts.tsx';
import { useNow } from './use-now.ts';

/** Degrees by which the Moon gets ahead of the Sun in one tithi. A day shows the Moon of the middle of its tithi. */
const TITHI_DEGREES = 12;

interface MonthCalendarProps {
  month: Month;
  /** What stands below the words of a day. */
  markOf: (date: string) => ReactNode;
}

/** A month as a table of whole weeks, on a phone as a list of its days. */
export function MonthCalendar({ month: { month, days, place }, markOf }: MonthCalendarProps) {
  const { t, language } = useI18n();
  const words = dateWords(language);
  const now = useNow();
  const today = now === undefined ? undefined : dayIn(new Date(now), place.timeZone);
  const dates = datesOf(days, month);
  const dayByDate = new Map(days.map((day) => [day.date, day]));
  return (
    <section
      aria-label={t('almanac.calendar')}
      className="mt-4 overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div aria-hidden="true" className="grid grid-cols-7 bg-sunk text-muted text-sm max-lg:hidden print:grid">
        {dates.slice(0, 7).map((date) => (
          <span key={date} className="border-line border-l px-3 py-2.5 first:border-l-0 first-letter:uppercase">
            {words.weekday(date)}
          </span>
        ))}
      </div>
      <ol className="-mt-px -ml-px grid lg:grid-cols-7 print:grid-cols-7">
        {dates.map((date) => (
          <Cell
            key={date}
            date={date}
            day={dayByDate.get(date)}
            place={place}
            isOfNeighbour={!date.startsWith(month)}
            isToday={date === today}
            mark={markOf(date)}
          />
        ))}
      </ol>
    </section>
  );
}

/** All dates of the weeks, also one that the place never had. */
function datesOf(days: readonly MonthDay[], month: string): readonly string[] {
  const first = (days[0]?.date ?? `${month}-01`) as CalendarDate;
  const last = (days.at(-1)?.date ?? first) as CalendarDate;
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, step) => addDays(first, step));
}

interface CellProps {
  date: string;
  /** Undefined for a date that the place never had. */
  day: MonthDay | undefined;
  place: Place;
  /** The date belongs to the month before or after. */
  isOfNeighbour: boolean;
  isToday: boolean;
  mark: ReactNode;
}

function Cell({ date, day, place, isOfNeighbour, isToday, mark }: CellProps) {
  const { t, language } = useI18n();
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'relative flex gap-x-4 border-line border-t border-l p-3 lg:min-h-30 lg:flex-col print:flex-col',
        isOfNeighbour && 'bg-sunk/50 max-lg:hidden print:flex',
        isToday && 'bg-gold-soft outline-2 outline-gold -outline-offset-2',
      )}
    >
      <p className="flex shrink-0 items-center justify-between gap-2 max-lg:w-22 max-lg:self-start">
        <span
          className={classNames(
            'font-heading font-semibold text-2xl leading-none [font-variant-numeric:lining-nums]',
            isOfNeighbour && 'text-muted',
          )}
        >
          {Number(date.slice('YYYY-MM-'.length))}
        </span>
        <span className="grow text-muted text-sm lg:sr-only print:sr-only">{dateWords(language).weekdayShort(date)}</span>
        {day && <MoonSign elongation={(day.tithi.number - 0.5) * TITHI_DEGREES} isSouth={place.latitude < 0} />}
      </p>
      {day ? (
        <div className={classNames('flex min-w-0 grow flex-col text-sm lg:mt-1.5', isOfNeighbour && 'text-muted')}>
          <DayWords day={day} city={place.city} />
          {mark}
        </div>
      ) : (
        <p className="text-muted text-sm">{t('almanac.neverWas', { city: place.name })}</p>
      )}
    </li>
  );
}

/** The tithi as a link to the day that covers the whole cell, the nakshatra, and the festivals. */
function DayWords({ day: { date, tithi, nakshatra, festivals }, city }: { day: MonthDay; city: string }) {
  const { t, language } = useI18n();
  return (
    <>
      <p>
        <Link
          to={paths.almanac(city, date)}
          className="font-semibold after:absolute after:inset-0 after:content-[''] hover:text-accent"
        >
          <span className="sr-only">{dateWords(language).day(date)}: </span>
          {tithi.name}
        </Link>
      </p>
      <p className="text-muted text-xs">
        {t('almanac.dayOfHalf', { number: dayOfHalf(tithi.number) })}, {nakshatra}
      </p>
      {festivals.map((name) => (
        <p key={name} className="mt-0.5 font-heading font-semibold text-accent text-base italic leading-tight">
          {name}
        </p>
      ))}
    </>
  );
}
