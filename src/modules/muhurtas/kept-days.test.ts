import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Day, ReadDays } from '#modules/panchanga/index.ts';
import { keepDays } from './kept-days.ts';

const fire = { latitude: 25.32, longitude: 82.97, timeZone: 'Asia/Kolkata' };
const date = (text: string) => text as CalendarDate;

function counted() {
  const asked: string[] = [];
  const readDays: ReadDays = async (_, from, days) => {
    asked.push(`${from} ${days}`);
    return Array.from({ length: days }, (__, step) => ({ date: addDays(from, step) }) as Day);
  };
  return { asked, readDays };
}

test('days across months are the days that were asked for', async () => {
  const days = await keepDays(counted().readDays)(fire, date('2028-01-30'), 33);
  expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual(['2028-01-30', '2028-03-02', 33]);
});

test('each month is computed once, and whole', async () => {
  const { asked, readDays } = counted();
  const kept = keepDays(readDays);
  await kept(fire, date('2028-01-30'), 33);
  await kept(fire, date('2028-02-10'), 5);
  await kept(fire, date('2028-03-01'), 31);
  expect(asked).toEqual(['2028-01-01 31', '2028-02-01 29', '2028-03-01 31']);
});

test.each([{ latitude: 55.75 }, { longitude: 37.62 }, { timeZone: 'Asia/Colombo' }])(
  'a month is computed again for a place that differs by %o',
  async (other) => {
    const { asked, readDays } = counted();
    const kept = keepDays(readDays);
    await kept(fire, date('2028-02-10'), 5);
    await kept({ ...fire, ...other }, date('2028-02-10'), 5);
    expect(asked).toHaveLength(2);
  },
);

test('seventy-two months are kept, and the next replaces the one that nobody has asked for the longest', async () => {
  const { asked, readDays } = counted();
  const kept = keepDays(readDays);
  for (let year = 2028; year < 2034; year++) await kept(fire, date(`${year}-01-01`), 365);
  await kept(fire, date('2028-01-01'), 1);
  expect(asked).toHaveLength(72);
  await kept(fire, date('2034-01-01'), 1);
  await kept(fire, date('2028-01-01'), 1);
  await kept(fire, date('2028-02-01'), 1);
  expect(asked.slice(72)).toEqual(['2034-01-01 31', '2028-02-01 29']);
});

test('a month that failed is computed again', async () => {
  const { readDays } = counted();
  let isBusy = true;
  const kept = keepDays((...asked) => (isBusy ? Promise.reject(new ShopError('unavailable')) : readDays(...asked)));
  await expect(kept(fire, date('2027-01-01'), 3)).rejects.toMatchObject({ code: 'unavailable' });
  isBusy = false;
  expect(await kept(fire, date('2027-01-01'), 3)).toHaveLength(3);
});
