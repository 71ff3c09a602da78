import { Ban, CircleCheck } from 'lucide-react';
import { MINUTE_MS } from '#kernel/durations.ts';
import { timeThere } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { wordOf } from '../../../i18n/late/word-of.ts';
import type { Day, Hour } from '../day.ts';

/** The named hours of a day with what each is for, good ones and those to wait out. */
export function DayHours({ day }: { day: Day }) {
  const { t } = useI18n();
  return (
    <div className="grid content-start gap-5 md:max-lg:grid-cols-2 lg:gap-6">
      <HourCard day={day} isGood title={t('almanac.good')} />
      <HourCard day={day} isGood={false} title={t('almanac.badTitle')} />
    </div>
  );
}

function HourCard({ day, isGood, title }: { day: Day; isGood: boolean; title: string }) {
  const { t } = useI18n();
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
      {hours.length === 0 && <p className="mt-2 text-muted text-sm">{t('almanac.noHours')}</p>}
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
  // The server may know more hours than there are texts.
  const text = wordOf(t, `almanac.hourText.${hour.id}`, '');
  const shared = hour.isGood ? sharedTime(hour, day.hours) : undefined;
  return (
    <div className="border-line border-t py-3 first:mt-2">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-heading font-semibold text-xl leading-tight">{hour.name}</span>
        <span className="price shrink-0 text-xl leading-tight">
          {time.clock(hour.begin)} — {time.moment(hour.end, day.date)}
        </span>
      </dt>
      <dd className="mt-1 text-muted text-sm">
        {text}
        {shared &&
          ` ${t('almanac.shared', { name: shared.name, from: time.clock(shared.begin), until: time.clock(shared.end) })}`}
      </dd>
    </div>
  );
}

/** The first time that a good hour shares with an hour to wait out, and the name of that. Clocks of minutes cannot tell of a shorter one. */
function sharedTime(hour: Hour, hours: readonly Hour[]) {
  return hours
    .filter(({ isGood }) => !isGood)
    .map(({ name, begin, end }) => ({
      name,
      begin: begin > hour.begin ? begin : hour.begin,
      end: end < hour.end ? end : hour.end,
    }))
    .find(({ begin, end }) => Date.parse(end) - Date.parse(begin) >= MINUTE_MS);
}
