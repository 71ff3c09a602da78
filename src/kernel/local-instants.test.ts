import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { dayIn } from './day-in.ts';
import { instantsAt, startOfDay, startOfNextDay } from './local-instants.ts';

/** The last three skip a midnight in spring, or have it twice in autumn. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Atlantic/Azores', 'America/Havana', 'America/Santiago'];
/** The seasons in which clocks change, each by its first and last day. */
const TIMES = [
  ['2026-03-01', '2026-04-10'],
  ['2026-09-01', '2026-09-10'],
  ['2026-10-20', '2026-11-05'],
] as [CalendarDate, CalendarDate][];

test.each(ZONES)('each day in %s begins with the first instant that has its date', (zone) => {
  const wrong: string[] = [];
  for (const [first, last] of TIMES) {
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const begin = startOfDay(day, zone);
      if (dayIn(begin, zone) !== day || dayIn(new Date(begin.getTime() - 1), zone) !== addDays(day, -1)) wrong.push(day);
    }
  }
  expect(wrong).toEqual([]);
});

test('where the clocks go back at one in the morning, the first of the two midnights begins the day', () => {
  expect(startOfDay('2026-11-01' as CalendarDate, 'America/Havana')).toEqual(new Date('2026-11-01T04:00:00Z'));
  expect(startOfDay('2026-03-08' as CalendarDate, 'America/Havana')).toEqual(new Date('2026-03-08T05:00:00Z'));
});

test('a day ends with the first instant of the next, also at the end of a year', () => {
  expect(startOfNextDay('2026-12-31' as CalendarDate, 'Europe/Moscow')).toEqual(new Date('2026-12-31T21:00:00Z'));
});

test.each([
  ['2026-11-01', '01:30', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
  ['2026-03-08', '02:30', ['2026-03-08T07:30:00.000Z']],
  ['2026-07-01', '12:00', ['2026-07-01T16:00:00.000Z']],
])('what is meant by the clocks of New York on %s at %s, which they may show twice or never: %j', (day, time, instants) => {
  const shown = instantsAt(day as CalendarDate, time, 'America/New_York');
  expect(shown.map((at) => at.toISOString())).toEqual(instants);
});
