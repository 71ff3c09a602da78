import type { CalendarDate } from '#kernel/calendar-date.ts';
import { civilDay } from './civil-day.ts';
import {
  beginOf,
  type Cycle,
  KARANAS,
  MOON_RASHIS,
  NAKSHATRAS,
  PADAS,
  PADAS_OF_NAKSHATRA,
  type Part,
  partsWithin,
  SUN_RASHIS,
  TITHIS,
  YOGAS,
} from './cycles.ts';
import { type Festival, festivalsOf } from './festivals.ts';
import { createLight, dateBefore, type Light, momentsOf, nextDate, type Place } from './light.ts';
import { type Ayana, ayanaAt, type Masa, masaAt, type Paksha, pakshaAt, rituOf, samvatOf } from './masa.ts';
import { type MuhurtaId, muhurtasOf } from './muhurtas.ts';
import { createSky, instantOf, type Moment, type Sky } from './sky.ts';

/** From `begin`, which belongs to it, until `end`, which does not. Both are whole seconds; both may lie outside of the day that lists them. */
export interface Span {
  readonly begin: Date;
  readonly end: Date;
}

/** A part of a circle, counted from 1. */
export interface NumberedSpan extends Span {
  readonly number: number;
}

export interface NakshatraSpan extends NumberedSpan {
  /** All four quarters of the nakshatra, also those outside of the day. */
  readonly padas: readonly (Span & { readonly pada: number })[];
}

interface MuhurtaSpan extends Span {
  readonly id: MuhurtaId;
  readonly kind: 'good' | 'avoid';
}

/**
 * A day of the almanac: from the sunrise of its civil date to the sunrise of the next. Midnight stands for the sunrise of a date on which the
 * Sun does not rise, so that each day ends where the next begins. What is one thing for the whole day (paksha, masa, ritu, ayana, samvat) is
 * what it is when the day begins. Lists follow time and hold all that touches the day, each whole.
 */
export interface Day {
  readonly date: CalendarDate;
  /** When the day of the almanac begins and ends. */
  readonly span: Span;
  /** The first rising on the civil date; null where there is none. */
  readonly sunrise: Date | null;
  /** The first setting of the Sun in the day of the almanac, also when the clocks show the next date; null where there is none. */
  readonly sunset: Date | null;
  /** The second rising on the civil date, or else the first of the next; null where there is none, or none on this one. */
  readonly nextSunrise: Date | null;
  /** First rising and setting of the Moon in the day of the almanac. */
  readonly moonrise: Date | null;
  readonly moonset: Date | null;
  /** Weekday of the civil date, 0 = Sunday. */
  readonly vara: { readonly number: number };
  /** Lunar days, 1 to 30; 1 to 15 are of the bright half. */
  readonly tithis: readonly NumberedSpan[];
  /** Mansions of the Moon, 1 = Ashvini to 27. */
  readonly nakshatras: readonly NakshatraSpan[];
  /** The sum of the longitudes of Sun and Moon in 27 parts, 1 = Vishkambha to 27. */
  readonly yogas: readonly NumberedSpan[];
  /** Halves of lunar days, 1 to 60, from the new moon on. */
  readonly karanas: readonly NumberedSpan[];
  readonly masa: Masa;
  readonly paksha: Paksha;
  /** 1 = Vasanta to 6. */
  readonly ritu: number;
  readonly ayana: Ayana;
  readonly samvat: { readonly vikram: number; readonly shaka: number };
  /** 1 = Mesha to 12. */
  readonly rashis: { readonly moon: readonly NumberedSpan[]; readonly sun: readonly NumberedSpan[] };
  /** Hours that are recommended or avoided, by their beginning; brahma muhurta lies before the sunrise. */
  readonly muhurtas: readonly MuhurtaSpan[];
  readonly festivals: readonly Festival[];
}

/** The days of one place. */
export interface Almanac {
  /** Undefined for a date that the place never had. */
  day(date: CalendarDate): Day | undefined;
}

/** `sky` may be shared between places and times. A day is the same whichever days were read before. */
export function almanacOf(place: Place, sky: Sky = createSky()): Almanac {
  const { timeZone } = place;
  const light = createLight(place, sky);
  const moments = (date: CalendarDate) => momentsOf(light(date));

  function festivalsOn(date: CalendarDate): readonly Festival[] {
    const next = nextDate(date, timeZone);
    const sunriseAfterNext = () => moments(nextDate(next, timeZone)).sunrise;
    const days = [moments(dateBefore(date, timeZone)), moments(date), moments(next)] as const;
    return festivalsOf(sky, days, sunriseAfterNext);
  }

  return {
    day: (date) => (civilDay(date, timeZone) ? computeDay(sky, date, light(date), festivalsOn(date)) : undefined),
  };
}

function computeDay(sky: Sky, date: CalendarDate, light: Light, festivals: readonly Festival[]): Day {
  const { begin, end, moon } = light;
  const within = (cycle: Cycle) => partsWithin(sky, cycle, begin, end);
  const nakshatras = within(NAKSHATRAS);
  const masa = masaAt(sky, begin);
  const weekday = new Date(date).getUTCDay();
  const [year = 0, month = 0] = date.split('-').map(Number);
  return {
    date,
    span: spanOf(light),
    sunrise: instantOrNull(light.sunrise),
    sunset: instantOrNull(light.sunset),
    nextSunrise: instantOrNull(light.nextSunrise),
    moonrise: instantOrNull(moon.find(({ isRising }) => isRising)?.at),
    moonset: instantOrNull(moon.find(({ isRising }) => !isRising)?.at),
    vara: { number: weekday },
    tithis: within(TITHIS).map(numbered),
    nakshatras: nakshatras.map((part) => ({ ...numbered(part), padas: padasOf(sky, part) })),
    yogas: within(YOGAS).map(numbered),
    karanas: within(KARANAS).map(numbered),
    masa,
    paksha: pakshaAt(sky, begin),
    ritu: rituOf(masa),
    ayana: ayanaAt(sky, begin),
    samvat: samvatOf(masa, year, month),
    rashis: { moon: within(MOON_RASHIS).map(numbered), sun: within(SUN_RASHIS).map(numbered) },
    muhurtas: muhurtasOf(light, weekday, nakshatras).map(({ id, kind, ...span }) => ({ id, kind, ...spanOf(span) })),
    festivals,
  };
}

function padasOf(sky: Sky, { index }: Part) {
  const begins = Array.from({ length: PADAS_OF_NAKSHATRA + 1 }, (_, step) =>
    instantOf(beginOf(sky, PADAS, index * PADAS_OF_NAKSHATRA + step)),
  );
  return begins.slice(0, PADAS_OF_NAKSHATRA).map((begin, step) => ({ pada: step + 1, begin, end: begins[step + 1] ?? begin }));
}

function spanOf({ begin, end }: { readonly begin: Moment; readonly end: Moment }): Span {
  return { begin: instantOf(begin), end: instantOf(end) };
}

function numbered(part: Part): NumberedSpan {
  return { number: part.number, ...spanOf(part) };
}

function instantOrNull(moment: Moment | null | undefined): Date | null {
  return moment === null || moment === undefined ? null : instantOf(moment);
}
