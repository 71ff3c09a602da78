import type { ReactNode } from 'react';
import { timeThere } from '#kernel/time-there.ts';
import { type Translate, useI18n } from '../../../i18n/i18n.tsx';
import { Card } from '../../../ui/late/card.tsx';
import type { Day, Part } from '../day.ts';
import { elongationAt } from './sky-heights.ts';

interface Line {
  readonly name: string;
  readonly main: string;
  readonly more?: string | undefined;
  readonly aside?: readonly string[];
}

/** All that the drawing shows, and what the day is called by month, season and year. */
export function DayTable({ day }: { day: Day }) {
  const { t } = useI18n();
  const lines = [...useLightLines(day), ...useMoonLines(day), ...useCalendarLines(day)];
  return (
    <Card title={t('almanac.table')}>
      <dl className="mt-2">
        {lines.map(({ name, main, more, aside = [] }) => (
          <div
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-line border-t py-3 first:border-t-0 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
          >
            <dt className="pt-0.5 text-muted text-sm">{name}</dt>
            <dd>
              <Main>{main}</Main>
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
        ))}
      </dl>
    </Card>
  );
}

const Main = ({ children }: { children: ReactNode }) => (
  <span className="block font-heading font-semibold text-xl leading-tight [font-variant-numeric:lining-nums]">{children}</span>
);

const HOUR_MS = 3_600_000;

function useLightLines({ rises, place, date, nextSunrise, moonRashis, sunRashi, paksha, before }: Day): readonly Line[] {
  const { t, language } = useI18n();
  const time = timeThere(place.timeZone, language);
  const length = rises.sunrise && rises.sunset ? Date.parse(rises.sunset) - Date.parse(rises.sunrise) : undefined;
  const noon = Date.parse(date) + 12 * HOUR_MS - (place.longitude / 15) * HOUR_MS;
  const lit = Math.round((1 - Math.cos((elongationAt(noon) * Math.PI) / 180)) * 50);
  const eventText = (kind: 'sunrise' | 'sunset' | 'moonrise' | 'moonset', at: string | null | undefined) =>
    at ? t(`almanac.${kind}`, { time: time.moment(at, date) }) : undefined;
  const rising = rises.sunrise ? time.clock(rises.sunrise) : undefined;
  const setting = rises.sunset ? time.moment(rises.sunset, date) : undefined;
  const [moonRashi, nextRashi] = moonRashis;
  return [
    {
      name: t('almanac.sun'),
      main: sunWords(t, { rising, setting, isLight: isPolarDay(place.latitude, date) }),
      more:
        length === undefined
          ? eventText('sunset', before?.rises.sunset)
          : t('almanac.dayLength', { hours: Math.floor(length / HOUR_MS), minutes: Math.floor((length % HOUR_MS) / 60_000) }),
      aside: [
        t('almanac.sunIn', { rashi: sunRashi }),
        ...(nextSunrise ? [t('almanac.nextSunrise', { time: time.moment(nextSunrise, date) })] : []),
      ],
    },
    {
      name: t('almanac.moon'),
      main: t('almanac.moonLit', { half: paksha, percent: lit }),
      more: sentence(
        [rises.moonrise, rises.moonset]
          .map((at, index) => ({ at, words: eventText(index === 0 ? 'moonrise' : 'moonset', at) }))
          .toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
          .flatMap(({ words }) => words ?? []),
      ),
      aside: moonRashi
        ? [
            nextRashi
              ? t('almanac.moonInUntil', { rashi: moonRashi.name, time: time.moment(moonRashi.end, date) })
              : t('almanac.moonIn', { rashi: moonRashi.name }),
            ...(nextRashi ? [t('almanac.then', { name: nextRashi.name })] : []),
          ]
        : [],
    },
  ];
}

const sentence = (parts: readonly string[]) => (parts.length > 0 ? parts.join(', ') : undefined);

/** Where the Sun stays up or down all day: light in the half of the year that is the place's summer. */
export function isPolarDay(latitude: number, date: string): boolean {
  const month = Number(date.slice(5, 7));
  return (month >= 4 && month <= 9) === latitude > 0;
}

function sunWords(
  t: Translate,
  { rising, setting, isLight }: { rising: string | undefined; setting: string | undefined; isLight: boolean },
): string {
  if (rising && setting) return `${rising} — ${setting}`;
  if (rising) return t('almanac.sunStays', { time: rising });
  if (setting) return t('almanac.sunGoes', { time: setting });
  return t(isLight ? 'almanac.sunNeverSets' : 'almanac.sunNeverRises');
}

function useMoonLines(day: Day): readonly Line[] {
  const { t, language } = useI18n();
  const time = timeThere(day.place.timeZone, language);
  const lineOf = (name: string, parts: readonly Part[], main = parts[0]?.name ?? ''): Line => {
    const after = parts.slice(1).map((part) => part.name);
    return {
      name,
      main,
      more: after.length > 0 ? t('almanac.then', { name: after.join(', ') }) : undefined,
      aside: parts.map(({ end }) => t('almanac.until', { time: time.moment(end, day.date) })),
    };
  };
  const star = day.nakshatras[0]?.name ?? '';
  return [
    lineOf(t('almanac.row.tithis'), day.tithis),
    lineOf(t('almanac.row.nakshatras'), day.nakshatras, t('almanac.withPada', { name: star, pada: day.pada })),
    lineOf(t('almanac.term.yoga'), day.yogas),
    lineOf(t('almanac.row.karanas'), day.karanas),
  ];
}

function useCalendarLines({ vara, masa, paksha, ritu, ayana, samvat, date }: Day): readonly Line[] {
  const { t } = useI18n();
  return [
    { name: t('almanac.vara'), main: vara.name, more: t('almanac.varaText', { number: new Date(date).getUTCDay() }) },
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
