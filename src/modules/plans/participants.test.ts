import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { linesIn, MOST_PARTICIPANTS, readLine, refusedIn } from './participants.ts';

const today = '2026-11-20' as CalendarDate;
const read = (line: string) => readLine(line, today);
const errorsIn = (text: string) => refusedIn(text, [], today);

describe('participants of a ritual', () => {
  test('stand one on each line, with or without a time of birth', () => {
    const lines = ['Анна Иванова 05.03.1988 07:40', 'Пётр Иванов 11.07.1985'];
    expect(errorsIn(lines.join('\n'))).toEqual([]);
    expect(lines.map(read)).toEqual([
      { firstName: 'Анна', lastName: 'Иванова', birthDate: '1988-03-05', birthTime: '07:40' },
      { firstName: 'Пётр', lastName: 'Иванов', birthDate: '1985-07-11', birthTime: '' },
    ]);
  });

  test('may have last names of several words, and commas between the parts', () => {
    const maria = { firstName: 'Maria', lastName: 'van der Berg-O’Neil', birthDate: '1988-02-29', birthTime: '23:59' };
    expect(read('  Maria,  van der Berg-O’Neil,  29.02.1988 ,23:59  ')).toEqual(maria);
  });

  test('may have a date or a time without its zeros', () => {
    expect(read('Анна Иванова 5.3.1988 7:40')).toEqual(read('Анна Иванова 05.03.1988 07:40'));
  });

  test('are refused with everything that a line lacks', () => {
    expect(errorsIn('Анна\nПётр 31.02.1990 25:00')).toEqual([
      { line: 0, code: 'participant_name' },
      { line: 0, code: 'participant_date_missing' },
      { line: 1, code: 'participant_name' },
      { line: 1, code: 'participant_date' },
      { line: 1, code: 'participant_time' },
    ]);
  });

  test('may have been born today', () => {
    expect(errorsIn('Анна Иванова 20.11.2026')).toEqual([]);
  });

  test('are nobody in an empty text', () => {
    for (const text of ['', ' \n\r\n\t\n']) expect(errorsIn(text)).toEqual([]);
  });

  test.each([
    ['Анна 05.03.1988', 'participant_name'],
    ['05.03.1988', 'participant_name'],
    ['Анна Иванова 5.13.1988', 'participant_date'],
    ['Анна !!! 05.03.1988', 'participant_name'],
    ['Анна !Иванова 05.03.1988', 'participant_name'],
    ['Анна Иванова! 05.03.1988', 'participant_name'],
    ['Анна Ива!нова 05.03.1988', 'participant_name'],
    ['Анна Иванова (-) 05.03.1988', 'participant_name'],
    ['Анна ! Иванова 05.03.1988', 'participant_name'],
    ['Анна Иванова', 'participant_date_missing'],
    ['Анна Иванова 31.02.1990', 'participant_date'],
    ['Анна Иванова 1990-02-01', 'participant_date'],
    ['Анна Иванова 21.11.2026', 'participant_date'],
    ['Анна Иванова 01.01.1899', 'participant_date'],
    ['Анна Иванова 05.03.1988 24:00', 'participant_time'],
    ['Анна Иванова 05.03.1988 7:4', 'participant_time'],
    ['Анна Иванова 05.03.1988 07:40 Пётр', 'participant_time'],
  ])('are refused when a line is %j: %s', (line, code) => {
    expect(errorsIn(line)).toEqual([{ line: 0, code }]);
  });

  test('are refused with every wrong line, and empty lines count', () => {
    expect(errorsIn('Анна Иванова 05.03.1988\r\n\r\nПётр 11.07.1985\r\nИван Иванов 30.02.2000')).toEqual([
      { line: 2, code: 'participant_name' },
      { line: 3, code: 'participant_date' },
    ]);
  });

  test('are refused at the first line beyond the limit', () => {
    const lines = Array.from({ length: MOST_PARTICIPANTS + 5 }, () => 'Анна Иванова 05.03.1988').join('\n');
    expect(errorsIn(lines)).toEqual([{ line: MOST_PARTICIPANTS, code: 'participants_too_many' }]);
  });

  test('are read or refused line by line, for any text', () => {
    const line = fc.oneof(fc.constant('Анна Иванова 05.03.1988 07:40'), fc.string({ unit: 'grapheme', maxLength: 40 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = lines.join('\n');
        const written = linesIn(text).filter((each) => each.trim() !== '');
        const refused = new Set(errorsIn(text).map(({ line }) => line));
        expect(written.filter((each) => 'birthDate' in read(each)).length + refused.size).toBe(written.length);
      }),
    );
  });
});
