import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';

type WireDay = components['schemas']['PanchangaDay'];
type WireDays = components['schemas']['PanchangaDays'];
type Named = Omit<components['schemas']['AlmanacFestival'], 'id'>;

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** A time from `begin` until `end`, both instants. */
export interface Span {
  readonly begin: string;
  readonly end: string;
}

/** A part of a circle by its number and its name in the page's language. */
export interface Part extends Span {
  readonly number: number;
  readonly name: string;
}

/** A city of the shop's list. */
export type Place = ReturnType<typeof placeIn>;

/** What a band of a civil day shows of the almanac's day before it: what lasts until after midnight. */
export type Bands = ReturnType<typeof bandsIn>;

/** A day of the almanac in one language, with only what the page shows. */
export type Day = ReturnType<typeof dayIn>;
export type Hour = Day['hours'][number];

/** A month of the almanac in one language; a date that its place never had is missing. */
export type Month = ReturnType<typeof monthIn>;
export type MonthDay = Month['days'][number];

const nameIn = (language: Language) => (named: Named) => textIn(named, language)('name');

function partsIn(parts: readonly (Named & Omit<Part, 'name'>)[], language: Language): readonly Part[] {
  return parts.map((part) => ({ number: part.number, name: nameIn(language)(part), begin: part.begin, end: part.end }));
}

/** What a drawing needs of a day: its parts, and when Sun and Moon rise and set. */
export function bandsIn(day: WireDay, language: Language) {
  const { sunrise, sunset, moonrise, moonset } = day;
  return {
    tithis: partsIn(day.tithis, language),
    nakshatras: partsIn(day.nakshatras, language),
    karanas: partsIn(day.karanas, language),
    /** Instants of risings and settings. */
    rises: { sunrise, sunset, moonrise, moonset },
  };
}

/** A day of the API as its page shows it. `before`: what a drawing needs of the day before, which the first hours belong to. */
export function dayIn(day: WireDay, before: Bands | undefined, language: Language) {
  const name = nameIn(language);
  const [first] = day.nakshatras;
  const begins = day.sunrise ?? first?.begin ?? '';
  return {
    kind: 'day' as const,
    ...bandsIn(day, language),
    date: day.date,
    place: placeIn(day.place, language),
    nextSunrise: day.nextSunrise,
    vara: { number: day.vara.number, name: name(day.vara) },
    /** The quarter of the nakshatra when the day begins. */
    pada: first?.padas.findLast(({ begin }) => begin <= begins)?.pada ?? 1,
    yogas: partsIn(day.yogas, language),
    masa: { amanta: name(day.masa.amanta), purnimanta: name(day.masa.purnimanta), isAdhika: day.masa.isAdhika },
    paksha: day.paksha,
    ritu: { number: day.ritu.number, name: name(day.ritu) },
    ayana: day.ayana,
    samvat: day.samvat,
    moonRashis: partsIn(day.rashis.moon, language),
    sunRashi: day.rashis.sun[0] ? name(day.rashis.sun[0]) : '',
    hours: day.muhurtas.map(({ id, kind, begin, end, ...named }) => ({
      id,
      name: name(named),
      isGood: kind === 'good',
      begin,
      end,
    })),
    festivals: day.festivals.map(name),
    before,
  };
}

/** A month of the API as its page shows it. */
export function monthIn(month: string, { place, items }: WireDays, language: Language) {
  const name = nameIn(language);
  return {
    kind: 'month' as const,
    month,
    place: placeIn(place, language),
    /** Whole weeks, from Monday. */
    days: items.map(({ date, tithi, nakshatra, masa, festivals }) => ({
      date,
      tithi: { number: tithi.number, name: name(tithi) },
      nakshatra: name(nakshatra),
      masa: name(masa),
      festivals: festivals.map(name),
    })),
  };
}

function placeIn(place: WireDay['place'], language: Language) {
  const { city = '', latitude, longitude, timeZone } = place;
  return { city, name: nameIn(language)(place), latitude, longitude, timeZone };
}
