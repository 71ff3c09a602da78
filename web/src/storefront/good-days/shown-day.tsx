import { Link } from 'react-router-dom';
import { textIn } from '../../api/bilingual.ts';
import { useClosedDays } from '../../api/late/closed-days.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { formatDayWithWeekday } from '../../i18n/late/day-with-weekday.ts';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DaySign, type DaySort } from './day-sign.tsx';
import type { Fire, JudgedDay } from './queries.ts';
import { DayReasons } from './reasons.tsx';

interface ShownDayProps {
  readonly date: string;
  readonly sort: DaySort;
  /** How the almanac judges it; undefined until that is read, and where it is not judged. */
  readonly day: JudgedDay | undefined;
  readonly place: Fire | undefined;
  /** True while the almanac's judgement is on its way: its place is held, so that nothing below moves under somebody's hand. */
  readonly isLoading: boolean;
}

/** What is known of the day that is chosen, touched or focused. */
export function ShownDay({ date, sort, day, place, isLoading }: ShownDayProps) {
  const { t, language } = useI18n();
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h4 className="flex items-center gap-2 font-heading text-card">
        <DaySign sort={sort} size={22} />
        {formatDayWithWeekday(date, language)}
      </h4>
      <p className="text-sm">
        <SortWords date={date} sort={sort} />
        {day && (
          <span className="text-muted">
            {t('calendar.begins', {
              tithi: textIn(day.tithi, language)('name'),
              nakshatra: textIn(day.nakshatra, language)('name'),
            })}
          </span>
        )}
      </p>
      <p role="status" className="sr-only">
        {isLoading && t('frame.loading')}
      </p>
      {isLoading && <Skeleton className="mt-3 h-70" />}
      {day && place && sort !== 'out' && (
        <div className="mt-3">
          <DayReasons day={day} place={place} level="h5" />
        </div>
      )}
      {place?.city && (
        <p className="mt-2 text-sm">
          <Link to={paths.almanac(place.city, date)} className="text-link">
            {t('calendar.wholeDay')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Why the day cannot be chosen, or how good it is. */
function SortWords({ date, sort }: { date: string; sort: DaySort }) {
  const { t, language } = useI18n();
  const reason = useClosedDays().reasonOf(date) ?? '';
  if (sort === 'closed') return <span className="block">{t('calendar.closedFor', { reason })}</span>;
  if (sort === 'full') return <span className="block">{t('calendar.fullText')}</span>;
  if (sort === 'out') return <span className="block">{t('calendar.outText')}</span>;
  // The word is written for lists; here it begins a sentence.
  const word = t(`calendar.sort.${sort}`);
  return <span className="font-semibold">{`${word.charAt(0).toLocaleUpperCase(language)}${word.slice(1)}. `}</span>;
}
