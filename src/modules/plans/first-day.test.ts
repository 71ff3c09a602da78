import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { findPlace } from '#modules/panchanga/index.ts';
import { firstDayLines } from './first-day.ts';
import { anAdvisedDay } from './testing/advised-day.ts';

const date = '2027-03-10' as CalendarDate;

test('the hours of a first day are written by the clocks at the fire and by those of the reader', () => {
  expect(firstDayLines(anAdvisedDay(), { date, language: 'en', timeZone: 'Europe/Moscow' })).toEqual([
    'The first day by the almanac. A good day: tithi Shukla Chaturthi, nakshatra Shravana.',
    'Hours at the fire (Varanasi, UTC+5:30): 06:13 – 07:40; 15:30 – 18:01',
    'By your clock (UTC+3): 03:43 – 05:10; 13:00 – 15:31',
  ]);
  expect(firstDayLines(anAdvisedDay(), { date, language: 'ru', timeZone: 'Europe/Moscow' })).toEqual([
    'Первый день по панчанге. Хороший день: титхи Шукла Чатуртхи, накшатра Шравана.',
    'Часы у огня (Варанаси, UTC+5:30): 06:13 – 07:40; 15:30 – 18:01',
    'По вашим часам (UTC+3): 03:43 – 05:10; 13:00 – 15:31',
  ]);
});

test('an hour that falls on another date for the reader has that date', () => {
  const [, , here] = firstDayLines(anAdvisedDay(), { date, language: 'en', timeZone: 'America/New_York' });
  expect(here).toBe('By your clock (UTC-5): 19:43, 9 Mar – 21:10, 9 Mar; 05:00 – 07:31');
});

test.each(['Asia/Kolkata', 'Asia/Colombo', undefined])(
  'the hours are written once for a reader whose clock agrees or is not known: %s',
  (timeZone) => {
    expect(firstDayLines(anAdvisedDay(), { date, language: 'en', timeZone })).toHaveLength(2);
  },
);

test('on a day when the clocks change the offset is the one at the first hour', () => {
  const hours = [{ begin: new Date('2027-03-28T00:30:00Z'), end: new Date('2027-03-28T01:30:00Z') }];
  const summer = { date: '2027-03-28' as CalendarDate, language: 'en', timeZone: 'Europe/Berlin' } as const;
  expect(firstDayLines(anAdvisedDay({ hours }), summer)[2]).toBe('By your clock (UTC+1): 01:30 – 03:30');
});

test('a day without hours, such as one without a sunrise, has no lines about hours', () => {
  const day = anAdvisedDay({ hours: [], fire: findPlace({ city: 'reykjavik' }) });
  expect(firstDayLines(day, { date, language: 'en', timeZone: 'Europe/Moscow' })).toHaveLength(1);
});
