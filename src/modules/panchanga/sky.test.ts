import { findNakshatraEnd, findTithiEnd, findYogaEnd, getAyanamsa } from '@ishubhamx/panchangam-js';
import { Body, EclipticGeoMoon, Observer, SearchRiseSet, SiderealTime, SunPosition } from 'astronomy-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#kernel/durations.ts';
import { readCrowd } from '../../../test/support/crowd.ts';
import { ascendant } from './birth-star.ts';
import { type Cycle, NAKSHATRAS, partsWithin, TITHIS, YOGAS } from './cycles.ts';
import { crossings, geometricHeight, MOON, rootBetween, SUN } from './horizon.ts';
import { createSky, degrees, instantOf, type Moment, momentOf, nearZero } from './sky.ts';

const CENTURIES = [Date.UTC(1900, 0, 1), Date.UTC(2100, 11, 31)] as const;
const instants = fc.integer({ min: CENTURIES[0], max: CENTURIES[1] }).map((time) => new Date(time));
const points = fc.record({
  latitude: fc.integer({ min: -6500, max: 6500 }).map((hundredths) => hundredths / 100),
  longitude: fc.integer({ min: -18_000, max: 18_000 }).map((hundredths) => hundredths / 100),
});
const sky = createSky();
/** An arcsecond, in degrees. */
const ARCSECOND = 1 / 3600;
const MINUTE = 1 / 1440;
const LONG_MS = 600_000;
const RUNS = { few: 40, small: 200, full: 10_000 }[readCrowd(process.env.CROWD)];

test('interpolated longitudes differ from those of astronomy-engine by less than a twentieth of an arcsecond', {
  timeout: LONG_MS,
}, () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const moment = momentOf(instant);
      const { moonX, moonY, sunX, sunY, siderealTime } = sky(moment);
      const off = (x: number, y: number, longitude: number) => Math.abs(nearZero(degrees(Math.atan2(y, x)) - longitude));
      expect(off(moonX, moonY, EclipticGeoMoon(moment).lon)).toBeLessThan(ARCSECOND / 20);
      expect(off(sunX, sunY, SunPosition(moment).elon)).toBeLessThan(ARCSECOND / 20);
      expect(Math.abs(nearZero(siderealTime - SiderealTime(moment) * 15))).toBeLessThan(ARCSECOND / 20);
    }),
    { numRuns: RUNS },
  );
});

test('another library ends tithis, nakshatras and yogas within a minute of ours', { timeout: LONG_MS }, () => {
  // Close to an end the two may disagree on whether it is over.
  const endsAround = (cycle: Cycle, moment: Moment) =>
    partsWithin(sky, cycle, moment - MINUTE, moment + MINUTE).map(({ end }) => instantOf(end).getTime());
  fc.assert(
    fc.property(instants, (instant) => {
      const moment = momentOf(instant);
      // The library measures apparent longitudes from a mean ayanamsa, and would be off by the nutation (for a yoga, twice).
      const ayanamsa = getAyanamsa(instant) + sky(moment).nutation;
      for (const [cycle, theirs] of [
        [TITHIS, findTithiEnd(instant)],
        [NAKSHATRAS, findNakshatraEnd(instant, ayanamsa)],
        [YOGAS, findYogaEnd(instant, ayanamsa)],
      ] as const) {
        // The library finds no end for some instants in a thousand, close to an end.
        if (theirs === null) continue;
        const off = endsAround(cycle, moment).map((end) => Math.abs(end - theirs.getTime()));
        expect(Math.min(...off), instant.toISOString()).toBeLessThan(MINUTE_MS);
      }
    }),
    { numRuns: RUNS },
  );
});

test('Sun and Moon rise and set when astronomy-engine says so, to two seconds', () => {
  fc.assert(
    fc.property(instants, points, fc.constantFrom(SUN, MOON), (instant, point, body) => {
      const begin = momentOf(instant);
      const observer = new Observer(point.latitude, point.longitude, 0);
      for (const crossing of crossings(sky, body, point, begin, begin + 1)) {
        const engine = body.name === 'sun' ? Body.Sun : Body.Moon;
        const theirs = SearchRiseSet(engine, observer, crossing.isRising ? 1 : -1, crossing.at - 0.1, 1);
        expect(Math.abs((theirs?.ut ?? 0) - crossing.at) * 86_400).toBeLessThan(2);
      }
    }),
    { numRuns: Math.min(RUNS, 1000) },
  );
});

test('when the centre of the Sun crosses the horizon, the ascendant is where the Sun is', () => {
  fc.assert(
    fc.property(instants, points, (instant, point) => {
      const begin = momentOf(instant);
      const height = (moment: Moment) => geometricHeight(sky, SUN, point, moment);
      const [rising] = crossings(sky, SUN, point, begin, begin + 1).filter(({ isRising }) => isRising);
      const at = rising && rootBetween(height, rising.at, rising.at + 0.02);
      if (at === undefined) return;
      const { sunX, sunY } = sky(at);
      // The parallax of the Sun is nine arcseconds, which is more along an ecliptic that rises flatly.
      expect(Math.abs(nearZero(ascendant(sky, point, at) - degrees(Math.atan2(sunY, sunX))))).toBeLessThan(0.1);
    }),
    { numRuns: Math.min(RUNS, 1000) },
  );
});
