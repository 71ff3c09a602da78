import { expect, test } from 'vitest';
import { ayanamsaAt } from './ayanamsa.ts';
import { CENTURY, momentOf } from './sky.ts';

const SECOND_OF_ARC = 1 / 3600;
const EPOCH = momentOf(new Date('1956-03-21T00:00:00Z'));

test('at its epoch the mean ayanamsa is that of the Indian Astronomical Ephemeris, without the nutation of that day', () => {
  expect(ayanamsaAt(EPOCH)).toBeCloseTo(23 + 15 / 60 + (0.658 - 16.769) * SECOND_OF_ARC, 7);
});

// The precession that the International Astronomical Union used before: Lieske and others, 1977.
const formerPrecession = (t: number) => (5029.0966 * t + 1.11161 * t ** 2) * SECOND_OF_ARC;

test.each([-1, -0.5, 0, 0.5, 1])(
  '%d centuries after 2000 it has grown by the precession, as an older formula gives it to half a second',
  (t) => {
    const grown = formerPrecession(t) - formerPrecession(EPOCH / CENTURY);
    expect(Math.abs(ayanamsaAt(t * CENTURY) - ayanamsaAt(EPOCH) - grown)).toBeLessThan(SECOND_OF_ARC / 2);
  },
);
