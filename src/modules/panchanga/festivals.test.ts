import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { almanacOf } from './day.ts';

// Days that published almanacs give for New Delhi.
const almanac = almanacOf({ latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' });

/** Every day of a year on which something of this name is observed. */
function daysOf(year: number, id: string): readonly string[] {
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: 366 }, (_, day) => new Date(first + day * 86_400_000).toISOString().slice(0, 10))
    .filter((date) => date.startsWith(String(year)))
    .filter((date) => almanac.day(date as CalendarDate)?.festivals.some((festival) => festival.id === id));
}

describe('festivals stand on the days of published almanacs', () => {
  test.each([
    ['diwali', 2023, '2023-11-12'],
    ['diwali', 2024, '2024-10-31'],
    ['diwali', 2025, '2025-10-20'],
    ['ganesha-chaturthi', 2023, '2023-09-19'],
    ['ganesha-chaturthi', 2024, '2024-09-07'],
    ['ganesha-chaturthi', 2025, '2025-08-27'],
    ['vasanta-panchami', 2024, '2024-02-14'],
    ['vasanta-panchami', 2025, '2025-02-02'],
    ['maha-shivaratri', 2023, '2023-02-18'],
    ['maha-shivaratri', 2024, '2024-03-08'],
    ['maha-shivaratri', 2025, '2025-02-26'],
    ['akshaya-tritiya', 2023, '2023-04-22'],
    ['akshaya-tritiya', 2024, '2024-05-10'],
    ['akshaya-tritiya', 2025, '2025-04-30'],
    ['sharad-navaratri', 2023, '2023-10-15'],
    ['sharad-navaratri', 2024, '2024-10-03'],
    ['sharad-navaratri', 2025, '2025-09-22'],
    ['nirjala-ekadashi', 2023, '2023-05-31'],
    ['padmini-ekadashi', 2023, '2023-07-29'],
    ['parama-ekadashi', 2023, '2023-08-12'],
    ['papamochani-ekadashi-smarta', 2025, '2025-03-25'],
    ['papamochani-ekadashi-vaishnava', 2025, '2025-03-26'],
  ])('%s of %i on %s', (id, year, date) => {
    expect(daysOf(year, id)).toEqual([date]);
  });
});

test('a year with an added month has each of 26 ekadashis once, by either reckoning', () => {
  // From the new year of Vikram 2083 until the next one.
  const ids = Array.from({ length: 384 }, (_, day) => new Date(Date.UTC(2026, 2, 19 + day)).toISOString().slice(0, 10))
    .flatMap((date) => almanac.day(date as CalendarDate)?.festivals ?? [])
    .filter(({ id }) => id.includes('ekadashi'))
    .map(({ id }) => id);
  for (const [kept, other] of [
    ['-smarta', '-vaishnava'],
    ['-vaishnava', '-smarta'],
  ] as const) {
    const names = ids.filter((id) => !id.endsWith(other)).map((id) => id.replace(kept, ''));
    expect(names).toHaveLength(26);
    expect(new Set(names).size).toBe(26);
  }
});
