import { describe, expect, test } from 'vitest';
import type { Day } from '#modules/panchanga/index.ts';
import { chandraOf, ownDay, taraOf } from './own-day.ts';

const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sides = (reasons: readonly { number: number; side: string }[], side: string) =>
  reasons.filter((reason) => reason.side === side).map(({ number }) => number);

describe('tarabala', () => {
  test('counts the nakshatra of the day from that of the birth in rounds of nine', () => {
    expect(taraOf(1, 1).number).toBe(1);
    // Shravana is the 22nd from Ashvini, and Shatabhisha the 21st from Rohini.
    expect(taraOf(1, 22)).toEqual({ number: 4, side: 'for' });
    expect(taraOf(4, 24)).toEqual({ number: 3, side: 'against' });
    expect(taraOf(27, 1)).toEqual({ number: 2, side: 'for' });
    expect(taraOf(10, 1).number).toBe(1);
  });

  test('has each tara three times from every star; three of nine speak against a day, and schools differ about the first', () => {
    for (const birth of all(27)) {
      const reasons = all(27).map((day) => taraOf(birth, day));
      expect(sides(reasons, 'against').toSorted()).toEqual([3, 3, 3, 5, 5, 5, 7, 7, 7]);
      expect(sides(reasons, 'neutral')).toEqual([1, 1, 1]);
    }
  });
});

describe('chandrabala', () => {
  test('counts the sign of the Moon from that of the birth; the fourth, the eighth and the twelfth speak against a day', () => {
    for (const birth of all(12)) {
      const waxing = all(12).map((day) => chandraOf(birth, day, true));
      const waning = all(12).map((day) => chandraOf(birth, day, false));
      expect(sides(waxing, 'against').toSorted((one, other) => one - other)).toEqual([4, 8, 12]);
      expect(sides(waxing, 'neutral')).toEqual([]);
      expect(sides(waning, 'for').toSorted((one, other) => one - other)).toEqual([1, 3, 6, 7, 10, 11]);
      expect(sides(waning, 'neutral').toSorted((one, other) => one - other)).toEqual([2, 5, 9]);
    }
    expect(chandraOf(5, 4, true)).toEqual({ number: 12, side: 'against' });
  });
});

describe('a day', () => {
  const first = { nakshatra: 1, rashi: 1 };
  const begin = new Date('2027-01-14T00:00Z');
  const change = new Date('2027-01-14T09:00Z');
  const spans = (...numbers: number[]) => numbers.map((number, at) => ({ number, begin: at ? change : begin, end: change }));
  const aDay = (tithi: number, nakshatras: number[], moonRashis: number[]) =>
    ({
      tithis: spans(tithi),
      nakshatras: spans(...nakshatras),
      rashis: { moon: spans(...moonRashis), sun: [] },
    }) as unknown as Day;

  test.each([
    ['the tara', [2, 3], [2], change, null],
    ['the chandra', [2], [2, 3], null, change],
  ])('is judged by its beginning; %s ends where the Moon moves on', (_, nakshatras, moonRashis, taraUntil, chandraUntil) => {
    expect(ownDay(first, aDay(16, nakshatras, moonRashis))).toEqual({
      tara: { number: 2, side: 'for', until: taraUntil },
      chandra: { number: 2, side: 'neutral', until: chandraUntil },
    });
  });

  test.each([
    ['second', 2, 15, 16, change],
    ['second', 2, 30, 1, change],
    ['second', 2, 14, 15, null],
    // Good in both halves.
    ['third', 3, 15, 16, null],
  ])(
    'gives the Moon in the %s sign until the half of the month ends, where that changes its side',
    (_, sign, tithi, later, until) => {
      const day = { ...aDay(tithi, [2], [sign]), tithis: spans(tithi, later) } as unknown as Day;
      expect(ownDay(first, day).chandra?.until).toEqual(until);
    },
  );

  test('gives the Moon until what comes first, its next sign or the other half', () => {
    const noon = new Date('2027-01-14T12:00Z');
    const day = { ...aDay(15, [2], [2, 3]), tithis: [...spans(15), { number: 16, begin: noon, end: noon }] } as unknown as Day;
    expect(ownDay(first, day).chandra?.until).toEqual(change);
  });

  test('that begins under tithi 15, the full Moon, is a day of the growing Moon', () => {
    expect(ownDay(first, aDay(15, [2], [2])).chandra?.side).toBe('for');
  });

  test('has no tara for who has no nakshatra, and no chandra for who has no rashi', () => {
    expect(ownDay({ ...first, nakshatra: null }, aDay(16, [2], [2])).tara).toBeNull();
    expect(ownDay({ ...first, rashi: null }, aDay(16, [2], [2])).chandra).toBeNull();
  });
});
