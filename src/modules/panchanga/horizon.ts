import { degrees, type Moment, nearZero, type Positions, radians, type Sky } from './sky.ts';

export interface Point {
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A body that rises. */
interface Body {
  readonly name: 'sun' | 'moon';
  /** In astronomical units. */
  readonly radius: number;
  /** How far it moves over the sky, as seen from the turning Earth. */
  readonly degreesPerDay: number;
}

/** Kilometres of an astronomical unit. */
const AU_KM = 149_597_870.69098932;
export const SUN: Body = { name: 'sun', radius: 695_700 / AU_KM, degreesPerDay: 360 };
export const MOON: Body = { name: 'moon', radius: 1738.1 / AU_KM, degreesPerDay: 347.81 };

/** Refraction at the horizon, 34 arcminutes: the same as almanacs and astronomy-engine use. */
const REFRACTION = 34 / 60;
const EARTH_RADIUS = 6378.1366 / AU_KM;
/** The Earth's radius to a pole, as a part of its radius at the equator. */
const POLAR_RATIO = 0.996647180302104;

/** A moment at which a body's upper limb comes over the horizon, or goes below it. */
export interface Crossing {
  readonly at: Moment;
  readonly isRising: boolean;
}

/** Every crossing of the horizon at sea level within a time, in their order. */
export function crossings(sky: Sky, body: Body, point: Point, from: Moment, until: Moment): readonly Crossing[] {
  // Degrees at which the upper limb is seen.
  const height = (moment: Moment) => geometricHeight(sky, body, point, moment, body.radius) + REFRACTION;
  const halfTurn = 180 / body.degreesPerDay;
  const found: Crossing[] = [];
  // Between its highest and its lowest place a body crosses the horizon once, if at all.
  let low = highest(sky, body, point, from - 2 * halfTurn) - halfTurn;
  while (low < until) {
    const high = highest(sky, body, point, low + halfTurn);
    const nextLow = highest(sky, body, point, high + 2 * halfTurn) - halfTurn;
    for (const [begin, end] of [
      [low, high],
      [high, nextLow],
    ] as const) {
      const at = rootBetween(height, begin, end);
      if (at !== undefined && at >= from && at < until) found.push({ at, isRising: height(begin) < 0 });
    }
    low = nextLow;
  }
  return found;
}

/** So many steps find the highest place of the Moon, which moves the fastest, to some seconds. */
const STEPS_TO_HIGHEST = 3;

/** When the body stands highest, near a moment. */
function highest(sky: Sky, body: Body, point: Point, near: Moment): Moment {
  let moment = near;
  for (let step = 0; step < STEPS_TO_HIGHEST; step++) {
    const positions = sky(moment);
    const { x, y } = equatorial(positions, body);
    moment -= nearZero(positions.siderealTime + point.longitude - degrees(Math.atan2(y, x))) / body.degreesPerDay;
  }
  return moment;
}

/** Degrees above the plane of the horizon, without refraction: of the body's centre, or of its upper limb where a radius is given. */
export function geometricHeight(sky: Sky, body: Body, point: Point, moment: Moment, radius = 0): number {
  const positions = sky(moment);
  const { x, y, z } = equatorial(positions, body);
  const angle = radians(positions.siderealTime + point.longitude);
  const cos = Math.cos(radians(point.latitude));
  const sin = Math.sin(radians(point.latitude));
  const upX = cos * Math.cos(angle);
  const upY = cos * Math.sin(angle);
  // The point of the Earth's surface, which is flattened, is taken off: the body is seen from there.
  const c = EARTH_RADIUS / Math.sqrt(cos ** 2 + (sin * POLAR_RATIO) ** 2);
  const dx = x - c * upX;
  const dy = y - c * upY;
  const dz = z - c * POLAR_RATIO ** 2 * sin;
  const distance = Math.sqrt(dx ** 2 + dy ** 2 + dz ** 2);
  return degrees(Math.asin((dx * upX + dy * upY + dz * sin) / distance) + Math.asin(radius / distance));
}

/** The place of the body by axes of the equator: `x` to the equinox, `z` to the north. */
function equatorial({ moonX, moonY, moonZ, sunX, sunY, sunZ, obliquity }: Readonly<Positions>, { name }: Body) {
  const [y, z] = name === 'moon' ? [moonY, moonZ] : [sunY, sunZ];
  const cos = Math.cos(radians(obliquity));
  const sin = Math.sin(radians(obliquity));
  return { x: name === 'moon' ? moonX : sunX, y: y * cos - z * sin, z: y * sin + z * cos };
}

/** How precisely a root is found, in days: a tenth of a millisecond. */
const PRECISION = 1e-9;
const MOST_STEPS = 60;

/** Where a function changes its sign between two moments, if it does; by the Illinois form of false position. */
export function rootBetween(f: (moment: Moment) => number, from: Moment, until: Moment): Moment | undefined {
  let a = from;
  let b = until;
  let fa = f(a);
  let fb = f(b);
  if (fa < 0 === fb < 0) return undefined;
  for (let step = 0; step < MOST_STEPS && Math.abs(b - a) > PRECISION; step++) {
    const c = b - (fb * (b - a)) / (fb - fa);
    const fc = f(c);
    if (Math.abs(c - b) < PRECISION / 100 || fc === 0) return c;
    // The end at `a` stays once more: with half its value it does not stay for ever.
    if (fc < 0 === fb < 0) fa /= 2;
    else {
      a = b;
      fa = fb;
    }
    b = c;
    fb = fc;
  }
  return b;
}
