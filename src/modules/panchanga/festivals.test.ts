import { expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { almanacOf } from './day.ts';

// Days that published almanacs give for New Delhi.
const almanac = almanacOf({ latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' });

/** What is observed on the days from a first one on. */
const observedFrom = (first: string, days: number) =>
  Array.from({ length: days }, (_, day) => addDays(first as CalendarDate, day)).flatMap((date) =>
    (almanac.day(date)?.festivals ?? []).map(({ id }) => ({ id, date })),
  );

test.each([
  [
    2023,
    {
      'maha-shivaratri': '2023-02-18',
      'akshaya-tritiya': '2023-04-22',
      'nirjala-ekadashi': '2023-05-31',
      'padmini-ekadashi': '2023-07-29',
      'parama-ekadashi': '2023-08-12',
      'ganesha-chaturthi': '2023-09-19',
      'sharad-navaratri': '2023-10-15',
      diwali: '2023-11-12',
      'mokshada-ekadashi-smarta': '2023-12-22',
      'mokshada-ekadashi-vaishnava': '2023-12-23',
    },
  ],
  [
    2024,
    {
      'vasanta-panchami': '2024-02-14',
      'maha-shivaratri': '2024-03-08',
      'akshaya-tritiya': '2024-05-10',
      'ganesha-chaturthi': '2024-09-07',
      'sharad-navaratri': '2024-10-03',
      'papankusha-ekadashi-smarta': '2024-10-13',
      'papankusha-ekadashi-vaishnava': '2024-10-14',
      diwali: '2024-10-31',
    },
  ],
  [
    2025,
    {
      'vasanta-panchami': '2025-02-02',
      'maha-shivaratri': '2025-02-26',
      'papamochani-ekadashi-smarta': '2025-03-25',
      'papamochani-ekadashi-vaishnava': '2025-03-26',
      'akshaya-tritiya': '2025-04-30',
      'ganesha-chaturthi': '2025-08-27',
      'sharad-navaratri': '2025-09-22',
      diwali: '2025-10-20',
      'prabodhini-ekadashi-smarta': '2025-11-01',
      'prabodhini-ekadashi-vaishnava': '2025-11-02',
    },
  ],
])(
  'the festivals of %i stand on the days of published almanacs, and on these alone',
  (year, published: Record<string, string>) => {
    const observed = observedFrom(`${year}-01-01`, year % 4 === 0 ? 366 : 365).filter(({ id }) => id in published);
    expect(observed).toEqual(Object.entries(published).map(([id, date]) => ({ id, date })));
  },
);

test.each([
  ['pradosha', 2025, '01-11 01-27 02-09 02-25 03-11 03-27 04-10 04-25 05-09 05-24 06-08 06-23'],
  ['pradosha', 2025, '07-08 07-22 08-06 08-20 09-05 09-19 10-04 10-18 11-03 11-17 12-02 12-17'],
  // Among these are fourths in which the Moon never rises.
  ['sankashti', 2023, '01-10 02-09 03-11 04-09 05-08 06-07 07-06 08-04 09-03 10-02 11-01 11-30 12-30'],
  ['sankashti', 2024, '01-29 02-28 03-28 04-27 05-26 06-25 07-24 08-22 09-21 10-20 11-18 12-18'],
  ['sankashti', 2025, '01-17 02-16 03-17 04-16 05-16 06-14 07-14 08-12 09-10 10-10 11-08 12-07'],
])('%s of %i comes when published almanacs print it: %s', (id, year, printed) => {
  const days = printed.split(' ').map((day) => `${year}-${day}`);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const observed = observedFrom(first, daysBetween(first as CalendarDate, last as CalendarDate) + 1);
  expect(observed.filter((festival) => festival.id === id).map(({ date }) => date)).toEqual(days);
});

test('a year with an added month has each of 26 ekadashis once, by either reckoning', () => {
  // From the new year of Vikram 2083 until the next one.
  const ids = observedFrom('2026-03-19', 384)
    .map(({ id }) => id)
    .filter((id) => id.includes('ekadashi'));
  for (const [kept, other] of [
    ['-smarta', '-vaishnava'],
    ['-vaishnava', '-smarta'],
  ] as const) {
    const names = ids.filter((id) => !id.endsWith(other)).map((id) => id.replace(kept, ''));
    expect(names).toHaveLength(26);
    expect(new Set(names).size).toBe(26);
  }
});
