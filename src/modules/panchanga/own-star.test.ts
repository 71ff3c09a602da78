import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type KnownBirth, ownStar, rashisOf } from './own-star.ts';

const anna: KnownBirth = {
  birthDate: '1988-03-05' as CalendarDate,
  birthTime: '07:40',
  isTimeUncertain: false,
  birthPlace: 'Казань, Россия',
  familyNakshatra: null,
  familyRashi: null,
};
const starOf = (changes: Partial<KnownBirth>) => ownStar({ ...anna, ...changes });

describe('a star of birth', () => {
  test('follows from a sure time, and the lagna with it', () => {
    expect(starOf({})).toMatchObject({ source: 'birth', nakshatra: 12, pada: 4, rashi: 6, lagna: 1, lacks: null });
  });

  test.each([{ birthTime: '' }, { isTimeUncertain: true }])('without a sure time is all that the date allows: %o', (unsure) => {
    const star = starOf(unsure);
    expect(star).toMatchObject({ source: 'birth', nakshatra: null, pada: null, rashi: 6, lagna: null });
    expect(star.candidates.map(({ nakshatra, pada }) => [nakshatra, pada])).toEqual([
      [12, 3],
      [12, 4],
      [13, 1],
      [13, 2],
    ]);
    expect(star.candidates[0]?.from).toEqual(new Date('1988-03-04T21:00:00Z'));
    expect(star.candidates.at(-1)?.to).toEqual(new Date('1988-03-05T21:00:00Z'));
  });

  test('is what the family names, whatever follows from the birth', () => {
    expect(starOf({ familyNakshatra: 4 })).toMatchObject({
      source: 'family',
      nakshatra: 4,
      pada: null,
      rashi: 2,
      lagna: null,
      differs: true,
      candidates: [{ nakshatra: 12 }],
    });
    expect(starOf({ birthDate: null, familyNakshatra: 3 })).toMatchObject({
      source: 'family',
      nakshatra: 3,
      rashi: null,
      differs: false,
    });
  });

  test('takes from the birth what the family does not name, when both agree', () => {
    expect(starOf({ familyNakshatra: 12 })).toMatchObject({ source: 'family', pada: 4, rashi: 6, lagna: 1, differs: false });
    expect(starOf({ birthTime: '', familyNakshatra: 13 })).toMatchObject({ nakshatra: 13, pada: null, rashi: 6, differs: false });
    expect(starOf({ familyRashi: 6 })).toMatchObject({ source: 'family', nakshatra: 12, rashi: 6, differs: false });
    expect(starOf({ familyNakshatra: 12, familyRashi: 5 })).toMatchObject({ pada: null, lagna: null, differs: true });
  });

  test('of a family whose nakshatra lies outside of its rashi stays as the family names it, and is marked', () => {
    expect(starOf({ birthDate: null, familyNakshatra: 1, familyRashi: 2 })).toMatchObject({
      nakshatra: 1,
      rashi: 2,
      differs: true,
    });
  });

  test.each([
    [{ birthDate: null }, 'date'],
    [{ birthPlace: '' }, 'place'],
    [{ birthPlace: 'Moscow, Idaho' }, 'place'],
    [{ birthDate: '2011-12-30' as CalendarDate, birthPlace: 'Apia' }, 'date'],
  ] as const)('is never guessed: %o lacks a %s', (changes, lacks) => {
    expect(starOf(changes)).toMatchObject({ source: null, nakshatra: null, rashi: null, candidates: [], lacks });
  });
});

test('a nakshatra lies in one rashi or in two neighbouring ones', () => {
  const all = Array.from({ length: 27 }, (_, index) => rashisOf(index + 1));
  expect(all.slice(0, 3)).toEqual([[1], [1], [1, 2]]);
  expect(all.at(-1)).toEqual([12]);
  expect(all.filter(({ length }) => length === 2)).toHaveLength(9);
});
