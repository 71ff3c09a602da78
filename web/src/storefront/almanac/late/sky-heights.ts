/*
 * How high Sun and Moon stand, within about a degree: exact enough for a drawing of a day. Risings and settings are the server's.
 * Formulas: the low-precision Sun of the Astronomical Almanac, and the six largest terms of the Moon's longitude (Meeus, chapter 47).
 */
import { DAY_MS } from '#kernel/durations.ts';
import type { Place } from '../day.ts';

const RADIAN = Math.PI / 180;
/** The instant from which the formulas count days. */
const J2000 = Date.UTC(2000, 0, 1, 12);
/** Degrees by which the axis of the Earth is tilted. */
const TILT = 23.439;
/** Degrees of the Sun's middle when its upper edge is seen at the horizon: air bends the light. */
const SUN_RISES_AT = -0.833;
/** The same of the Moon, which is so near that it is seen lower from the surface than from the middle of the Earth. */
const MOON_RISES_AT = 0.125;

const sin = (degrees: number) => Math.sin(degrees * RADIAN);
const cos = (degrees: number) => Math.cos(degrees * RADIAN);

/** Degrees above the horizon at an instant; negative below. */
export function sunHeight(at: number, place: Place): number {
  const days = daysOf(at);
  return heightOf(days, place, sunLongitude(days), 0) - SUN_RISES_AT;
}

export function moonHeight(at: number, place: Place): number {
  const days = daysOf(at);
  const latitude = 5.128 * sin(93.272 + 13.22935 * days) + 0.281 * sin(228.235 + 26.294343 * days);
  return heightOf(days, place, moonLongitude(days), latitude) - MOON_RISES_AT;
}

/** How far the Moon is ahead of the Sun, 0 to 360 degrees: 0 is new, 180 full. */
export function elongationAt(at: number): number {
  const days = daysOf(at);
  const angle = moonLongitude(days) - sunLongitude(days);
  return angle - 360 * Math.floor(angle / 360);
}

/** Where the Sun neither rises nor sets on a day: is it up? Two heights half a day apart tell, also where one is at the horizon. */
export function isPolarDay(date: string, place: Place): boolean {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return sunHeight(noon, place) + sunHeight(noon + DAY_MS / 2, place) > 0;
}

function daysOf(at: number): number {
  return (at - J2000) / DAY_MS;
}

function sunLongitude(days: number): number {
  const anomaly = 357.529 + 0.98560028 * days;
  return 280.459 + 0.98564736 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
}

function moonLongitude(days: number): number {
  const anomaly = 134.963 + 13.064993 * days;
  const elongation = 297.85 + 12.190749 * days;
  const sunAnomaly = 357.529 + 0.98560028 * days;
  const swings =
    6.289 * sin(anomaly) + 1.274 * sin(2 * elongation - anomaly) + 0.658 * sin(2 * elongation) + 0.214 * sin(2 * anomaly);
  return 218.316 + 13.176396 * days + swings - 0.186 * sin(sunAnomaly) - 0.114 * sin(2 * (93.272 + 13.22935 * days));
}

/** The height of a point of the sky, given by its ecliptic longitude and latitude. */
function heightOf(days: number, { latitude, longitude }: Place, eclipticLongitude: number, eclipticLatitude: number): number {
  const x = cos(eclipticLatitude) * cos(eclipticLongitude);
  const y = cos(eclipticLatitude) * sin(eclipticLongitude);
  const z = sin(eclipticLatitude);
  // The same direction by the equator of the Earth: the axis `x`, to the equinox, is shared.
  const equatorialY = y * cos(TILT) - z * sin(TILT);
  const equatorialZ = y * sin(TILT) + z * cos(TILT);
  const siderealTime = 280.46062 + 360.98564737 * days + longitude;
  const hourAngle = siderealTime - Math.atan2(equatorialY, x) / RADIAN;
  const height = Math.asin(sin(latitude) * equatorialZ + cos(latitude) * Math.hypot(x, equatorialY) * cos(hourAngle)) / RADIAN;
  return Math.round(height * 10) / 10;
}
