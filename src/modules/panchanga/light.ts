import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { civilDay } from './civil-day.ts';
import type { Moments } from './festivals.ts';
import { type Crossing, crossings, MOON, type Point, SUN } from './horizon.ts';
import type { DayLight } from './muhurtas.ts';
import type { Moment, Sky } from './sky.ts';

/** A point of the Earth and the clocks that its people live by. */
export interface Place extends Point {
  /** Name in the IANA time zone database. */
  readonly timeZone: string;
}

/** When a day of the almanac begins and ends, and what rises and sets in it. */
export interface Light extends DayLight {
  readonly begin: Moment;
  readonly moon: readonly Crossing[];
}

/** How many days of one place are kept: a year of them, and some around it. */
const MOST_DAYS = 400;

/** Finds the light of dates that the place had. What neighbouring dates share is computed once. */
export function createLight(place: Place, sky: Sky): (date: CalendarDate) => Light {
  const sunrisesOn = keptByDate((date: CalendarDate) => {
    const civil = civilDay(date, place.timeZone);
    const all = civil ? crossings(sky, SUN, place, civil.begin, civil.end) : [];
    return all.filter(({ isRising }) => isRising).map(({ at }) => at);
  });

  return keptByDate((date: CalendarDate) => {
    // The substitute is for the compiler: nobody asks for a date that the place never had.
    const civil = civilDay(date, place.timeZone) ?? { begin: 0, end: 0 };
    const [sunrise = null, secondSunrise] = sunrisesOn(date);
    const [sunriseAfter = null] = sunrisesOn(nextDate(date, place.timeZone));
    const begin = sunrise ?? civil.begin;
    const end = sunriseAfter ?? civil.end;
    // In the far north the Sun may rise twice on a date of spring, just after midnight and just before the next: the second ends the night.
    const nextSunrise = sunrise === null ? null : (secondSunrise ?? sunriseAfter);
    const sunset = crossings(sky, SUN, place, begin, end).find(({ isRising }) => !isRising)?.at ?? null;
    const sunsetBefore = crossings(sky, SUN, place, begin - 1, begin).findLast(({ isRising }) => !isRising)?.at ?? null;
    const moon = crossings(sky, MOON, place, begin, end);
    return { begin, end, sunrise, sunset, nextSunrise, sunsetBefore, moon };
  });
}

/** Calls `make` once for each date, as long as it is kept. */
function keptByDate<Value>(make: (date: CalendarDate) => Value): (date: CalendarDate) => Value {
  const values = new Map<CalendarDate, Value>();
  return (date) => {
    const known = values.get(date);
    if (known !== undefined) return known;
    const made = make(date);
    if (values.size >= MOST_DAYS) values.clear();
    values.set(date, made);
    return made;
  };
}

/** The next date that the zone has. */
export function nextDate(date: CalendarDate, timeZone: string): CalendarDate {
  const next = addDays(date, 1);
  return civilDay(next, timeZone) ? next : addDays(next, 1);
}

/** The date before that the zone had. */
export function dateBefore(date: CalendarDate, timeZone: string): CalendarDate {
  const before = addDays(date, -1);
  return civilDay(before, timeZone) ? before : addDays(before, -1);
}

/** The sixtieth part of a day, in days. */
const GHATI = 1 / 60;
const ARUNODAYA_GHATIS = 4;

/** The moments by which observances find their day. */
export function momentsOf({ begin, end, sunset, nextSunrise, moon }: Light): Moments {
  const dawn = nextSunrise ?? end;
  const dusk = sunset ?? (begin + dawn) / 2;
  const midnight = (dusk + dawn) / 2;
  return {
    arunodaya: begin - ARUNODAYA_GHATIS * GHATI,
    sunrise: begin,
    noon: (begin + dusk) / 2,
    pradosha: dusk + (dawn - dusk) / 10,
    moonrise: moon.find(({ isRising }) => isRising)?.at ?? midnight,
    midnight,
  };
}
