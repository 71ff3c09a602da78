import type { CalendarDate } from '#kernel/calendar-date.ts';
import { instantsAt } from '#kernel/local-instants.ts';
import { ayanamsaAt } from './ayanamsa.ts';
import { civilDay } from './civil-day.ts';
import { MOON_RASHIS, numberOf, PADAS, PADAS_OF_NAKSHATRA, PADAS_OF_RASHI, partsWithin } from './cycles.ts';
import type { Point } from './horizon.ts';
import type { Place } from './light.ts';
import { degrees, instantOf, type Moment, momentOf, radians, type Sky } from './sky.ts';

export interface Birth {
  readonly date: CalendarDate;
  /** `HH:MM` by the clocks of the place; undefined when nobody is sure. */
  readonly time?: string | undefined;
  readonly place: Place;
}

/** One of the stars that a birth may have, and the time in which it would; `to` does not belong to it. */
export interface StarCandidate {
  /** 1 = Ashvini to 27. */
  readonly nakshatra: number;
  readonly pada: number;
  /** 1 = Mesha to 12. */
  readonly rashi: number;
  /** The rashi that rises; null without a time, and from the latitude of 66 degrees on. */
  readonly lagna: number | null;
  readonly from: Date;
  readonly to: Date;
}

/** A minute in days. */
const MINUTE = 1 / 1440;
const DEGREES_OF_RASHI = 30;

/** All stars that a birth may have, in the order of time, none preferred. Undefined for a date that the place never had. */
export function birthStars(sky: Sky, { date, time, place }: Birth): readonly StarCandidate[] | undefined {
  const civil = civilDay(date, place.timeZone);
  if (!civil) return undefined;
  if (time === undefined) return starsWithin(sky, civil.begin, civil.end).map((star) => ({ ...star, lagna: null }));
  // Clocks that are set back show a time twice.
  return instantsAt(date, time, place.timeZone).flatMap((instant) => {
    const begin = momentOf(instant);
    return starsWithin(sky, begin, begin + MINUTE).flatMap((star) =>
      lagnasWithin(sky, place, momentOf(star.from), momentOf(star.to)).map((lagna) => ({ ...star, ...lagna })),
    );
  });
}

function starsWithin(sky: Sky, begin: Moment, end: Moment): readonly Omit<StarCandidate, 'lagna'>[] {
  return partsWithin(sky, PADAS, begin, end).map((part) => {
    const padasBefore = part.number - 1;
    return {
      nakshatra: Math.floor(padasBefore / PADAS_OF_NAKSHATRA) + 1,
      pada: (padasBefore % PADAS_OF_NAKSHATRA) + 1,
      rashi: Math.floor(padasBefore / PADAS_OF_RASHI) + 1,
      from: instantOf(Math.max(part.begin, begin)),
      to: instantOf(Math.min(part.end, end)),
    };
  });
}

/**
 * Degrees of latitude. Beyond the polar circle (66.56°) some rashis may rise all in one moment, and others never; the whole degree below keeps
 * clear of that.
 */
const POLAR_CIRCLE = 66;
/** How precisely the change of the lagna is found, in days: a tenth of a second. */
const PRECISION = 1e-6;

/** The lagnas of a time that is not longer than some minutes, in which at most one follows another. */
function lagnasWithin(
  sky: Sky,
  point: Point,
  begin: Moment,
  end: Moment,
): readonly Pick<StarCandidate, 'lagna' | 'from' | 'to'>[] {
  const whole = { from: instantOf(begin), to: instantOf(end) };
  if (Math.abs(point.latitude) >= POLAR_CIRCLE) return [{ lagna: null, ...whole }];
  const first = lagnaAt(sky, point, begin);
  const last = lagnaAt(sky, point, end);
  if (first === last) return [{ lagna: first, ...whole }];
  let [low, high] = [begin, end];
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (lagnaAt(sky, point, middle) === first) low = middle;
    else high = middle;
  }
  const change = instantOf(high);
  // Rounded to the second, one of the two may have no time left.
  return [
    { lagna: first, from: whole.from, to: change },
    { lagna: last, from: change, to: whole.to },
  ].filter(({ from, to }) => from < to);
}

function lagnaAt(sky: Sky, point: Point, moment: Moment): number {
  const { nutation } = sky(moment);
  // The ascendant is counted from the true equinox, the ayanamsa from the mean one.
  const amongStars = ascendant(sky, point, moment) - nutation - ayanamsaAt(moment);
  // The rashis of the moon are those of every point of the ecliptic, so the rising one has its number among them.
  return numberOf(MOON_RASHIS, Math.floor(amongStars / DEGREES_OF_RASHI));
}

/** The point of the ecliptic that rises, degrees from the true equinox. Meeus, 'Astronomical Algorithms', chapter 14, gives the triangle. */
export function ascendant(sky: Sky, { latitude, longitude }: Point, moment: Moment): number {
  const { siderealTime, obliquity } = sky(moment);
  const angle = radians(siderealTime + longitude);
  const tilt = radians(obliquity);
  return degrees(Math.atan2(Math.cos(angle), -(Math.sin(angle) * Math.cos(tilt) + Math.tan(radians(latitude)) * Math.sin(tilt))));
}
