import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from '#modules/panchanga/index.ts';
import { hoursOf, judgeDay } from './judge.ts';
import type { MuhurtaRule } from './rule.ts';

const at = (hours: number) => new Date(Date.UTC(2027, 0, 14) + hours * 3_600_000);
const span = (begin: number, end: number) => ({ begin: at(begin), end: at(end) });
const whole = span(0, 24);
const both = (text: string) => ({ ru: text, en: text });

const rule = (on: MuhurtaRule['on'], values: readonly (number | string)[], weight: MuhurtaRule['weight']): MuhurtaRule => ({
  on,
  values: values.map(String),
  weight,
  text: both(`${on} ${weight}`),
  source: both('A book'),
});

/** A Thursday (vara 4) of the bright fifth (tithi 5) under Pushya (nakshatra 8) and the first yoga, from 6 to 18 o'clock. */
function aDay(other: Partial<Day> = {}): Day {
  return {
    date: '2027-01-14' as Day['date'],
    span: whole,
    sunrise: at(6),
    sunset: at(18),
    nextSunrise: at(30),
    moonrise: null,
    moonset: null,
    vara: { number: 4 },
    tithis: [
      { number: 5, ...span(0, 12) },
      { number: 6, ...span(12, 36) },
    ],
    nakshatras: [{ number: 8, padas: [], ...whole }],
    yogas: [{ number: 1, ...whole }],
    karanas: [
      { number: 9, ...span(0, 11) },
      { number: 8, ...span(11, 14) },
    ],
    masa: { amanta: 11, purnimanta: 11, isAdhika: false },
    paksha: 'shukla',
    ritu: 6,
    ayana: 'uttara',
    samvat: { vikram: 2083, shaka: 1948 },
    rashis: { moon: [], sun: [] },
    muhurtas: [
      { id: 'abhijit', kind: 'good', ...span(11.5, 12.5) },
      { id: 'rahu', kind: 'avoid', ...span(13.5, 15) },
    ],
    festivals: [],
    ...other,
  };
}

describe('a day', () => {
  test('has the tithi at its beginning, not the next', () => {
    expect(judgeDay([rule('tithi', [5], 2), rule('tithi', [6], -3)], aDay())).toMatchObject({
      score: 2,
      quality: 'good',
      against: [],
      for: [{ code: 'tithi-5', weight: 2, text: both('tithi 2') }],
    });
  });

  test.each<[string, number, MuhurtaRule[], Partial<Day>]>([
    ['best', 3, [rule('tithi', [5], 2), rule('nakshatra', [8], 1)], {}],
    ['good', 2, [rule('vara', [4], 1), rule('tithi', [5], 1)], {}],
    // A day that meets neither rule.
    ['neutral', 0, [rule('vara', [3], 1), rule('yoga', [17], -2)], {}],
    ['neutral', 1, [rule('vara', [4], 1)], {}],
    ['neutral', 0, [rule('vara', [4], 1), rule('yoga', [1], -1)], {}],
    ['weak', -1, [rule('vara', [4], 1), rule('yoga', [1], -2)], {}],
    ['weak', -1, [rule('adhika', [], -1)], { masa: { amanta: 11, purnimanta: 11, isAdhika: true } }],
  ])('is %s when the weights of the rules that it meets are %d together', (quality, score, rules, other) => {
    expect(judgeDay(rules, aDay(other))).toMatchObject({ quality, score });
  });

  test('has the weightiest reason first', () => {
    const { for: reasons } = judgeDay([rule('vara', [4], 1), rule('tithi', [5], 3), rule('nakshatra', [8], 2)], aDay());
    expect(reasons.map(({ code }) => code)).toEqual(['tithi-5', 'nakshatra-8', 'vara-4']);
  });

  test('has the reasons against it in a list of their own, the weightiest first', () => {
    const rules = [rule('yoga', [1], -1), rule('tithi', [5], 3), rule('nakshatra', [8], -2)];
    const { for: good, against } = judgeDay(rules, aDay());
    expect([good, against].map((reasons) => reasons.map(({ code }) => code))).toEqual([['tithi-5'], ['nakshatra-8', 'yoga-1']]);
  });

  test('of an added month does not meet a rule of the month with the same name', () => {
    const added = aDay({ masa: { amanta: 11, purnimanta: 11, isAdhika: true } });
    expect(judgeDay([rule('masa', [11], 2)], added).for).toEqual([]);
    expect(judgeDay([rule('masa', [11], 2)], aDay()).for).toHaveLength(1);
  });

  test('of a proper month does not meet a rule of added months', () => {
    expect(judgeDay([rule('adhika', [], -1)], aDay()).against).toEqual([]);
  });

  test.each([
    ['nirjala-ekadashi-smarta', 'nirjala-ekadashi-smarta'],
    ['nirjala-ekadashi-smarta', 'nirjala-ekadashi'],
    ['nirjala-ekadashi-vaishnava', 'nirjala-ekadashi'],
    ['nirjala-ekadashi-smarta', 'ekadashi'],
  ])('with the festival %s is met by a rule of %s', (festival, name) => {
    expect(judgeDay([rule('festival', [name], 2)], aDay({ festivals: [{ id: festival }] })).score).toBe(2);
  });

  test.each(['diwali', 'ekadashi'])('with another festival does not meet a rule of %s', (name) => {
    expect(judgeDay([rule('festival', [name], 2)], aDay({ festivals: [{ id: 'pradosha' }] })).score).toBe(0);
  });

  test('is not weighed by its hours', () => {
    const rules = [rule('hour', ['abhijit'], 3), rule('karana', [8], -3)];
    expect(judgeDay(rules, aDay())).toMatchObject({ score: 0, for: [], against: [] });
  });
});

