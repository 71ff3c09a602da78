import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { textIn } from '../../api/bilingual.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { formatDayWithWeekday } from '../../i18n/late/day-with-weekday.ts';
import { withWords } from '../../i18n/late/with-words.tsx';
import { ButtonLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import { GOOD_SIGNS, SignIcon } from './good-sign.tsx';
import { type Fire, goodDaysQuery, type JudgedDay } from './queries.ts';
import { DayReasons } from './reasons.tsx';

interface NextDaysProps {
  /** Id of the ritual's service. */
  readonly service: string;
}

/** The next good days for a ritual, each with what speaks for it and against it. */
function NextDays({ service }: NextDaysProps) {
  const { t, language } = useI18n();
  const { data, isLoadingError, refetch } = useQuery(goodDaysQuery(useApi(), service));
  if (isLoadingError)
    return (
      <PageMessage level={2} title={t('frame.partFailed')} text={t('frame.partFailedText')} onRetry={() => void refetch()} />
    );
  if (!data) return null;
  const { place, month, days } = data;
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
      {place.city && (
        <ButtonLink to={`${paths.almanac(place.city, month)}?ritual=${service}`} className="mt-4 w-full">
          <CalendarDays size={18} aria-hidden="true" />
          {t('days.byDay')}
        </ButtonLink>
      )}
      <p className="mt-4 border-gold border-l-2 pl-4 text-muted text-sm">{t('days.advice')}</p>
    </section>
  );
}

function Day({ day, place }: { day: JudgedDay; place: Fire }) {
  const { t, language } = useI18n();
  const sort = day.quality === 'best' ? 'best' : 'good';
  const reason = day.for[0];
  return (
    <details className="group rounded-card border border-line bg-surface shadow-card open:border-gold">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <SignIcon sign={GOOD_SIGNS[sort]} size={22} />
        <span className="min-w-0 grow">
          <span className="block font-heading text-card">{formatDayWithWeekday(day.date, language)}</span>
          <span className="block text-muted text-sm">
            {[t(`days.${sort}`), reason && textIn(reason, language)('text')].filter(Boolean).join(' · ')}
          </span>
        </span>
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">
        <DayReasons day={day} place={place} level="h3" />
      </div>
    </details>
  );
}

export default withWords(['days'], NextDays);
