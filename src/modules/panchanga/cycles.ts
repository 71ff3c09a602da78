import { ayanamsaAt } from './ayanamsa.ts';
import { CENTURY, degrees, type Moment, nearZero, type Sky } from './sky.ts';

/** An angle of the sky that grows without end, and into how many equal parts its circle is divided. */
export interface Cycle {
  readonly parts: number;
  /** The angle in degrees: at the epoch near the start of `mean`, and from there on through all circles; it never falls. */
  readonly angle: (sky: Sky, moment: Moment) => number;
  /** The average angle: degrees at the epoch, and degrees a day. */
  readonly mean: Line;
}

type Line = readonly [start: number, rate: number];

/** A part of a cycle: the `index` counts from the part that begins at the angle 0°, `number` within the circle from 1. */
export interface Part {
  readonly index: number;
  readonly number: number;
  readonly begin: Moment;
  readonly end: Moment;
}

/** Degrees of the ayanamsa at the epoch, and by how many it grows in a century: near enough for an average. */
const AYANAMSA_AT_EPOCH = 23.857;
const AYANAMSA_RATE = 1.397;

/** Mean longitudes among the stars: those of Meeus, 'Astronomical Algorithms', chapters 25 and 47, less the ayanamsa. */
const MOON_MEAN: Line = [218.3164477 - AYANAMSA_AT_EPOCH, (481267.88123421 - AYANAMSA_RATE) / CENTURY];
const SUN_MEAN: Line = [280.46646 - AYANAMSA_AT_EPOCH, (36000.76983 - AYANAMSA_RATE) / CENTURY];

/** The longitude of a point in degrees. */
const longitude = (x: number, y: number) => degrees(Math.atan2(y, x));

function cycle(parts: number, mean: Line, wrapped: (sky: Sky, moment: Moment) => number): Cycle {
  return {
    parts,
    mean,
    angle(sky, moment) {
      // The angle is always near its average, which has the full circles that the angle itself does not tell.
      const average = mean[0] + mean[1] * moment;
      return average + nearZero(wrapped(sky, moment) - average);
    },
  };
}

const elongation = (sky: Sky, moment: Moment) => {
  const { moonX, moonY, sunX, sunY } = sky(moment);
  return longitude(moonX, moonY) - longitude(sunX, sunY);
};
// The nutation is taken off with the ayanamsa: the stars do not share it.
const moonAmongStars = (sky: Sky, moment: Moment) => {
  const { moonX, moonY, nutation } = sky(moment);
  return longitude(moonX, moonY) - nutation - ayanamsaAt(moment);
};
const sunAmongStars = (sky: Sky, moment: Moment) => {
  const { sunX, sunY, nutation } = sky(moment);
  return longitude(sunX, sunY) - nutation - ayanamsaAt(moment);
};
const sumAmongStars = (sky: Sky, moment: Moment) => moonAmongStars(sky, moment) + sunAmongStars(sky, moment);

const difference: Line = [MOON_MEAN[0] - SUN_MEAN[0], MOON_MEAN[1] - SUN_MEAN[1]];
const sum: Line = [MOON_MEAN[0] + SUN_MEAN[0], MOON_MEAN[1] + SUN_MEAN[1]];

/** A pada is a quarter of a nakshatra, and a ninth of a rashi. */
export const PADAS_OF_NAKSHATRA = 4;
export const PADAS_OF_RASHI = 9;

export const LUNATIONS = cycle(1, difference, elongation);
export const TITHIS = cycle(30, difference, elongation);
export const KARANAS = cycle(60, difference, elongation);
export const NAKSHATRAS = cycle(27, MOON_MEAN, moonAmongStars);
export const PADAS = cycle(108, MOON_MEAN, moonAmongStars);
export const MOON_RASHIS = cycle(12, MOON_MEAN, moonAmongStars);
export const SUN_RASHIS = cycle(12, SUN_MEAN, sunAmongStars);
export const YOGAS = cycle(27, sum, sumAmongStars);

/** The index of the part in which a moment lies: negative before the angle 0°. */
export function indexAt(sky: Sky, { angle, parts }: Cycle, moment: Moment): number {
  return Math.floor((angle(sky, moment) * parts) / 360);
}

/** A part's number within its circle, from 1. */
export const numberOf = ({ parts }: Cycle, index: number): number => (((index % parts) + parts) % parts) + 1;

const CLOSE_DEGREES = 1e-9;
/** A slope from fewer degrees than these would be all rounding. */
const LEAST_DEGREES_FOR_SLOPE = 1e-6;
const MOST_STEPS = 30;

/** When a part begins, by the secant method. It starts from the average, so that it finds the same moment from whatever day it is asked. */
export function beginOf(sky: Sky, { angle, parts, mean }: Cycle, index: number): Moment {
  const target = (index * 360) / parts;
  let rate = mean[1];
  let moment = (target - mean[0]) / rate;
  let left = target - angle(sky, moment);
  for (let step = 0; step < MOST_STEPS && Math.abs(left) > CLOSE_DEGREES; step++) {
    const next = moment + left / rate;
    const leftNext = target - angle(sky, next);
    if (Math.abs(left - leftNext) > LEAST_DEGREES_FOR_SLOPE) rate = (left - leftNext) / (next - moment);
    moment = next;
    left = leftNext;
  }
  return moment;
}

/** The parts that touch a time, in their order; the end of each is the beginning of the next. */
export function partsWithin(sky: Sky, cycle: Cycle, from: Moment, until: Moment): readonly Part[] {
  const first = indexAt(sky, cycle, from);
  // A part that begins at `until` itself is not within.
  const last = Math.max(first, Math.ceil((cycle.angle(sky, until) * cycle.parts) / 360) - 1);
  const begins = Array.from({ length: last - first + 2 }, (_, step) => beginOf(sky, cycle, first + step));
  return begins.slice(1).map((end, step) => {
    const index = first + step;
    return { index, number: numberOf(cycle, index), begin: begins[step] ?? end, end };
  });
}
