import { isTimeZone, timeThere } from '#kernel/time-there.ts';
import { textIn } from '../../api/bilingual.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import type { Fire, JudgedDay } from './queries.ts';

type HeadingLevel = 'h3' | 'h5';

/** The hours of a day for the ritual, and what speaks for the day and against it. */
export function DayReasons({ day, place, level }: { day: JudgedDay; place: Fire; level: HeadingLevel }) {
  const { t } = useI18n();
  return (
    <>
      <Hours day={day} place={place} />
      <Reasons level={level} title={t('days.for')} sign="+" reasons={day.for} />
      <Reasons level={level} title={t('days.against')} sign="−" reasons={day.against} />
    </>
  );
}

/** The hours by the clocks of the fire and by those of the reader. An hour on another date than the day says its date. */
function Hours({ day, place }: { day: JudgedDay; place: Fire }) {
  const { t, language } = useI18n();
  if (day.hours.length === 0) return null;
  const clocks = [
    { title: t('days.atFire'), timeZone: place.timeZone },
    { title: t('days.yourClock'), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    // A browser may name a zone that it does not know itself.
  ].filter(({ timeZone }) => isTimeZone(timeZone));
  const hoursIn = (timeZone: string) => {
    const { moment } = timeThere(timeZone, language);
    return day.hours.map(({ begin, end }) => `${moment(begin, day.date)} – ${moment(end, day.date)}`).join('; ');
  };
  return (
    <dl className="mb-4 grid gap-px overflow-hidden rounded-field bg-line grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {clocks.map(({ title, timeZone }) => (
        <div key={title} className="bg-sunk px-4 py-3">
          <dt className="text-muted text-sm">{title}</dt>
          <dd className="font-medium">{hoursIn(timeZone)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ReasonsProps {
  level: HeadingLevel;
  title: string;
  sign: string;
  reasons: JudgedDay['for'];
}

function Reasons({ level: Title, title, sign, reasons }: ReasonsProps) {
  const { language } = useI18n();
  if (reasons.length === 0) return null;
  return (
    <>
      <Title className="mt-3 font-semibold font-sans text-sm">{title}</Title>
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
