import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { textIn } from '../../../api/bilingual.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n, Words } from '../../../i18n/i18n.tsx';
import { formatHours, formatWeekday } from '../../../i18n/late/hours.ts';
import { type GoodDay, goodDaysQuery } from './good-days-query.ts';

interface GoodDaysProps {
  readonly service: string;
}

/** The next good days for a ritual, each with what speaks for it and against it. */
export default function GoodDays(props: GoodDaysProps) {
  return (
    <Words areas={['days']}>
      <Days {...props} />
    </Words>
  );
}

type Place = Awaited<ReturnType<NonNullable<ReturnType<typeof goodDaysQuery>['queryFn']>>>['place'];

function Days({ service }: GoodDaysProps) {
  const { t, language } = useI18n();
  const { data } = useQuery(goodDaysQuery(useApi(), service));
  if (!data) return null;
  const { place, days } = data;
  return (
    <section aria-labelledby="good-days" className="mb-9">
      <h2 id="good-days" className="text-section">
        {t('days.next')}
      </h2>
      <p className="mt-1 text-muted text-sm">{t('days.where', { place: textIn(place, language)('name') })}</p>
      {days.length === 0 ? (
        <p className="mt-3">{t('days.none')}</p>
      ) : (
        <ul className="mt-4 flex flex-col gap-3">
          {days.map((day) => (
            <li key={day.date}>
              <Day day={day} place={place} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 border-gold border-l-2 pl-4 text-muted text-sm">{t('days.advice')}</p>
    </section>
  );
}

function Day({ day, place }: { day: GoodDay; place: Place }) {
  const { t, language } = useI18n();
  const best = day.for[0];
  return (
    <details className="group rounded-card border border-line bg-surface shadow-card open:border-gold">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="text-gold text-xl">
          {day.quality === 'best' ? '✺' : '●'}
        </span>
        <span className="min-w-0 grow">
          <span className="block font-heading text-card">{formatWeekday(day.date, language)}</span>
          <span className="block text-muted text-sm">
            {t(day.quality === 'best' ? 'days.best' : 'days.good')}
            {best && `: ${textIn(best, language)('text')}`}
          </span>
        </span>
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">
        <Hours day={day} place={place} />
        <Reasons title={t('days.for')} sign="+" reasons={day.for} />
        <Reasons title={t('days.against')} sign="−" reasons={day.against} />
      </div>
    </details>
  );
}

/** The hours by the clocks of the fire, and by those of the reader. */
function Hours({ day, place }: { day: GoodDay; place: Place }) {
  const { t, language } = useI18n();
  if (day.hours.length === 0) return null;
  const clocks = [
    { title: t('days.atFire'), timeZone: place.timeZone },
    { title: t('days.yourClock'), timeZone: undefined },
  ];
  return (
    <dl className="mb-4 grid gap-px overflow-hidden rounded-field bg-line sm:grid-cols-2">
      {clocks.map(({ title, timeZone }) => (
        <div key={title} className="bg-sunk px-4 py-3">
          <dt className="text-muted text-sm">{title}</dt>
          <dd className="font-medium">{day.hours.map((span) => formatHours(span, language, timeZone)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reasons({ title, sign, reasons }: { title: string; sign: string; reasons: GoodDay['for'] }) {
  const { language } = useI18n();
  if (reasons.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-semibold font-sans text-sm">{title}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.code} className="flex gap-3 border-line py-2 not-last:border-b">
            <span aria-hidden="true">{sign}</span>
            <span>
              {textIn(reason, language)('text')}
              <cite className="block text-muted text-sm not-italic">{textIn(reason, language)('source')}</cite>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
