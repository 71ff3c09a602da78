import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type CirclePerson, hasRoom, lineOf, MOST_IN_PLAN, nobodyYet, planLines, takingPart, withLine } from './circle.ts';
import { aPerson } from './testing/circle.ts';

const today = '2026-11-20' as CalendarDate;
const vera = aPerson({ id: 'vera', name: 'Вера Иванова', birthDate: '19.11.1958', birthTime: '23:40' });
const rose = aPerson({ id: 'rose', name: 'Rose' });
const read = (text: string, circle: readonly CirclePerson[] = [vera, rose]) =>
  planLines(text, circle, today).map(({ text: line, person, lacks }) => [line, person?.id, lacks]);

test('a person is written as a line of name, date, and time where there is a date', () => {
  expect(lineOf(vera)).toBe('Вера Иванова 19.11.1958 23:40');
  expect(lineOf(aPerson({ name: 'Rose', birthTime: '07:40' }))).toBe('Rose');
});

test('a line belongs to the person of the circle who is written that way, however it is spaced, and says what it lacks', () => {
  expect(read(' вера  Иванова, 19.11.1958 23:40\n\nRose\nПётр Орлов 11.07.1985\nТётя Вера, весна, Бат')).toEqual([
    ['вера  Иванова, 19.11.1958 23:40', 'vera', []],
    ['Rose', 'rose', ['participant_name', 'participant_date_missing']],
    ['Пётр Орлов 11.07.1985', undefined, []],
    ['Тётя Вера, весна, Бат', undefined, ['participant_date_missing']],
  ]);
});

test('of two lines that are written alike the first belongs to the person', () => {
  expect(read('Rose\nRose').map(([, id]) => id)).toEqual(['rose', undefined]);
});

test('whoever of the circle has a line takes part', () => {
  expect(takingPart('Rose\nПётр Орлов 11.07.1985', [vera, rose])).toEqual([rose]);
});

const text = 'Тётя Вера\n\n Пётр Орлов, 11.07.1985 \nтётя  вера';

test.each([
  ['takes the place of another', 'Вера 19.11.1958', 'Тётя Вера', 'Вера 19.11.1958\n\n Пётр Орлов, 11.07.1985 '],
  ['stands at the end when it takes the place of none', 'Rose', '', `${text}\nRose`],
  ['is taken away, however it is written', undefined, 'Пётр Орлов 11.7.1985', 'Тётя Вера\n\nтётя  вера'],
  ['that the text does not have is not taken away', undefined, 'Rose', text],
])('a line %s, and all other lines stay as they stand', (_, line, inPlaceOf, after) => {
  expect(withLine(text, line, [inPlaceOf])).toBe(after);
});

test('adding a person to a plan and removing the person again leaves its text as it was', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/[\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (lines) => {
      const text = lines.join('\n').trim();
      const added = withLine(text, lineOf(vera), [lineOf(vera)]);
      expect(takingPart(added, [vera])).toEqual([vera]);
      expect(withLine(added, undefined, [lineOf(vera)])).toBe(text);
    }),
  );
});

/** A text of so many people. */
const people = (count: number, between = '\n') =>
  Array.from({ length: count }, (_, index) => `Rose ${'x'.repeat(index)}`).join(between);

test.each([
  ['the thirtieth person has room', 29, 30, 0, true],
  ['the thirty-first has none', 30, 31, 0, false],
  ['invited people take room', 27, 29, 2, false],
  ['and leave the rest of it', 27, 28, 2, true],
  ['a plan with too many may lose some', 41, 40, 0, true],
  ['a plan with too many may stay as it is', 29, 29, 2, true],
])('%s: from %i to %i people beside %i invited', (_, before, after, invited, expected) => {
  expect(hasRoom(people(after), people(before), invited)).toBe(expected);
});

test('empty lines are no people', () => {
  expect(hasRoom(people(MOST_IN_PLAN, '\n \n\n'), '', 0)).toBe(true);
  expect(read('Rose\n  ').map(([line]) => line)).toEqual(['Rose']);
  expect([withLine('', 'Rose', ['Rose']), withLine('  ', 'Rose', [])]).toEqual(['Rose', 'Rose']);
  expect(withLine('Вера\n  ', 'Rose', [''])).toBe('Вера\n  \nRose');
});

// The second letter is two UTF-16 units, and one character.
test.each(['x', '🔥'])('a text has at most eight thousand characters %s, and a longer one must not grow', (letter) => {
  const text = (length: number) => letter.repeat(length);
  expect([hasRoom(text(8000), 'Rose', 0), hasRoom(text(8001), 'Rose', 0)]).toEqual([true, false]);
  expect([hasRoom(text(9000), text(9000), 0), hasRoom(text(9001), text(9000), 0)]).toEqual([true, false]);
});

test('a text that was too long before has no room for a thirty-first person', () => {
  const before = 'x'.repeat(9000);
  const long = (people: number) => `${'x'.repeat(8100)}${'\nRose'.repeat(people - 1)}`;
  expect(hasRoom(long(MOST_IN_PLAN), before, 0)).toBe(true);
  expect(hasRoom(long(MOST_IN_PLAN + 1), before, 0)).toBe(false);
});

test('a new person starts empty', () => {
  expect(nobodyYet('vera')).toMatchObject({ id: 'vera', name: '', gotra: '', consent: null, version: 0 });
});
