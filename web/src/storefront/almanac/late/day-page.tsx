import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dateWords } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { almanacCity } from '../../../memory/late/almanac-city.ts';
import { ButtonLink, LineLink } from '../../../page/links.tsx';
import { paths } from '../../../paths.ts';
import { Emblem } from '../../../ui/emblem.tsx';
import type { Day } from '../day.ts';
import { useAlmanacAddress } from '../queries.ts';
import { DayDrawing } from './day-drawing.tsx';
import { DayHours } from './day-hours.tsx';
import { DayTable } from './day-table.tsx';
import { Heading, type Step } from './heading.tsx';
import { Lead } from './lead.tsx';
import { OtherCities } from './other-cities.tsx';
import { hoursInDay, neighbourDay } from './steps.ts';
import { Terms } from './terms.tsx';

/** A day of the almanac: drawn, as a table, and in words. */
export default function DayPage({ day }: { day: Day }) {
  useOwnCity(day.place.city);
  const { language } = useI18n();
  const { date, place } = day;
  const words = dateWords(language);
  const stepTo = (to: string | undefined): Step | undefined =>
    to === undefined ? undefined : { to: paths.almanac(place.city, to), words: words.short(to), label: words.long(to) };
  const before = stepTo(neighbourDay(date, -1, place.timeZone));
  const after = stepTo(neighbourDay(date, 1, place.timeZone));
  return (
    <>
      <Heading
        place={place}
        shown={date}
        title={words.day(date)}
        about={words.weekday(date)}
        lead={<Lead day={day} />}
        before={before}
        after={after}
      />
      {day.festivals.length > 0 && <Festivals names={day.festivals} />}
      <DrawnDay day={day} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24.5rem]">
        <div className="max-lg:order-2">
          <DayTable day={day} />
        </div>
        <DayHours day={day} />
      </div>
      <Terms />
      <ChooseRitual city={place.city} month={date.slice(0, 'YYYY-MM'.length)} />
      <Neighbours before={before} after={after} />
      <OtherCities except={place.city} shown={date} />
    </>
  );
}

/** Leads on to the same day in the reader's own city, if the address names none. The browser alone knows it: caches keep one page for all. */
function useOwnCity(city: string): void {
  const { isCityGiven, day } = useAlmanacAddress();
  const navigate = useNavigate();
  useEffect(() => {
    const ownCity = isCityGiven ? undefined : almanacCity.read();
    if (ownCity && ownCity !== city) navigate(paths.almanac(ownCity, day), { replace: true });
  }, [isCityGiven, day, city, navigate]);
}

function Festivals({ names }: { names: readonly string[] }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('almanac.festivals')} className="mt-5 flex flex-wrap gap-2.5">
      {names.map((name) => (
        <li key={name} className="rounded-full bg-gold-soft px-4 py-1.5 font-semibold text-gold-ink text-sm">
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The drawing of the day with its legend, and a word about clocks that change on it. */
function DrawnDay({ day }: { day: Day }) {
  const { t } = useI18n();
  const hours = hoursInDay(day.date, day.place.timeZone);
  return (
    <section aria-labelledby="drawn" className="mt-6 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="drawn" className="text-card">
          {t('almanac.drawn')}
        </h2>
        <p className="flex flex-wrap gap-x-2 text-muted text-sm">
          <span className="whitespace-nowrap">
            {t('almanac.legendSun')}
            <svg viewBox="0 0 26 6" aria-hidden="true" className="ml-2 inline h-1.5 w-6.5 stroke-gold">
              <path d="M0 3H26" strokeWidth="2.25" />
            </svg>
          </span>
          <span className="whitespace-nowrap">
            {t('almanac.legendMoon')}
            <svg viewBox="0 0 26 6" aria-hidden="true" className="ml-2 inline h-1.5 w-6.5 stroke-muted">
              <path d="M0 3H26" strokeWidth="1.5" strokeDasharray="3 4" />
            </svg>
          </span>
        </p>
      </div>
      {hours !== 24 && <p className="mt-2 text-sm">{t('almanac.clockChange', { hours })}</p>}
      <DayDrawing day={day} />
    </section>
  );
}

/** Leads from the almanac to the rituals, and to the month of the day. */
function ChooseRitual({ city, month }: { city: string; month: string }) {
  const { t, language } = useI18n();
  return (
    <section
      aria-label={t('almanac.choose')}
      className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-soft/60 p-5 md:p-6 print:hidden"
    >
      <Emblem name="navagraha" className="size-14 max-sm:hidden" />
      <p className="min-w-60 grow basis-80">
        <strong className="font-semibold">{t('almanac.chooseTitle')}</strong> {t('almanac.chooseText')}
      </p>
      <ButtonLink to={paths.catalogue()}>{t('home.choose')}</ButtonLink>
      <LineLink to={paths.almanac(city, month)}>{t('almanac.wholeMonth', { month: dateWords(language).month(month) })}</LineLink>
    </section>
  );
}

/** Links to the day before and the day after, at the foot of the page. */
function Neighbours({ before, after }: { before: Step | undefined; after: Step | undefined }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('almanac.neighbours')} className="mt-12 flex justify-between gap-6 border-line border-t pt-6 print:hidden">
      {before && (
        <Link to={before.to} className="group">
          <span className="block text-muted text-sm">{t('almanac.dayBefore')}</span>
          <span className="font-heading font-semibold text-xl group-hover:text-accent">{before.label}</span>
        </Link>
      )}
      {after && (
        <Link to={after.to} className="group ml-auto text-right">
          <span className="block text-muted text-sm">{t('almanac.dayAfter')}</span>
          <span className="font-heading font-semibold text-xl group-hover:text-accent">{after.label}</span>
        </Link>
      )}
    </nav>
  );
}
