import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';

type WireDay = components['schemas']['PanchangaDay'];
type WireDays = components['schemas']['PanchangaDays'];
/** What has a name in each language. */
type Named = Omit<components['schemas']['AlmanacFestival'], 'id'>;

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** A time between two instants, which are in UTC and of one form: they compare as texts. */
export interface Span {
  readonly begin: string;
  readonly end: string;
}

/** A tithi, a nakshatra or the like, by its number and its name in the page's language. */
export interface Part extends Span {
  readonly number: number;
  readonly name: string;
}

/** A city of the shop's list. */
export type Place = ReturnType<typeof placeIn>;

/** What a drawing needs of a day of the almanac. */
export type DrawnFacts = ReturnType<typeof drawnFactsIn>;

/** A day of the almanac in one language, with only what the page shows. */
export type Day = ReturnType<typeof dayIn>;
export type Hour = Day['hours'][number];

/** A month of the almanac in one language; a date that its place never had is missing. */
export type Month = ReturnType<typeof monthIn>;
export type MonthDay = Month['days'][number];

/** The parts and the named hours of a day, and when Sun and Moon rise and set. */
export function drawnFactsIn(day: WireDay, language: Language) {
  const { sunrise, sunset, moonrise, moonset } = day;
  return {
    tithis: partsIn(day.tithis, language),
    nakshatras: partsIn(day.nakshatras, language),
    karanas: partsIn(day.karanas, language),
    hours: day.muhurtas.map(({ id, kind, begin, end, ...named }) => ({
      id,
      name: nameIn(named, language),
      isGood: kind === 'good',
      begin,
      end,
    })),
    /** Instants; null for one that does not come on the day. */
    rises: { sunrise, sunset, moonrise, moonset },
  };
}

/** A day of the API as its page shows it. `before` is the day of the almanac before it, to which the first hours after midnight belong. */
export function dayIn(day: WireDay, before: DrawnFacts | undefined, language: Language) {
  const name = (named: Named) => nameIn(named, language);
  const [first] = day.nakshatras;
  return {
    kind: 'day' as const,
    ...drawnFactsIn(day, language),
    date: day.date,
    place: placeIn(day.place, language),
    nextSunrise: day.nextSunrise,
    vara: name(day.vara),
    /** The quarters of the nakshatra in which the day begins. */
    padas: first?.padas ?? [],
    yogas: partsIn(day.yogas, language),
    masa: { amanta: name(day.masa.amanta), purnimanta: name(day.masa.purnimanta), isAdhika: day.masa.isAdhika },
    paksha: day.paksha,
    ritu: { number: day.ritu.number, name: name(day.ritu) },
    ayana: day.ayana,
    samvat: day.samvat,
    moonRashis: partsIn(day.rashis.moon, language),
    sunRashi: day.rashis.sun[0] ? name(day.rashis.sun[0]) : '',
    festivals: day.festivals.map(name),
    before,
  };
}

/** A month of the API as its page shows it. */
export function monthIn(month: string, { place, items }: WireDays, language: Language) {
  const name = (named: Named) => nameIn(named, language);
  return {
    kind: 'month' as const,
    month,
    place: placeIn(place, language),
    /** Of whole weeks, from Monday; without what lies behind the almanac's last day. */
    days: items.map(({ date, tithi, nakshatra, masa, festivals }) => ({
      date,
      tithi: { number: tithi.number, name: name(tithi) },
      nakshatra: name(nakshatra),
      masa: name(masa),
      festivals: festivals.map(name),
    })),
  };
}

/** The number of a tithi within its half of the month, 1 to 15: the almanac counts them through both halves, 1 to 30. */
export function dayOfHalf(tithi: number): number {
  return ((tithi - 1) % 15) + 1;
}

function placeIn(place: WireDay['place'], language: Language) {
  const { city = '', latitude, longitude, timeZone } = place;
  return { city, name: nameIn(place, language), latitude, longitude, timeZone };
}

function partsIn(parts: readonly (Named & Omit<Part, 'name'>)[], language: Language): readonly Part[] {
  return parts.map((part) => ({ number: part.number, name: nameIn(part, language), begin: part.begin, end: part.end }));
}

function nameIn(named: Named, language: Language): string {
  return textIn(named, language)('name');
}
