import { AstroTime, EclipticGeoMoon, e_tilt, SiderealTime, SunPosition } from 'astronomy-engine';
import { DAY_MS } from '#kernel/durations.ts';

/** An instant as days of UTC since 2000-01-01 12:00, which is how astronomers count. */
export type Moment = number;

/** In days. */
export const CENTURY = 36_525;
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);

export const momentOf = (instant: Date): Moment => (instant.getTime() - EPOCH_MS) / DAY_MS;

/** The instant, to the whole second: finer than any almanac or eye can tell. */
export const instantOf = (moment: Moment): Date => new Date(Math.round((moment * DAY_MS + EPOCH_MS) / 1000) * 1000);

/** Sun and Moon as they appear from the centre of the Earth, in astronomical units, against the true equinox and ecliptic of the moment. */
export interface Positions {
  moonX: number;
  moonY: number;
  moonZ: number;
  sunX: number;
  sunY: number;
  sunZ: number;
  /** Nutation in longitude, and the true obliquity of the ecliptic, degrees. */
  nutation: number;
  obliquity: number;
  /** Apparent sidereal time at Greenwich, degrees. */
  siderealTime: number;
}

/**
 * Where Sun and Moon stand. astronomy-engine is asked once for each midday of UTC, and what lies between is interpolated from ten of them:
 * within 0.05 arcseconds, by which a tithi ends a tenth of a second earlier or later. Knows a dozen years at most, and forgets all before it
 * would know more.
 */
export type Sky = (moment: Moment) => Readonly<Positions>;

const POINTS = 10;
/** A knot is what astronomy-engine tells of one midday. */
const MOST_KNOTS = 4500;
/** Barycentric weights of ten equally spaced points: binomial coefficients of 9 with alternating signs. */
const WEIGHTS = [1, -9, 36, -84, 126, -126, 84, -36, 9, -1];

export function createSky(): Sky {
  const knots = new Map<number, Positions>();

  function knot(day: number): Positions {
    const known = knots.get(day);
    if (known) return known;
    if (knots.size >= MOST_KNOTS) knots.clear();
    const made = positionsAtNoon(day);
    knots.set(day, made);
    return made;
  }

  return (moment) => {
    // At a knot itself its weight would be divided by zero.
    if (moment === Math.floor(moment)) return turned(knot(moment), moment, 1);
    const first = Math.floor(moment) - POINTS / 2 + 1;
    const sums = { moonX: 0, moonY: 0, moonZ: 0, sunX: 0, sunY: 0, sunZ: 0, nutation: 0, obliquity: 0, siderealTime: 0 };
    let weights = 0;
    for (let point = 0; point < POINTS; point++) {
      const weight = (WEIGHTS[point] ?? 0) / (moment - first - point);
      weights += weight;
      add(sums, knot(first + point), weight);
    }
    return turned(sums, moment, weights);
  };
}

/** Degrees that the Earth turns in a day. Only what the sidereal time differs from this turn is small enough to be interpolated. */
const TURN = 360.98564736629;

function positionsAtNoon(day: number): Positions {
  const time = new AstroTime(day);
  const moon = EclipticGeoMoon(time);
  const across = moon.dist * Math.cos(radians(moon.lat));
  const { vec: sun } = SunPosition(time);
  const { dpsi, tobl } = e_tilt(time);
  return {
    moonX: across * Math.cos(radians(moon.lon)),
    moonY: across * Math.sin(radians(moon.lon)),
    moonZ: moon.dist * Math.sin(radians(moon.lat)),
    sunX: sun.x,
    sunY: sun.y,
    sunZ: sun.z,
    nutation: dpsi / 3600,
    obliquity: tobl,
    siderealTime: nearZero(SiderealTime(time) * 15 - TURN * day),
  };
}

function add(sums: Positions, knot: Positions, weight: number): void {
  sums.moonX += weight * knot.moonX;
  sums.moonY += weight * knot.moonY;
  sums.moonZ += weight * knot.moonZ;
  sums.sunX += weight * knot.sunX;
  sums.sunY += weight * knot.sunY;
  sums.sunZ += weight * knot.sunZ;
  sums.nutation += weight * knot.nutation;
  sums.obliquity += weight * knot.obliquity;
  sums.siderealTime += weight * knot.siderealTime;
}

/** Divides weighted sums by their weight, and turns the Earth. */
function turned(sums: Positions, moment: Moment, weight: number): Positions {
  return {
    moonX: sums.moonX / weight,
    moonY: sums.moonY / weight,
    moonZ: sums.moonZ / weight,
    sunX: sums.sunX / weight,
    sunY: sums.sunY / weight,
    sunZ: sums.sunZ / weight,
    nutation: sums.nutation / weight,
    obliquity: sums.obliquity / weight,
    siderealTime: sums.siderealTime / weight + TURN * moment,
  };
}

/** The same angle from -180 to 180 degrees. */
export const nearZero = (angle: number): number => angle - 360 * Math.round(angle / 360);

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;
