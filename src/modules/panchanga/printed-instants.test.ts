import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { almanacOf, type Day } from './day.ts';

// Instants that published almanacs of the Drik method print for New Delhi, cut to the minute, India Standard Time.
const DELHI = { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' };

const TWO_MINUTES = 120_000;
const at = (printed: string) => new Date(`${printed.replace(' ', 'T')}:30+05:30`).getTime();

function expectNear(instant: Date | null | undefined, printed: string) {
  expect(Math.abs((instant?.getTime() ?? 0) - at(printed)), `${instant?.toISOString()} for ${printed}`).toBeLessThan(TWO_MINUTES);
}

function dayOfDelhi(date: string): Day {
  const day = almanacOf(DELHI).day(date as CalendarDate);
  if (!day) throw new Error(`The almanac lacks ${date} for New Delhi`);
  return day;
}

/** The item of a list that runs at the middle of a printed time. */
function within<Item extends { begin: Date; end: Date }>(list: (day: Day) => readonly Item[], begin: string, end: string) {
  const middle = (at(begin) + at(end)) / 2;
  const date = new Date(middle + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const days = [dayBefore(date), date].flatMap((day) => list(dayOfDelhi(day)));
  return days.find((item) => item.begin.getTime() <= middle && item.end.getTime() > middle);
}

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

describe('printed instants are met within two minutes', () => {
  test.each([
    [11, '2025-01-09 12:22', '2025-01-10 10:19'],
    [26, '2025-01-24 19:25', '2025-01-25 20:32'],
    [11, '2025-02-07 21:26', '2025-02-08 20:16'],
    [26, '2025-02-23 13:56', '2025-02-24 13:45'],
    [11, '2025-03-09 07:45', '2025-03-10 07:45'],
    [26, '2025-03-25 05:05', '2025-03-26 03:45'],
    [11, '2025-04-07 20:00', '2025-04-08 21:13'],
    [26, '2025-04-23 16:43', '2025-04-24 14:32'],
    [30, '2025-10-20 15:44', '2025-10-21 17:54'],
  ])('tithi %i from %s to %s', (number, begin, end) => {
    const tithi = within(({ tithis }) => tithis, begin, end);
    expect(tithi?.number).toBe(number);
    expectNear(tithi?.begin, begin);
    expectNear(tithi?.end, end);
  });

  test.each([
    ['2025-01-14 10:17', '2025-01-15 10:28'],
    ['2025-02-10 18:01', '2025-02-11 18:34'],
    ['2025-03-09 23:55', '2025-03-11 00:51'],
    ['2025-04-06 05:32', '2025-04-07 06:25'],
    ['2025-05-03 12:34', '2025-05-04 12:53'],
    ['2025-05-30 21:29', '2025-05-31 21:07'],
  ])('the Moon in Pushya from %s to %s', (begin, end) => {
    const nakshatra = within(({ nakshatras }) => nakshatras, begin, end);
    expect(nakshatra?.number).toBe(8);
    expectNear(nakshatra?.begin, begin);
    expectNear(nakshatra?.end, end);
  });

  test('the whole of 24 January 2022', () => {
    const day = dayOfDelhi('2022-01-24');
    expectNear(day.sunrise, '2022-01-24 07:13');
    expectNear(day.sunset, '2022-01-24 17:54');
    expectNear(day.moonset, '2022-01-24 11:08');
    expectNear(day.moonrise, '2022-01-24 23:55');
    expect(day.tithis[0]?.number).toBe(21);
    expectNear(day.tithis[0]?.end, '2022-01-24 08:43');
    expect(day.nakshatras[0]?.number).toBe(13);
    expectNear(day.nakshatras[0]?.end, '2022-01-24 11:15');
    expect(day.yogas[0]?.number).toBe(7);
    expectNear(day.yogas[0]?.end, '2022-01-24 11:12');
    expect(day.karanas.map(({ number }) => number)).toEqual([42, 43, 44]);
    expectNear(day.karanas[0]?.end, '2022-01-24 08:43');
    expectNear(day.karanas[1]?.end, '2022-01-24 20:19');
    expect(day.rashis.moon[0]?.number).toBe(6);
    expectNear(day.rashis.moon[0]?.end, '2022-01-24 23:08');
    expect(day).toMatchObject({
      vara: { number: 1 },
      masa: { amanta: 10, purnimanta: 11, isAdhika: false },
      paksha: 'krishna',
      samvat: { vikram: 2078, shaka: 1943 },
    });
  });

  test.each([
    ['brahma', '05:26', '06:20'],
    ['abhijit', '12:12', '12:55'],
    ['vijaya', '14:20', '15:03'],
    ['godhuli', '17:51', '18:18'],
    ['amrita', '04:36', '06:11', '2022-01-25'],
    ['rahu', '08:33', '09:53'],
    ['yamaganda', '11:13', '12:33'],
  ])('%s of that day from %s to %s', (id, begin, end, date = '2022-01-24') => {
    const muhurta = dayOfDelhi('2022-01-24').muhurtas.find((each) => each.id === id);
    expectNear(muhurta?.begin, `${date} ${begin}`);
    expectNear(muhurta?.end, `${date} ${end}`);
  });
});
