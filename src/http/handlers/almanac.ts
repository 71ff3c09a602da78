import { toFields } from '#kernel/bilingual-fields.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Lane } from '#kernel/lane.ts';
import type { Bilingual } from '#kernel/language.ts';
import { startOfNextDay } from '#kernel/month.ts';
import {
  almanacOf,
  birthStars,
  createSky,
  type Day,
  findPlace,
  type NamedPlace,
  type NumberedSpan,
  type StarCandidate,
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
import { makeReady, type ReadyText } from '../answers/ready-text.ts';
import { createVersionCache } from '../answers/version-cache.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { readyAnswer } from './versioned-answers.ts';

/** Some megabytes: the days that are read again and again are few. */
const MOST_DAYS = 500;
const MOST_ROWS = 100;
const LAST_DATE = '2100-12-31';
/** Days never change, so the cache has one version. */
const ONLY_VERSION = 1;
const DAY_SECONDS = 86_400;

/** The day of the almanac and the star of a birth. What has to be computed waits in the lane. */
export function almanacHandlers({ lane, clock }: { lane: Lane; clock: Clock }) {
  const sky = createSky();
  const days = createVersionCache<ReadyText>(MOST_DAYS);
  const rows = createVersionCache<ReadyText>(MOST_ROWS);

  async function readDay(place: NamedPlace, date: CalendarDate): Promise<ReadyText> {
    const key = `${place.city ?? `${place.latitude} ${place.longitude} ${place.timeZone}`} ${date}`;
    const kept = () => days.get(key, ONLY_VERSION);
    return (
      kept() ??
      // Whoever waits for a day that another has asked for finds it done.
      lane(() => kept() ?? days.set(key, ONLY_VERSION, makeReady(JSON.stringify(dayToWire(place, computed(place, date))))))
    );
  }

  /** Day by day, each with its turn in the lane: a row keeps nobody waiting longer than one day does. */
  async function readRow(place: NamedPlace, from: CalendarDate, count: number): Promise<ReadyText> {
    const key = `${place.city} ${from} ${count}`;
    const kept = rows.get(key, ONLY_VERSION);
    if (kept) return kept;
    const items: Wire['PanchangaDays']['items'][number][] = [];
    for (let ahead = 0; ahead < count; ahead += 1) {
      const date = addDays(from, ahead);
      if (date > LAST_DATE) break;
      const ready = await readDay(place, date).catch(unlessMissing);
      if (ready) items.push(summaryOf(JSON.parse(`${ready.body('identity')}`)));
    }
    return rows.set(key, ONLY_VERSION, makeReady(JSON.stringify({ place: placeToWire(place), items })));
  }

  function computed(place: NamedPlace, date: CalendarDate): Day {
    const day = almanacOf(place, sky).day(date);
    if (!day) throw new ShopError('not_found');
    return day;
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
      const stars = await lane(() => birthStars(sky, { date: date as CalendarDate, time, place }));
      if (!stars) throw new ShopError('not_found');
      return { status: 200, body: { candidates: stars.map(starToWire), isCertain: stars.length === 1 } };
    },
  } satisfies Partial<Handlers>;
}

/** A date that the place never had. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof ShopError && error.code === 'not_found')) throw error;
}

/** What a calendar shows of a day: what it begins with. */
function summaryOf({ date, tithis, nakshatras, masa, festivals }: Wire['PanchangaDay']): Wire['PanchangaDays']['items'][number] {
  return {
    date,
    tithi: numberedName(TITHI_NAMES, tithis[0]?.number ?? 0),
    nakshatra: numberedName(NAKSHATRA_NAMES, nakshatras[0]?.number ?? 0),
    masa: masa.purnimanta,
    festivals,
  };
}

function secondsUntil(instant: Date, now: Date): number {
  return Math.max(0, Math.floor((instant.getTime() - now.getTime()) / 1000));
}

export function placeToWire({ city, name, latitude, longitude, timeZone }: NamedPlace): Wire['AlmanacPlace'] {
  return { ...(city === undefined ? {} : { city }), ...toFields({ name }), latitude, longitude, timeZone };
}

function dayToWire(place: NamedPlace, day: Day): Wire['PanchangaDay'] {
  const { span: _, ...rest } = day;
  return {
    ...rest,
    place: placeToWire(place),
    vara: { number: day.vara.number, ...toFields({ name: nameIn(VARA_NAMES, day.vara.number + 1) }) },
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
    festivals: day.festivals.map(({ id }) => ({ id, ...toFields({ name: festivalName(id) }) })),
  };
}

function starToWire({ nakshatra, pada, rashi, lagna, from, to }: StarCandidate): Wire['BirthStar']['candidates'][number] {
  return {
    nakshatra: numberedName(NAKSHATRA_NAMES, nakshatra),
    pada,
    rashi: numberedName(RASHI_NAMES, rashi),
    lagna: lagna === null ? null : numberedName(RASHI_NAMES, lagna),
    from,
    to,
  };
}

function named(names: readonly Bilingual[]) {
  return <Span extends NumberedSpan>(span: Span) => ({ ...span, ...toFields({ name: nameIn(names, span.number) }) });
}

function numberedName(names: readonly Bilingual[], number: number) {
  return { number, ...toFields({ name: nameIn(names, number) }) };
}

function nameIn(names: readonly Bilingual[], number: number): Bilingual {
  const name = names[number - 1];
  if (!name) throw new RangeError(`The circle has no ${number}`);
  return name;
}
