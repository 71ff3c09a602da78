import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { anItem } from '#modules/orders/testing/orders.ts';
import { firstFreeDay, mayGetAnother, moveRulesAt, movingOf, mustAsk, whyStays } from './moving.ts';

const day = (text: string) => text as CalendarDate;
const at = new Date('2026-11-20T09:00:00Z');
const rules = moveRulesAt(at, { timeZone: 'Europe/Moscow', noticeDays: 3 });
const on = (startDate: string, changes: object = {}) => anItem({ startDate: day(startDate), ...changes });
const undated = anItem();

test('today is the date in the shop, and a day is over only when it is over everywhere on Earth', () => {
  expect(rules).toEqual({ today: '2026-11-20', earliest: '2026-11-19', noticeDays: 3 });
  const late = moveRulesAt(new Date('2026-11-20T21:00:00Z'), { timeZone: 'Europe/Moscow', noticeDays: 0 });
  expect([late.today, firstFreeDay(late)]).toEqual(['2026-11-21', '2026-11-21']);
  expect(firstFreeDay(rules)).toBe('2026-11-23');
});

test('another day can be chosen in the plan until three days before, and after that only by asking', () => {
  expect(movingOf(on('2026-11-30'), rules)).toEqual({ way: 'plan', until: '2026-11-27' });
  expect(movingOf(on('2026-11-23'), rules)).toEqual({ way: 'plan', until: '2026-11-20' });
  expect(movingOf(on('2026-11-22'), rules)).toEqual({ way: 'ask', because: 'soon' });
  expect(movingOf(on('2026-11-30', { preparedAt: at }), rules)).toEqual({ way: 'ask', because: 'prepared' });
});

test('a ritual without a day can get one in the plan, and one that has begun keeps its day', () => {
  expect(movingOf(undated, rules)).toEqual({ way: 'plan' });
  expect(movingOf(on('2026-11-30', { begunAt: at, preparedAt: at }), rules)).toEqual({ way: 'none' });
});

test.each([
  ['may move', on('2026-11-23'), '2026-11-23', undefined],
  ['goes to a day that is too near', on('2026-11-30'), '2026-11-22', 'new_day_soon'],
  ['is too near', on('2026-11-22'), '2026-11-30', 'soon'],
  ['is prepared', on('2026-11-30', { preparedAt: at }), '2026-12-01', 'prepared'],
  ['has begun', on('2026-11-30', { begunAt: at }), '2026-12-01', 'begun'],
  ['has no day yet', undated, '2026-11-19', undefined],
  ['would get a day that is over', undated, '2026-11-18', 'day_over'],
] as const)('a ritual that %s', (_, item, to, reason) => {
  expect(whyStays(item, day(to), rules)).toBe(reason);
});

test('a wish is needed for a ritual that has a day and may get another, when the plan cannot set it', () => {
  expect(mustAsk(on('2026-11-30'), day('2026-11-22'), rules)).toBe(true);
  expect(mustAsk(on('2026-11-30'), day('2026-11-23'), rules)).toBe(false);
  expect(mustAsk(on('2026-11-22'), day('2026-11-30'), rules)).toBe(true);
  expect(mustAsk(on('2026-11-22'), day('2026-11-22'), rules)).toBe(false);
  expect(mustAsk(on('2026-11-22', { begunAt: at }), day('2026-11-30'), rules)).toBe(false);
  expect(mustAsk(undated, day('2026-11-18'), rules)).toBe(false);
  expect([mayGetAnother(undated, day('2026-11-30')), mayGetAnother(on('2026-11-30'), day('2026-11-30'))]).toEqual([true, false]);
});
