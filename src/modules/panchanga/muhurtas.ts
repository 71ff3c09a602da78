import type { Part } from './cycles.ts';
import type { Moment } from './sky.ts';

export type MuhurtaId = 'brahma' | 'abhijit' | 'vijaya' | 'godhuli' | 'amrita' | 'rahu' | 'yamaganda' | 'gulika';

export interface Muhurta {
  readonly id: MuhurtaId;
  readonly kind: 'good' | 'avoid';
  readonly begin: Moment;
  readonly end: Moment;
}

/**
 * The risings and settings around a day; null where there is none. A date has no sunrise also where the Sun rises minutes before it and minutes
 * after it.
 */
export interface DayLight {
  readonly sunsetBefore: Moment | null;
  readonly sunrise: Moment | null;
  readonly sunset: Moment | null;
  /** Ends the night of the day. */
  readonly nextSunrise: Moment | null;
  /** Where the next day begins: later than the next sunrise if the date had two. */
  readonly end: Moment;
}

/** The eighth of the daylight, from 1, that each weekday avoids, from Sunday on; as in the verses that almanacs print. */
const EIGHTHS = {
  rahu: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

/** Which fifteenth of the daylight, from 1: abhijit is the eighth, around noon, vijaya the eleventh. */
const FIFTEENTHS = { abhijit: 8, vijaya: 11 } as const;

/**
 * Where amrita kala begins in each nakshatra, from Ashvini, in sixtieths of the Moon's stay there. By Prashna Marga, as P. Radhakrishnan
 * tabulates it in 'Significance of the Moon in Ancient Civilizations' (2017, table 5.6); for Anuradha 34, as almanacs of the Drik method
 * print, where that table has 28. Madhaviya has other numbers.
 */
const AMRITA = [
  ...[42, 48, 54, 52, 38, 35, 54, 44, 56],
  ...[54, 44, 42, 45, 44, 38, 38, 34, 38],
  ...[44, 48, 44, 34, 34, 42, 40, 48, 54],
] as const;

/**
 * Named hours of a day, in order of their beginning. What needs a sunrise or a sunset that did not happen is missing; `nakshatras` are those
 * of the Moon in the day.
 */
export function muhurtasOf(light: DayLight, weekday: number, nakshatras: readonly Part[]): readonly Muhurta[] {
  const all = [...beforeDawn(light), ...byDay(light, weekday), ...atDusk(light), ...byTheMoon(light, nakshatras)];
  return all.toSorted((one, other) => one.begin - other.begin);
}

/** Amrita kala, 'the hour of nectar': a fifteenth of the Moon's stay in a nakshatra. A day has one, none or two that begin in it. */
function byTheMoon({ sunrise, nextSunrise, end }: DayLight, nakshatras: readonly Part[]): readonly Muhurta[] {
  if (sunrise === null || nextSunrise === null) return [];
  const hours = nakshatras.map(({ number, begin, end: left }): Muhurta => {
    const sixtieth = (left - begin) / 60;
    const from = begin + (AMRITA[number - 1] ?? 0) * sixtieth;
    return { id: 'amrita', kind: 'good', begin: from, end: from + 4 * sixtieth };
  });
  return hours.filter(({ begin }) => begin >= sunrise && begin < end);
}

/** Brahma muhurta: the last but one of the fifteen muhurtas of the night that ends with this sunrise. */
function beforeDawn({ sunsetBefore, sunrise }: DayLight): readonly Muhurta[] {
  if (sunsetBefore === null || sunrise === null) return [];
  const step = (sunrise - sunsetBefore) / 15;
  return [{ id: 'brahma', kind: 'good', begin: sunrise - 2 * step, end: sunrise - step }];
}

/** The hours that are parts of the daylight. */
function byDay({ sunrise, sunset }: DayLight, weekday: number): readonly Muhurta[] {
  if (sunrise === null || sunset === null) return [];
  const partOfDaylight = (id: MuhurtaId, kind: Muhurta['kind'], number: number, parts: number): Muhurta => {
    const step = (sunset - sunrise) / parts;
    return { id, kind, begin: sunrise + (number - 1) * step, end: sunrise + number * step };
  };
  return [
    partOfDaylight('abhijit', 'good', FIFTEENTHS.abhijit, 15),
    partOfDaylight('vijaya', 'good', FIFTEENTHS.vijaya, 15),
    ...(['rahu', 'yamaganda', 'gulika'] as const).map((id) => partOfDaylight(id, 'avoid', EIGHTHS[id][weekday] ?? 1, 8)),
  ];
}

/**
 * Godhuli, 'dust of the cows': half a muhurta of the night around the setting. Traditions differ in where it begins; published almanacs of
 * the Drik method let a tenth of it lie before the setting.
 */
function atDusk({ sunset, nextSunrise }: DayLight): readonly Muhurta[] {
  if (sunset === null || nextSunrise === null) return [];
  const length = (nextSunrise - sunset) / 30;
  return [{ id: 'godhuli', kind: 'good', begin: sunset - length / 10, end: sunset + length * 0.9 }];
}
