import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dateWords } from '#kernel/time-there.ts';
import { textIn } from '../../api/bilingual.ts';
import { useApi } from '../../api/provider.tsx';
import { type Service, servicesQuery } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { lastDay, localDay } from '../../i18n/late/days.ts';
import { withWords } from '../../i18n/late/with-words.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/late/card.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { DaySign, type DaySort, Signs } from './day-sign.tsx';
import { judgedMonthQuery } from './judged-month.ts';
import type { Fire, JudgedDay } from './queries.ts';

export interface DaysForRitualProps {
  /** YYYY-MM */
  readonly month: string;
  /** Draws the calendar, with `markOf` below the words of each day. */
  readonly calendar: (markOf: (date: string) => ReactNode) => ReactNode;
}

/** A choice of a ritual above the calendar. Once one is chosen, the days have signs and reasons, and the best of the month stand below. */
function DaysForRitual({ month, calendar }: DaysForRitualProps) {
  const { t, language } = useI18n();
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const services = useQuery(servicesQuery(api));
  const rituals = services.data ?? [];
  const wantedRitual = search.get('ritual') ?? '';
  // Links name a ritual by its id, the choice here by its slug.
  const ritual = rituals.find(({ id, slug }) => [id, slug].includes(wantedRitual));
  const judged = useQuery({ ...judgedMonthQuery(api, ritual?.id ?? '', month), enabled: ritual !== undefined });
  const choose = (slug: string) => {
    // The month may stand in the search, too: it stays.
    const chosen = new URLSearchParams(search);
    if (slug) chosen.set('ritual', slug);
    else chosen.delete('ritual');
    setSearch(chosen, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className="mt-7 flex flex-wrap items-end gap-x-8 gap-y-3 print:hidden">
        <SelectField
          label={t('calendar.goodFor')}
          className="w-full sm:w-80"
          value={ritual?.slug ?? ''}
          onChange={({ target }) => choose(target.value)}
          options={[['', t('calendar.noRitual')], ...rituals.map(({ slug, name }) => [slug, name[language]] as const)]}
        />
        {judged.data && <Signs className="pb-3" />}
        {(services.isLoadingError || judged.isLoadingError) && (
          <p role="status" className="pb-3 text-sm">
            {t('calendar.noMarks')}
          </p>
        )}
      </div>
      {calendar((date) => {
        const day = judged.data?.days.get(date);
        return day && <Mark day={day} />;
      })}
      {ritual && judged.data && <GoodOfMonth ritual={ritual} place={judged.data.place} days={[...judged.data.days.values()]} />}
    </>
  );
}

function sortOf({ date, isClosed, isFull, quality }: JudgedDay): DaySort {
  if (date < localDay() || date > lastDay()) return 'out';
  if (isClosed) return 'closed';
  return isFull ? 'full' : quality;
}

/** The sign of a day for the ritual, with the first reason; nothing for a day that is ordinary, past or too far ahead. */
function Mark({ day }: { day: JudgedDay }) {
  const { t, language } = useI18n();
  const sort = sortOf(day);
  if (sort === 'out' || sort === 'neutral') return null;
  const reason = firstReason(sort, day);
  return (
    <p className="mt-1 flex gap-1.5 text-xs lg:mt-auto lg:pt-2">
      <DaySign sort={sort} size={15} />
      <span className="line-clamp-2">
        <span className={reason && 'sr-only'}>{t(`calendar.sort.${sort}`)}</span>
        {reason && <span className="sr-only">: </span>}
        {reason && textIn(reason, language)('text')}
      </span>
    </p>
  );
}

/** The first reason why a day is good or weak; none for a day on which nothing can begin. */
function firstReason(sort: DaySort, day: JudgedDay) {
  if (sort === 'best' || sort === 'good') return day.for[0];
  return sort === 'weak' ? day.against[0] : undefined;
}

const MOST_SHOWN = 6;

interface GoodOfMonthProps {
  readonly ritual: Service;
  readonly place: Fire;
  readonly days: readonly JudgedDay[];
}

/** Up to six days of the month that are good for a ritual and open, with why; the best go before the good. */
function GoodOfMonth({ ritual, place, days }: GoodOfMonthProps) {
  const { t, language } = useI18n();
  const words = dateWords(language);
  const best = days.filter((day) => sortOf(day) === 'best');
  const good = days.filter((day) => sortOf(day) === 'good');
  const shown = [...best, ...good].slice(0, MOST_SHOWN).toSorted((one, other) => one.date.localeCompare(other.date));
  return (
    <Card title={t('calendar.monthFor', { ritual: ritual.name[language] })} className="mt-6">
      <p className="mt-1 text-muted text-sm">{t('calendar.monthWhere', { place: textIn(place, language)('name') })}</p>
      {shown.length === 0 && <p className="mt-3">{t('calendar.noneInMonth')}</p>}
      <ul className="mt-2">
        {shown.map((day) => (
          <li key={day.date} className="flex gap-3 border-line py-2.5 not-last:border-b">
            <DaySign sort={day.quality} />
            <span>
              <span className="font-semibold">{words.short(day.date)}</span>
              <span className="text-muted">, {words.weekdayShort(day.date)}</span>
              <span className="block text-sm">{day.for.map((reason) => textIn(reason, language)('text')).join('; ')}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <LineLink to={paths.ritual(ritual.slug)}>{t('home.about')}</LineLink>
      </p>
    </Card>
  );
}

export default withWords(['calendar'], DaysForRitual);
