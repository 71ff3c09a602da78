import { HOUR_MS, MINUTE_MS } from '#kernel/durations.ts';
import { type TimeThere, timeThere } from '#kernel/time-there.ts';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import { Card } from '../../../ui/late/card.tsx';
import type { Day, Part } from '../day.ts';
import { bandOf } from './band.ts';
import { isPolarDay } from './sky-heights.ts';

/** What the drawing shows, but for the named hours, and what the day is called by month, season and year. */
export function DayTable({ day }: { day: Day }) {
  const { t, language } = useI18n();
  const time = timeThere(day.place.timeZone, language);
  const lines = [sunLine(day, t, time), moonLine(day, t, time), ...partLines(day, t, time), ...calendarLines(day, t)];
  return (
    <Card title={t('almanac.table')}>
      <dl className="mt-2">
        {lines.map((line) => (
          <TableLine key={line.name} line={line} />
        ))}
      </dl>
    </Card>
  );
}

interface Line {
  readonly name: string;
  readonly main: string;
  /** Below the main words. */
  readonly more?: string | undefined;
  /** At the end of the line, below each other. */
  readonly aside?: readonly string[];
}

function TableLine({ line: { name, main, more, aside = [] } }: { line: Line }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-line border-t py-3 first:border-t-0 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <dt className="pt-0.5 text-muted text-sm">{name}</dt>
      <dd>
        <span className="block font-heading font-semibold text-xl leading-tight [font-variant-numeric:lining-nums]">{main}</span>
        {more && <span className="block text-muted text-sm">{more}</span>}
      </dd>
      {aside.length > 0 && (
        <dd className="text-sm max-sm:col-start-2 sm:text-right">
          {aside.map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </dd>
      )}
    </div>
  );
}

function sunLine(day: Day, t: Translate, time: TimeThere): Line {
  const { date, nextSunrise, sunRashi } = day;
  const aside = [t('almanac.sunIn', { rashi: sunRashi })];
  if (nextSunrise) aside.push(t('almanac.nextSunrise', { time: time.moment(nextSunrise, date) }));
  return { name: t('almanac.sun'), main: sunWords(day, t, time), more: dayLength(day, t, time), aside };
}

/** From when until when the Sun is up. */
function sunWords({ rises, place, date }: Day, t: Translate, time: TimeThere): string {
  const rising = rises.sunrise ? time.clock(rises.sunrise) : undefined;
  const setting = rises.sunset ? time.moment(rises.sunset, date) : undefined;
  if (rising && setting) return `${rising} — ${setting}`;
  if (rising) return t('almanac.sunStays', { time: rising });
  if (setting) return t('almanac.sunGoes', { time: setting });
  return t(isPolarDay(date, place) ? 'almanac.sunNeverSets' : 'almanac.sunNeverRises');
}

/** How long the Sun is up; on a day without a rising or a setting, when the Sun of the day before set. */
function dayLength({ rises, before, date }: Day, t: Translate, time: TimeThere): string | undefined {
  if (rises.sunrise && rises.sunset) {
    const length = Date.parse(rises.sunset) - Date.parse(rises.sunrise);
    const hours = Math.floor(length / HOUR_MS);
    return t('almanac.dayLength', { hours, minutes: Math.floor((length % HOUR_MS) / MINUTE_MS) });
  }
  const sunset = before?.rises.sunset;
  return sunset ? t('almanac.sunset', { time: time.moment(sunset, date) }) : undefined;
}

function moonLine(day: Day, t: Translate, time: TimeThere): Line {
  const litShare = (1 - Math.cos((bandOf(day).elongation * Math.PI) / 180)) / 2;
  return {
    name: t('almanac.moon'),
    main: t('almanac.moonLit', { half: day.paksha, percent: Math.round(litShare * 100) }),
    more: moonTimes(day, t, time),
    aside: moonRashiWords(day, t, time),
  };
}

/** When the Moon rises and sets, in the order of the day. */
function moonTimes({ rises, date }: Day, t: Translate, time: TimeThere): string | undefined {
  const { moonrise, moonset } = rises;
  const rising = moonrise ? t('almanac.moonrise', { time: time.moment(moonrise, date) }) : '';
  const setting = moonset ? t('almanac.moonset', { time: time.moment(moonset, date) }) : '';
  const isSettingFirst = moonrise && moonset && moonset < moonrise;
  const words = isSettingFirst ? [setting, rising] : [rising, setting];
  return words.filter(Boolean).join(', ') || undefined;
}

/** The sign in which the Moon is, and the one into which it goes on the day. */
function moonRashiWords({ moonRashis: [first, next], date }: Day, t: Translate, time: TimeThere): readonly string[] {
  if (!first) return [];
  if (!next) return [t('almanac.moonIn', { rashi: first.name })];
  return [
    t('almanac.moonInUntil', { rashi: first.name, time: time.moment(first.end, date) }),
    t('almanac.then', { name: next.name }),
  ];
}

/** The tithi, the nakshatra, the yoga and the karana. */
function partLines(day: Day, t: Translate, time: TimeThere): readonly Line[] {
  const lineOf = (name: string, parts: readonly Part[], main = parts[0]?.name ?? ''): Line => {
    const laterNames = parts.slice(1).map((part) => part.name);
    return {
      name,
      main,
      more: laterNames.length > 0 ? t('almanac.then', { name: laterNames.join(', ') }) : undefined,
      aside: parts.map(({ end }) => t('almanac.until', { time: time.moment(end, day.date) })),
    };
  };
  const star = day.nakshatras[0]?.name ?? '';
  return [
    lineOf(t('almanac.term.tithi'), day.tithis),
    lineOf(t('almanac.term.nakshatra'), day.nakshatras, t('almanac.withPada', { name: star, pada: padaOf(day) })),
    lineOf(t('almanac.term.yoga'), day.yogas),
    lineOf(t('almanac.term.karana'), day.karanas),
  ];
}

/** The quarter of the nakshatra when the day begins: at sunrise, or at midnight where the Sun does not rise. */
function padaOf(day: Day): number {
  const dayBegin = day.rises.sunrise ?? new Date(bandOf(day).begin).toISOString();
  return day.padas.findLast(({ begin }) => begin <= dayBegin)?.pada ?? 1;
}

function calendarLines({ vara, masa, paksha, ritu, ayana, samvat, date }: Day, t: Translate): readonly Line[] {
  return [
    { name: t('almanac.vara'), main: vara, more: t('almanac.varaText', { number: new Date(date).getUTCDay() }) },
    {
      name: t('almanac.masa'),
      main: masa.isAdhika ? t('almanac.adhika', { name: masa.purnimanta }) : masa.purnimanta,
      more: masa.amanta === masa.purnimanta ? undefined : t('almanac.byNewMoon', { name: masa.amanta }),
      aside: [t('almanac.half', { half: paksha })],
    },
    {
      name: t('almanac.ritu'),
      main: ritu.name,
      more: `${t('almanac.rituText', { number: ritu.number })}; ${t('almanac.ayana', { ayana })}`,
    },
    {
      name: t('almanac.year'),
      main: t('almanac.vikram', { year: samvat.vikram }),
      more: t('almanac.shaka', { year: samvat.shaka }),
    },
  ];
}