describe('the hours', () => {
  test('are the daylight without what the rules keep out of', () => {
    expect(hoursOf([rule('karana', [8], -2), rule('hour', ['rahu'], -1)], aDay())).toEqual([span(6, 11), span(15, 18)]);
  });

  test('are those that the rules name', () => {
    expect(hoursOf([rule('hour', ['abhijit'], 1)], aDay())).toEqual([span(11.5, 12.5)]);
  });

  test('are the daylight of a day that has none of the hours that the rules name', () => {
    expect(hoursOf([rule('hour', ['amrita'], 1)], aDay())).toEqual([span(6, 18)]);
  });

  test('of a karana that the rules name are those that lie in the day', () => {
    const karanas = [
      { number: 8, ...span(-3, 9) },
      { number: 15, ...span(20, 28) },
    ];
    expect(hoursOf([rule('karana', [8, 15], 2)], aDay({ karanas }))).toEqual([span(0, 9), span(20, 24)]);
  });

  test('before the day begins are named and avoided as those in it', () => {
    const karanas = [{ number: 8, ...span(-3, 9) }];
    const muhurtas = [{ id: 'brahma', kind: 'good', ...span(-2, -1) }] as const;
    expect(hoursOf([rule('hour', ['brahma'], 2)], aDay({ karanas, muhurtas }))).toEqual([span(-2, -1)]);
    expect(hoursOf([rule('hour', ['brahma'], 2), rule('karana', [8], -1)], aDay({ karanas, muhurtas }))).toEqual([]);
  });

  test.each([{ sunrise: null }, { sunset: null }])('are none where the Sun does not rise or does not set: %o', (light) => {
    expect(hoursOf([rule('hour', ['rahu'], -1)], aDay({ ...light, muhurtas: [] }))).toEqual([]);
  });

  test('of the karana 8 are not cut by rules that have the value 8 of another subject', () => {
    expect(hoursOf([rule('hour', ['8'], -1), rule('vara', [8], -1)], aDay())).toEqual([span(6, 18)]);
  });

  test('of less than ten minutes are left out', () => {
    const karanas = [{ number: 8, ...span(6.15, 17) }];
    expect(hoursOf([rule('karana', [8], -1)], aDay({ karanas }))).toEqual([span(17, 18)]);
  });

  test('are the longest spans that lie within the named times and outside of those to avoid, for any rules', () => {
    // A slot is ten minutes, the shortest that hours are; the daylight is the slots 36 to 107.
    const SLOTS = Array.from({ length: 24 * 6 }, (_, slot) => slot);
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 24 })), { maxLength: 5 });
    type Slots = [begin: number, length: number];
    const karana = (number: number) => (slots: Slots) => {
      const [begin, length] = slots;
      return { number, ...span(begin / 6, (begin + length) / 6) };
    };
    const isIn = (slot: number) => (slots: Slots) => slots[0] <= slot && slot < slots[0] + slots[1];
    fc.assert(
      fc.property(spans, spans, (named, taken) => {
        const karanas = [...named.map(karana(7)), ...taken.map(karana(8))];
        const isFree = (slot: number) =>
          (named.length > 0 ? named.some(isIn(slot)) : 36 <= slot && slot < 108) && !taken.some(isIn(slot));
        const begins = SLOTS.filter((slot) => isFree(slot) && !isFree(slot - 1));
        const ends = SLOTS.filter((slot) => isFree(slot) && !isFree(slot + 1));
        const free = begins.map((begin, index) => span(begin / 6, ((ends[index] ?? 0) + 1) / 6));
        expect(hoursOf([rule('karana', [7], 1), rule('karana', [8], -1)], aDay({ karanas }))).toEqual(free);
      }),
    );
  });
});
