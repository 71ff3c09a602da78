import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { dateWords, timeThere } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/late/card.tsx';
import type { Month, MonthDay, Place } from '../day.ts';
import { MoonSign } from './drawing-parts.tsx';
import { Heading, type Step } from './heading.tsx';
import { OtherCities } from './other-cities.tsx';
import { monthBy } from './steps.ts';
import { Terms } from './terms.tsx';
import { useNow } from './use-now.ts';

/** Known to the browser alone: pages are kept by caches, whatever ritual somebody chooses. */
const DaysForRitual = lazy(() => import('../../good-days/days-for-ritual.tsx'));

/** A month of the almanac: a calendar of whole weeks, on a phone its days below each other. */
export default function MonthPage({ month: { month, place, days }, articles }: { month: Month; articles: readonly string[] }) {
  const { t, language } = useI18n();
  const words = dateWords(language);
  const time = timeThere(place.timeZone, language);
  const own = days.filter(({ date }) => date.startsWith(month));
  const masas = [...new Set(own.map(({ masa }) => masa))];
  const ritual = useSearchParams()[0].get('ritual');
  const query = ritual ? `?${new URLSearchParams({ ritual })}` : '';
  const [before, after] = [-1, 1].map((by): Step => {
    const to = monthBy(month, by);
    return { to, words: to ? words.monthName(to) : '', label: to ? words.month(to) : '', query };
  }) as [Step, Step];
  return (
    <>
      <Heading
        place={place}
        shown={month}
        title={words.month(month)}
        about={masas.join(', ')}
        lead={undefined}
        offset={time.offset(`${month}-15T12:00:00Z`)}
        before={before}
        after={after}
      />
      <ForRitual month={month} calendar={(markOf) => <Calendar month={month} days={days} place={place} markOf={markOf} />} />
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Card title={t('almanac.readCell')}>
          <p className="mt-2">{t('almanac.readCellText')}</p>
          <Doubled days={own} />
        </Card>
        <Card title={t('almanac.advises')}>
          <p className="mt-2">{t('almanac.advisesText')}</p>
        </Card>
      </div>
      <Terms articles={articles} />
      <OtherCities except={place.city} shown={month} />
    </>
  );
}

type MarkOf = (date: string) => ReactNode;

/** Keeps the room of the choice until it is there. */
function ForRitual(props: { month: string; calendar: (markOf: MarkOf) => ReactNode }) {
  const plain = <div className="pt-26 noscript:pt-0 print:pt-0">{props.calendar(() => undefined)}</div>;
  if (useNow() === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <DaysForRitual {...props} />
    </Suspense>
  );
}

/** All dates of the weeks, those that the place never had included. */
function datesOf(days: readonly MonthDay[], month: string): readonly string[] {
  const first = (days[0]?.date ?? `${month}-01`) as CalendarDate;
  const last = (days.at(-1)?.date ?? first) as CalendarDate;
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, step) => addDays(first, step));
}

interface CalendarProps {
  month: string;
  days: readonly MonthDay[];
  place: Place;
  /** Below the words of a day. */
  markOf: MarkOf;
}

function Calendar({ month, days, place, markOf }: CalendarProps) {
  const { t, language } = useI18n();
  const words = dateWords(language);
  const present = useNow();
  const today = present === undefined ? undefined : dayIn(new Date(present), place.timeZone);
  const dates = datesOf(days, month);
  const byDate = new Map(days.map((day) => [day.date, day]));
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
            day={byDate.get(date)}
            place={place}
            isOther={!date.startsWith(month)}
            isToday={date === today}
            mark={markOf(date)}
          />
        ))}
      </ol>
    </section>
  );
}

interface CellProps {
  date: string;
  day: MonthDay | undefined;
  place: Place;
  isOther: boolean;
  isToday: boolean;
  mark: ReactNode;
}

function Cell({ date, day, place, isOther, isToday, mark }: CellProps) {
  const { t, language } = useI18n();
  const words = dateWords(language);
  const number = Number(date.slice(8));
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'relative flex gap-x-4 border-line border-t border-l p-3 lg:min-h-30 lg:flex-col print:flex-col',
        isOther && 'bg-sunk/50 max-lg:hidden',
        isToday && 'bg-gold-soft outline-2 outline-gold -outline-offset-2',
      )}
    >
      <p className="flex shrink-0 items-center justify-between gap-2 max-lg:w-22 max-lg:self-start">
        <span
          className={classNames(
            'font-heading font-semibold text-2xl leading-none [font-variant-numeric:lining-nums]',
            isOther && 'text-muted',
          )}
        >
          {number}
        </span>
        <span className="grow text-muted text-sm lg:sr-only print:sr-only">{words.weekdayShort(date)}</span>
        {day && <MoonSign elongation={(day.tithi.number - 0.5) * 12} isSouth={place.latitude < 0} />}
      </p>
      {day ? (
        <div className={classNames('flex min-w-0 grow flex-col text-sm lg:mt-1.5', isOther && 'text-muted')}>
          <p>
            <Link
              to={paths.almanac(place.city, date)}
              className="font-semibold after:absolute after:inset-0 after:content-[''] hover:text-accent"
            >
              <span className="sr-only">{words.day(date)}: </span>
              {day.tithi.name}
            </Link>
          </p>
          <p className="text-muted text-xs">
            {t('almanac.dayOfHalf', { number: ((day.tithi.number - 1) % 15) + 1 })}, {day.nakshatra}
          </p>
          {day.festivals.map((name) => (
            <p key={name} className="mt-0.5 font-heading font-semibold text-accent text-base italic leading-tight">
              {name}
            </p>
          ))}
          {mark}
        </div>
      ) : (
        <p className="text-muted text-sm">{t('almanac.neverWas', { city: place.name })}</p>
      )}
    </li>
  );
}

/** Says which tithi meets two sunrises, and that one between two days meets none. */
function Doubled({ days }: { days: readonly MonthDay[] }) {
  const { t, language } = useI18n();
  const words = dateWords(language);
  const pairs = days.flatMap((day, index) => {
    const next = days[index + 1];
    return next ? [{ day, next, step: (next.tithi.number - day.tithi.number + 30) % 30 }] : [];
  });
  const twice = pairs.filter(({ step }) => step === 0);
  const skipped = pairs.filter(({ step }) => step === 2);
  return (
    <>
      {twice.map(({ day, next }) => (
        <p key={day.date} className="mt-2">
          {t('almanac.twice', { name: day.tithi.name, first: words.short(day.date), second: words.short(next.date) })}
        </p>
      ))}
      {skipped.map(({ day, next }) => (
        <p key={day.date} className="mt-2">
          {t('almanac.skipped', { name: day.tithi.name, next: next.tithi.name, date: words.short(next.date) })}
        </p>
      ))}
    </>
  );
}
