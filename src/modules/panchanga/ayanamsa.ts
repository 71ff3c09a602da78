import { CENTURY, type Moment } from './sky.ts';

/**
 * 1956-03-21 00:00, the epoch of the Indian Calendar Reform Committee: the mean ayanamsa of Lahiri was 23°15′00.658″ less a nutation of
 * 16.769″. `EPOCH` is a difference of Julian days: of that epoch, and of noon of 2000-01-01, from which moments count.
 */
const EPOCH: Moment = 2_435_553.5 - 2_451_545;
const AT_EPOCH = 23.250182778 - 0.004658035;

/**
 * The mean ayanamsa of Lahiri (Chitrapaksha), degrees: how far the zodiac of the stars lies behind the equinox. Its value at the epoch is
 * that of the Indian Astronomical Ephemeris (with the correction of 1989, as in the Swiss Ephemeris), carried on by the general precession
 * of IAU 2006 (Capitaine, Wallace and Chapront 2003, 'Expressions for IAU 2000 precession quantities').
 */
export function ayanamsaAt(moment: Moment): number {
  return AT_EPOCH + precession(moment) - precession(EPOCH);
}

/** The general precession since 2000, degrees; the polynomial gives seconds of arc. */
function precession(moment: Moment): number {
  const t = moment / CENTURY;
  return (5028.796195 * t + 1.1054348 * t ** 2 + 0.00007964 * t ** 3) / 3600;
}
