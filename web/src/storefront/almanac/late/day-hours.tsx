import { Ban, CircleCheck } from 'lucide-react';
import { timeThere } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { wordOf } from '../../../i18n/late/word-of.ts';
import type { Day, Hour } from '../day.ts';

/** The named hours of a day with what each is for, good ones and those to wait out. */
export function DayHours({ day }: { day: Day }) {
  const { t } = useI18n();
  return (
    <div className="grid content-start gap-5 md:max-lg:grid-cols-2 lg:gap-6">
      <HourCard day={day} isGood title={t('almanac.good')} none={t('almanac.noHours')} />
      <HourCard day={day} isGood={false} title={t('almanac.badTitle')} none={t('almanac.noHours')} />
    </div>
  );
}

function HourCard({ day, isGood, title, none }: { day: Day; isGood: boolean; title: string; none: string }) {
  const hours = day.hours.filter((hour) => hour.isGood === isGood);
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
      <h2 className="flex items-center gap-3 text-card">
        {isGood ? (
          <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-ok" />
        ) : (
          <Ban size={20} aria-hidden="true" className="shrink-0 text-muted" />
        )}
        {title}
      </h2>
      {hours.length === 0 && <p className="mt-2 text-muted text-sm">{none}</p>}
      <dl className="mt-2">
        {hours.map((hour) => (
          <HourLine key={hour.begin} hour={hour} day={day} />
        ))}
      </dl>
    </section>
  );
}

function HourLine({ hour, day }: { hour: Hour; day: Day }) {
  const { t, language } = useI18n();
  const time = timeThere(day.place.timeZone, language);
  // More hours may come, of which nothing is said.
  const text = wordOf(t, `almanac.hourText.${hour.id}`, '');
  const shared = hour.isGood ? day.hours.find((other) => !other.isGood && overlap(hour, other) >= MINUTE_MS) : undefined;
  return (
    <div className="border-line border-t py-3 first:mt-2">
      <dt className="flex items-baseline justify-between gap-3">
        <span className="font-heading font-semibold text-xl leading-tight">{hour.name}</span>
        <span className="price shrink-0 text-xl leading-tight">
          {time.clock(hour.begin)} — {time.moment(hour.end, day.date)}
        </span>
      </dt>
      <dd className="mt-1 text-muted text-sm">
        {text}
        {shared &&
          ` ${t('almanac.shared', {
            name: shared.name,
            from: time.clock(later(shared.begin, hour.begin)),
            until: time.clock(shared.end < hour.end ? shared.end : hour.end),
          })}`}
      </dd>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** For how long two hours run at once; negative when they do not meet. */
const overlap = (one: Hour, other: Hour) =>
  Math.min(Date.parse(one.end), Date.parse(other.end)) - Math.max(Date.parse(one.begin), Date.parse(other.begin));

const later = (one: string, other: string) => (one > other ? one : other);
