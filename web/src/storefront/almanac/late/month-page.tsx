import { dateWords } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/late/card.tsx';
import { LatePart } from '../../../ui/late-part.tsx';
import type { DaysForRitualProps } from '../../good-days/days-for-ritual.tsx';
import type { Month, MonthDay } from '../day.ts';
import { Heading, type Step } from './heading.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { OtherCities } from './other-cities.tsx';
import { useRitualQuery } from './ritual-query.ts';
import { neighbourMonth } from './steps.ts';
import { Terms } from './terms.tsx';
import { useNow } from './use-now.ts';

const loadDaysForRitual = () => import('../../good-days/days-for-ritual.tsx');

/** A month of the almanac. */
export default function MonthPage({ month: data }: { month: Month }) {
  const { t, language } = useI18n();
  const { month, place, days } = data;
  const words = dateWords(language);
  const masas = [...new Set(days.filter(({ date }) => date.startsWith(month)).map(({ masa }) => masa))];
  const query = useRitualQuery();
  const stepTo = (to: string | undefined): Step | undefined =>
    to === undefined
      ? undefined
      : { to: paths.almanac(place.city, to) + query, words: words.monthName(to), label: words.month(to) };
  return (
    <>
      <Heading
        place={place}
        shown={month}
        title={words.month(month)}
        about={masas.join(', ')}
        before={stepTo(neighbourMonth(month, -1))}
        after={stepTo(neighbourMonth(month, 1))}
      />
      <ForRitual month={month} calendar={(markOf) => <MonthCalendar month={data} markOf={markOf} />} />
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Card title={t('almanac.readCell')}>
          <p className="mt-2">{t('almanac.readCellText')}</p>
          <UnevenTithis days={days} month={month} />
        </Card>
        <Card title={t('almanac.advises')}>
          <p className="mt-2">{t('almanac.advisesText')}</p>
        </Card>
      </div>
      <Terms />
      <OtherCities except={place.city} shown={month} />
    </>
  );
}

/**
 * The calendar below the choice of a ritual, which is drawn in the browser alone: caches keep the server's page, whatever ritual somebody
 * chooses. Until the choice is loaded its place is left free, so that nothing moves; where it does not load the calendar stands alone.
 */
function ForRitual({ month, calendar }: DaysForRitualProps) {
  const calendarAlone = <div className="pt-26 noscript:pt-0 print:pt-0">{calendar(() => undefined)}</div>;
  // The first draw knows no time; later the list of good days follows the clock over midnight.
  if (useNow() === undefined) return calendarAlone;
  return <LatePart load={loadDaysForRitual} props={{ month, calendar }} waiting={calendarAlone} failed={() => calendarAlone} />;
}

/** A month of the Moon has so many tithis. */
const TITHIS = 30;

/** Says which tithi meets two sunrises, and which meets none between two days, of which one at least is of the month. */
function UnevenTithis({ days, month }: { days: readonly MonthDay[]; month: string }) {
  const { t, language } = useI18n();
  const words = dateWords(language);
  const pairs = days.flatMap((day, index) => {
    const next = days[index + 1];
    if (!next || ![day, next].some(({ date }) => date.startsWith(month))) return [];
    return [{ day, next, step: (next.tithi.number - day.tithi.number + TITHIS) % TITHIS }];
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
