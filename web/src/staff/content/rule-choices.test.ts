import { expect, test } from 'vitest';
import { choicesOf, tickedOf, valuesInWords } from './rule-choices.ts';

/** The numbers of Vishti: one karana, a half of a lunar day, comes back eight times in a month. */
const VISHTI = ['8', '15', '22', '29', '36', '43', '50', '57'];

test.each([
  ['tithi', 30],
  ['nakshatra', 27],
  ['vara', 7],
  ['yoga', 27],
  ['masa', 12],
  ['karana', 11],
  ['hour', 8],
  ['adhika', 0],
] as const)('of %s there are %i to choose from', (on, count) => {
  for (const language of ['ru', 'en'] as const) expect(choicesOf(on, [], language)).toHaveLength(count);
});

test('what is chosen is told in the words of the language', () => {
  expect(valuesInWords({ on: 'tithi', values: ['19', '4'] }, 'en')).toBe('Shukla Chaturthi, Krishna Chaturthi');
  expect(valuesInWords({ on: 'vara', values: ['0', '6'] }, 'ru')).toBe('Воскресенье · Равивара, Суббота · Шанивара');
  expect(valuesInWords({ on: 'festival', values: ['ekadashi', 'diwali'] }, 'en')).toBe('Every ekadashi, Diwali');
  expect(valuesInWords({ on: 'festival', values: ['nirjala-ekadashi'] }, 'ru')).toBe('Нирджала-экадаши');
});

test('a karana is chosen by its name for the whole month, and a single one of them is not lost', () => {
  expect(valuesInWords({ on: 'karana', values: VISHTI }, 'en')).toBe('Vishti');
  const some = VISHTI.slice(1, 3);
  const choices = choicesOf('karana', some, 'en');
  expect(choices.slice(-2)).toEqual([
    ['15', 'Vishti (15)'],
    ['22', 'Vishti (22)'],
  ]);
  expect(tickedOf(choices, some)).toEqual(some);
});
