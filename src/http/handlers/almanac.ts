import { toFields } from '#kernel/bilingual-fields.ts';
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { requireFound } from '#kernel/errors.ts';
import type { Bilingual } from '#kernel/language.ts';
import { startOfNextDay } from '#kernel/local-instants.ts';
import {
  type Day,
  type FindBirthStars,
  findPlace,
  LAST_DAY,
  type NamedPlace,
  type NumberedSpan,
  type ReadDays,
} from '#modules/panchanga/index.ts';
import {
  festivalName,
  KARANA_NAMES,
  MASA_NAMES,
  MUHURTA_NAMES,
  NAKSHATRA_NAMES,
  RASHI_NAMES,
  RITU_NAMES,
  TITHI_NAMES,
  VARA_NAMES,
  YOGA_NAMES,
} from '#words/almanac.ts';
import { candidateToWire, entryIn, numberedName, placeToWire } from '../answers/almanac-names.ts';
import { ok } from '../answers/plain-answers.ts';
import { makeReady, type ReadyText } from '../answers/ready-text.ts';
import { createVersionCache } from '../answers/version-cache.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { readyAnswer } from './versioned-answers.ts';

/** How many days are kept, which takes some megabytes: the days that are read again and again are few. */
const MOST_DAYS = 500;
/** How many rows of days are kept. */
const MOST_ROWS = 100;
/** A day of the almanac never changes, so it has one version. */
const ONLY_VERSION = 1;

interface Almanac {
  readonly readDays: ReadDays;
  readonly findBirthStars: FindBirthStars;
  readonly clock: Clock;
}

/** The day of the almanac and the star of a birth. */
export function almanacHandlers({ readDays, findBirthStars, clock }: Almanac) {
  const keptDay = keepReady(MOST_DAYS);
  const keptRow = keepReady(MOST_ROWS);

  function readDay(place: NamedPlace, date: CalendarDate): Promise<ReadyText> {
    const key = `${place.city ?? `${place.latitude} ${place.longitude} ${place.timeZone}`} ${date}`;
    return keptDay(key, async () => {
      const [day] = await readDays(place, date, 1);
      return dayToWire(place, requireFound(day));
    });
  }

  function readRow(place: NamedPlace, from: CalendarDate, count: number): Promise<ReadyText> {
    return keptRow(`${place.city} ${from} ${count}`, async () => {
      const days = await readDays(place, from, Math.min(count, daysBetween(from, LAST_DAY) + 1));
      return { place: placeToWire(place), items: days.flatMap((day) => (day ? [summaryOf(day)] : [])) };
    });
  }

  return {
    async getPanchanga(call) {
      const { date, ...wanted } = call.query;
      const place = findPlace(wanted, ['query']);
      const now = clock();
      const today = dayIn(now, place.timeZone);
      const ready = await readDay(place, (date as CalendarDate | undefined) ?? today);
      const seconds = date ? DAY_SECONDS : secondsUntil(startOfNextDay(today, place.timeZone), now);
      return readyAnswer(ready, call, `public, max-age=${seconds}`);
    },
    async listPanchangaDays(call) {
      const { city, from, days: count } = call.query;
      const place = findPlace({ city }, ['query']);
      const ready = await readRow(place, from as CalendarDate, count);
      return readyAnswer(ready, call, `public, max-age=${DAY_SECONDS}`);
    },
    async findBirthStar({ body }) {
      const { date, time, ...wanted } = body;
      const place = findPlace(wanted);
      const stars = requireFound(await findBirthStars({ date: date as CalendarDate, time, place }));
      return ok({ candidates: stars.map(candidateToWire), isCertain: stars.length === 1 });
    },
  } satisfies Partial<Handlers>;
}

/** Keeps answers that never change. A call for one that is being made waits for it; one that could not be made is made again. */
function keepReady(most: number) {
  const answers = createVersionCache<Promise<ReadyText>>(most);
  return (key: string, make: () => Promise<object>): Promise<ReadyText> => {
    const kept = answers.get(key, ONLY_VERSION);
    if (kept) return kept;
    const made = make().then((body) => makeReady(JSON.stringify(body)));
    made.catch(() => answers.delete(key));
    return answers.set(key, ONLY_VERSION, made);
  };
}

/** What a calendar shows of a day: the tithi and the nakshatra with which it begins. Throws RangeError for a day without these. */
function summaryOf({ date, tithis, nakshatras, masa, festivals }: Day): Wire['PanchangaDays']['items'][number] {
  return {
    date,
    tithi: numberedName(TITHI_NAMES, tithis[0]?.number ?? 0),
    nakshatra: numberedName(NAKSHATRA_NAMES, nakshatras[0]?.number ?? 0),
    masa: numberedName(MASA_NAMES, masa.purnimanta),
    festivals: festivals.map(festivalToWire),
  };
}

function secondsUntil(instant: Date, now: Date): number {
  return Math.max(0, Math.floor((instant.getTime() - now.getTime()) / 1000));
}

function dayToWire(place: NamedPlace, day: Day): Wire['PanchangaDay'] {
  const { span: _, ...rest } = day;
  return {
    ...rest,
    place: placeToWire(place),
    // Weekdays count from 0.
    vara: { number: day.vara.number, ...toFields({ name: entryIn(VARA_NAMES, day.vara.number + 1) }) },
    tithis: day.tithis.map(named(TITHI_NAMES)),
    nakshatras: day.nakshatras.map(named(NAKSHATRA_NAMES)),
    yogas: day.yogas.map(named(YOGA_NAMES)),
    karanas: day.karanas.map(named(KARANA_NAMES)),
    masa: {
      amanta: numberedName(MASA_NAMES, day.masa.amanta),
      purnimanta: numberedName(MASA_NAMES, day.masa.purnimanta),
      isAdhika: day.masa.isAdhika,
    },
    ritu: numberedName(RITU_NAMES, day.ritu),
    rashis: { moon: day.rashis.moon.map(named(RASHI_NAMES)), sun: day.rashis.sun.map(named(RASHI_NAMES)) },
    muhurtas: day.muhurtas.map((muhurta) => ({ ...muhurta, ...toFields({ name: MUHURTA_NAMES[muhurta.id] }) })),
    festivals: day.festivals.map(festivalToWire),
  };
}

function festivalToWire({ id }: Day['festivals'][number]) {
  return { id, ...toFields({ name: festivalName(id) }) };
}

function named(names: readonly Bilingual[]) {
  return <Span extends NumberedSpan>(span: Span) => ({ ...span, ...toFields({ name: entryIn(names, span.number) }) });
}
