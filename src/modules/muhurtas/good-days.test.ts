import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { aRule, createMuhurtasMemory, varanasi } from './testing/memory-muhurtas.ts';

/** The one of the four days that the rule is for: the Sun rises in the bright fourth on 12 January 2027. */
const rules = [aRule({ on: 'tithi', values: ['4'], weight: 3 })];
const fourDays = { service: 'ganesha', from: '2027-01-11', days: 4 };

test('days come in their order, ranked from the best, and of days alike from the earliest', async () => {
  const { place, days } = await createMuhurtasMemory({ rules }).list(fourDays);
  expect(place).toEqual(varanasi);
  expect(days.map(({ date, tithi, quality, rank, for: reasons }) => [date, tithi, quality, rank, reasons.length])).toEqual([
    ['2027-01-11', 3, 'neutral', 2, 0],
    ['2027-01-12', 4, 'best', 1, 1],
    ['2027-01-13', 5, 'neutral', 3, 0],
    ['2027-01-14', 6, 'neutral', 4, 0],
  ]);
});

test('a day tells neither its score nor, without a city, the hours there', async () => {
  const { days } = await createMuhurtasMemory({ rules }).list(fourDays);
  expect(days.filter((day) => 'score' in day || 'hoursThere' in day)).toEqual([]);
  expect(days).toHaveLength(4);
});

test('a day that is closed or full is judged all the same, and marked', async () => {
  const reason = { ru: 'Праздник', en: 'A feast' };
  const closed = [{ from: '2027-01-12' as CalendarDate, to: '2027-01-13' as CalendarDate, reason }];
  const { days } = await createMuhurtasMemory({ rules, closed, full: ['2027-01-14' as CalendarDate] }).list(fourDays);
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
  const here = await list(fourDays);
  const there = await list({ ...fourDays, city: 'moscow' });
  expect(there.days.map(({ hoursThere: _, ...day }) => day)).toEqual(here.days);
  // In UTC the January Sun rises after one o'clock in Varanasi, and after five in Moscow.
  const [{ hours, hoursThere } = { hours: [] }] = there.days;
  expect([hours, hoursThere].map((spans) => spans?.[0]?.begin.getUTCHours())).toEqual([1, 5]);
});

/** Samoa left out 30 December 2011. */
const overTheLeap = { service: 'ganesha', from: '2011-12-29', days: 3 };

test('a date that the fire never had is missing', async () => {
  const { days } = await createMuhurtasMemory({ fire: 'apia' }).list(overTheLeap);
  expect(days.map(({ date, rank }) => [date, rank])).toEqual([
    ['2011-12-29', 1],
    ['2011-12-31', 2],
  ]);
});

test('a date that the city never had has no hours there', async () => {
  const { days } = await createMuhurtasMemory().list({ ...overTheLeap, city: 'apia' });
  expect(days.map(({ hoursThere }) => hoursThere?.length)).toEqual([1, 0, 1]);
});

test('without a date the days begin today at the fire', async () => {
  // A minute past midnight of the 12th in Varanasi.
  const { days } = await createMuhurtasMemory({ now: '2027-01-11T18:31:00Z' }).list({ service: 'ganesha', days: 1 });
  expect(days.map(({ date }) => date)).toEqual(['2027-01-12']);
});

test('a ritual is found by its address, too', async () => {
  expect((await createMuhurtasMemory().list({ ...fourDays, service: 'ganesha-yagya' })).days).toHaveLength(4);
});

test('an unknown ritual or city is not found', async () => {
  const { list } = createMuhurtasMemory();
  await expect(list({ ...fourDays, service: 'nothing' })).rejects.toEqual(refusal('not_found'));
  await expect(list({ ...fourDays, city: 'nowhere' })).rejects.toEqual(refusal('not_found'));
});

test('days beyond the almanac are refused', async () => {
  const beyond = { service: 'ganesha', from: '2100-12-31', days: 2 };
  await expect(createMuhurtasMemory().list(beyond)).rejects.toMatchObject({ code: 'invalid_request' });
});
