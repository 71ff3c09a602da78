import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { anItem } from '#modules/orders/testing/orders.ts';
import { firstFreeDay, mayGetAnother, moveRulesAt, movingOf, mustAsk, whyStays } from './moving.ts';

const day = (text: string) => text as CalendarDate;
const at = new Date('2026-11-20T09:00:00Z');
/** On 20 November, with three days of notice. */
const rules = moveRulesAt(at, { timeZone: 'Europe/Moscow', noticeDays: 3 });
const on = (startDate: string, changes: object = {}) => anItem({ startDate: day(startDate), ...changes });
const undated = anItem();

test('today is the date in the shop, and the earliest day is one that is not over everywhere on Earth', () => {
  expect(rules).toEqual({ today: '2026-11-20', earliest: '2026-11-19', noticeDays: 3 });
  expect(moveRulesAt(new Date('2026-11-20T21:00:00Z'), { timeZone: 'Europe/Moscow', noticeDays: 0 }).today).toBe('2026-11-21');
});

test('the first free day is as many days ahead as the shop wants to know before', () => {
  expect([firstFreeDay(rules), firstFreeDay({ ...rules, noticeDays: 0 })]).toEqual(['2026-11-23', '2026-11-20']);
});

test.each([
  ['is far away', on('2026-11-30'), { way: 'plan', until: '2026-11-27' }],
  ['is three days away', on('2026-11-23'), { way: 'plan', until: '2026-11-20' }],
  ['is nearer', on('2026-11-22'), { way: 'ask', because: 'soon' }],
  ['is prepared', on('2026-11-30', { preparedAt: at }), { way: 'ask', because: 'prepared' }],
  ['has no day', undated, { way: 'plan' }],
  ['has begun', on('2026-11-30', { begunAt: at, preparedAt: at }), { way: 'none' }],
])('the way to another day of a ritual that %s', (_, item, way) => {
  expect(movingOf(item, rules)).toEqual(way);
});

test.each([
  ['may move', on('2026-11-23'), '2026-11-23', undefined],
  ['goes to a day that is too near', on('2026-11-30'), '2026-11-22', 'new_day_soon'],
  ['is too near', on('2026-11-22'), '2026-11-30', 'soon'],
  ['is prepared', on('2026-11-30', { preparedAt: at }), '2026-12-01', 'prepared'],
  ['has begun', on('2026-11-30', { begunAt: at }), '2026-12-01', 'begun'],
  ['has no day yet', undated, '2026-11-19', undefined],
  ['would get a day that is over', undated, '2026-11-18', 'day_over'],
] as const)('a plan gives a ritual that %s another day, or tells why not', (_, item, to, reason) => {
  expect(whyStays(item, day(to), rules)).toBe(reason);
});

test.each([
  ['is far away, and would come near', on('2026-11-30'), '2026-11-22', true],
  ['is far away, and stays so', on('2026-11-30'), '2026-11-23', false],
  ['is near', on('2026-11-22'), '2026-11-30', true],
  ['is near, and stays on its day', on('2026-11-22'), '2026-11-22', false],
  ['has begun', on('2026-11-22', { begunAt: at }), '2026-11-30', false],
  ['has no day, though the plan cannot set this one', undated, '2026-11-18', false],
])('for a ritual that %s, another day takes a wish only when the plan cannot set it', (_, item, to, expected) => {
  expect(mustAsk(item, day(to), rules)).toBe(expected);
});

test('a ritual may get any day but its own', () => {
  expect([mayGetAnother(undated, day('2026-11-30')), mayGetAnother(on('2026-11-30'), day('2026-11-30'))]).toEqual([true, false]);
});
