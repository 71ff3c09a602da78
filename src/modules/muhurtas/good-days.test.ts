import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { FieldCode } from '#kernel/errors.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { aRule, createMuhurtasMemory, varanasi } from './testing/memory-muhurtas.ts';

/** The Sun rises in the bright fourth on 12 January 2027. */
const rules = [aRule()];
const week = { service: 'ganesha', from: '2027-01-11', days: 4 };

test('days come in their order with their judgement, the best has the first rank, and of two alike the earlier one', async () => {
  const { list } = createMuhurtasMemory({ rules });
  const { place, days } = await list(week);
  expect(place).toEqual(varanasi);
  expect(days.map(({ date, tithi, quality, rank }) => [date, tithi, quality, rank])).toEqual([
    ['2027-01-11', 3, 'neutral', 2],
    ['2027-01-12', 4, 'best', 1],
    ['2027-01-13', 5, 'neutral', 3],
    ['2027-01-14', 6, 'neutral', 4],
  ]);
  expect(days.map(({ for: reasons }) => reasons.length)).toEqual([0, 1, 0, 0]);
  expect(days.every((day) => !('score' in day || 'hoursThere' in day))).toBe(true);
});

test('a day that is closed or full is judged all the same, and marked', async () => {
  const reason = { ru: 'Праздник', en: 'A feast' };
  const closed = [{ from: '2027-01-12' as CalendarDate, to: '2027-01-13' as CalendarDate, reason }];
  const { days } = await createMuhurtasMemory({ rules, closed, full: ['2027-01-14' as CalendarDate] }).list(week);
  expect(days.map(({ isClosed, isFull }) => [isClosed, isFull])).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, true],
  ]);
  expect(days[1]?.rank).toBe(1);
});

test('another city adds the hours of its own Sun, and changes nothing else', async () => {
  const { list } = createMuhurtasMemory({ rules });
  const here = await list(week);
  const there = await list({ ...week, city: 'moscow' });
  expect(there.days.map(({ hoursThere: _, ...day }) => day)).toEqual(here.days);
  const daylight = there.days.map(({ hours, hoursThere = [] }) => [hours, hoursThere].map(([span]) => span?.begin.getUTCHours()));
  expect(daylight[0]).toEqual([1, 5]);
});

test('a date that the fire never had is missing, and one that the city never had has no hours there', async () => {
  const leap = { service: 'ganesha', from: '2011-12-29', days: 3 };
  const { days } = await createMuhurtasMemory({ fire: 'apia' }).list(leap);
  expect(days.map(({ date, rank }) => [date, rank])).toEqual([
    ['2011-12-29', 1],
    ['2011-12-31', 2],
  ]);
  const there = await createMuhurtasMemory().list({ ...leap, city: 'apia' });
  expect(there.days.map(({ hoursThere }) => hoursThere?.length)).toEqual([1, 0, 1]);
});

test('without a date the days begin today at the fire, also for a ritual that is named by its address', async () => {
  const { list } = createMuhurtasMemory({ now: '2027-01-11T18:31:00Z' });
  const { days } = await list({ service: 'ganesha-yagya', days: 1 });
  expect(days.map(({ date }) => date)).toEqual(['2027-01-12']);
});

test('an unknown ritual or city is not found', async () => {
  const { list } = createMuhurtasMemory();
  await expect(list({ ...week, service: 'nothing' })).rejects.toEqual(refusal('not_found'));
  await expect(list({ ...week, city: 'nowhere' })).rejects.toEqual(refusal('not_found'));
});

test.each<[string, number, FieldCode, string?]>([
  ['1899-12-31', 1, 'no_such_day'],
  ['2101-01-01', 1, 'date_too_far', '31 December 2100'],
  ['2100-12-31', 2, 'date_too_far', '30 December 2100'],
  ['9999-12-31', 366, 'date_too_far', '31 December 2099'],
  ['2027-02-30', 1, 'no_such_day'],
])('days beyond the almanac are refused: from %s %d', async (from, days, code, en) => {
  const names = en === undefined ? {} : { names: expect.objectContaining({ en }) };
  const refused = refusal('invalid_request', { fields: [{ path: ['query', 'from'], code, ...names }] });
  await expect(createMuhurtasMemory().list({ service: 'ganesha', from, days })).rejects.toEqual(refused);
});

test.each([
  ['1900-01-01', 1],
  ['2100-12-30', 2],
])('the almanac reaches from its first day to its last: from %s %d', async (from, days) => {
  expect((await createMuhurtasMemory().list({ service: 'ganesha', from, days })).days).toHaveLength(days);
});
