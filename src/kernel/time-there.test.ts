import { expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from './language.ts';
import { dateWords, isTimeZone, timeThere } from './time-there.ts';

/** Whole hours and parts of them, east and west, clocks that change, and a zone that crossed the date line. */
const ZONES = [
  ...['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Moscow'],
  ...['America/New_York', 'Pacific/Apia', 'Atlantic/Reykjavik'],
];
const INSTANTS = [
  ...['1900-01-01T00:00:00.500Z', '1938-07-13T23:59:59Z', '1969-12-31T12:00:00Z'],
  ...['2011-12-30T09:59:00Z', '2026-06-21T23:07:00Z'],
];

test('clocks, days and offsets of a place are those that the runtime writes for its zone', () => {
  for (const language of LANGUAGES)
    for (const timeZone of ZONES)
      for (const instant of INSTANTS) {
        const write = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...shape });
        const at = new Date(instant);
        const clock = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
        const there = timeThere(timeZone, language);
        const offset = write({ timeZoneName: 'shortOffset' })
          .formatToParts(at)
          .find(({ type }) => type === 'timeZoneName');
        expect(there.clock(instant), `${timeZone} ${instant}`).toBe(clock);
        expect(there.moment(at, '1999-01-01')).toBe(`${clock}, ${write({ day: 'numeric', month: 'short' }).format(at)}`);
        expect(there.offset(at.getTime())).toBe(`${offset?.value}`.replace('GMT', 'UTC').replace(/C$/, 'C+0'));
      }
});

test('a moment of the day that is told anyway is its time alone', () => {
  const { moment } = timeThere('Europe/Moscow', 'ru');
  expect(moment('2022-01-24T21:30:00Z', '2022-01-25')).toBe('00:30');
  expect(moment('2022-01-24T21:30:00Z', '2022-01-24')).toBe('00:30, 25 янв.');
});

test('dates are told in words of each language, and a year in Russian without the word for it', () => {
  const [ru, en] = [dateWords('ru'), dateWords('en')];
  expect([ru.day('2022-01-24'), en.day('2022-01-24')]).toEqual(['24 января 2022', '24 January 2022']);
  expect([ru.long('2022-01-24'), en.long('2022-01-24')]).toEqual(['24 января, понедельник', '24 January, Monday']);
  expect([ru.weekday('2022-01-24'), ru.weekdayShort('2022-01-24'), en.weekdayShort('2022-01-24')]).toEqual([
    'понедельник',
    'пн',
    'Mon',
  ]);
  expect([ru.month('2026-12'), en.month('2026-12'), ru.monthName('2026-12')]).toEqual([
    'Декабрь 2026',
    'December 2026',
    'Декабрь',
  ]);
});

test('a time zone is one that the runtime knows', () => {
  expect(['Europe/Moscow', 'UTC', 'Europe/Atlantis', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
