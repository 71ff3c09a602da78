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

test('a person is written as a line: name, date, and time with a date alone', () => {
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
  expect(read('Rose\nRose').map(([, id]) => id)).toEqual(['rose', undefined]);
  expect(takingPart('Rose\nПётр Орлов 11.07.1985', [vera, rose])).toEqual([rose]);
});

test('a line takes the place of another and leaves all others as they stand, empty ones too', () => {
  const text = 'Тётя Вера\n\n Пётр Орлов, 11.07.1985 \nтётя  вера';
  expect(withLine(text, 'Вера Иванова 19.11.1958', ['Тётя Вера'])).toBe('Вера Иванова 19.11.1958\n\n Пётр Орлов, 11.07.1985 ');
  expect(withLine(text, undefined, ['Пётр Орлов 11.7.1985'])).toBe('Тётя Вера\n\nтётя  вера');
  expect(withLine(text, 'Rose', [''])).toBe(`${text}\nRose`);
  expect(withLine('', 'Rose', ['Rose'])).toBe('Rose');
  expect(withLine(text, undefined, ['Rose'])).toBe(text);
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

test('thirty people with the invited have room, nobody is added to a full plan, and a plan that has too many may lose some', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Rose ${'x'.repeat(index)}`).join('\n');
  expect(hasRoom(lines(MOST_IN_PLAN), lines(MOST_IN_PLAN - 1), 0)).toBe(true);
  expect(hasRoom(lines(MOST_IN_PLAN + 1), lines(MOST_IN_PLAN), 0)).toBe(false);
  expect(hasRoom(lines(40), lines(41), 0)).toBe(true);
  expect([hasRoom(lines(28), lines(27), 2), hasRoom(lines(29), lines(28), 2), hasRoom(lines(29), lines(29), 2)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('empty lines are no people, and take no room', () => {
  const thirty = Array.from({ length: MOST_IN_PLAN }, (_, index) => `Rose ${'x'.repeat(index)}`).join('\n \n\n');
  expect(hasRoom(thirty, '', 0)).toBe(true);
  expect(read('Rose\n  ').map(([line]) => line)).toEqual(['Rose']);
  expect(withLine('  ', 'Rose', [])).toBe('Rose');
  expect(withLine('Вера\n  ', 'Rose', [''])).toBe('Вера\n  \nRose');
});

// The second letter is two UTF-16 units, and one character.
test.each(['x', '🔥'])('a text has at most eight thousand characters %s, and a longer one must not grow', (letter) => {
  const text = (length: number) => letter.repeat(length);
  expect([hasRoom(text(8000), 'Rose', 0), hasRoom(text(8001), 'Rose', 0)]).toEqual([true, false]);
  expect([hasRoom(text(9000), text(9000), 0), hasRoom(text(9001), text(9000), 0)]).toEqual([true, false]);
});

test('a text that is beyond one limit is held to the other as any text is', () => {
  const before = 'x'.repeat(9000);
  const long = (people: number) => `${'x'.repeat(8100)}${'\nRose'.repeat(people - 1)}`;
  expect(hasRoom(long(MOST_IN_PLAN), before, 0)).toBe(true);
  expect(hasRoom(long(MOST_IN_PLAN + 1), before, 0)).toBe(false);
});

test('a new person starts empty', () => {
  expect(nobodyYet('vera')).toMatchObject({ id: 'vera', name: '', gotra: '', consent: null, version: 0 });
});
