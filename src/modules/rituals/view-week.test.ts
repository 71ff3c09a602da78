import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { memorySetting } from '#modules/settings/testing/memory-settings.ts';
import { createViewWeek } from './view-week.ts';

const name = { ru: 'Ганеша-яга', en: 'Ganesha Yagya' };
const closed = {
  from: '2026-11-28' as CalendarDate,
  to: '2026-11-28' as CalendarDate,
  reason: { ru: 'Храм закрыт', en: 'Closed' },
};
const asked: string[] = [];
const view = (now = '2026-11-25T10:00:00Z') =>
  createViewWeek({
    week: {
      ofWeek: async (from) => {
        asked.push(from);
        return [{ day: '2026-11-24' as CalendarDate, itemId: 'ganesha', name, count: 3, begins: 2 }];
      },
    },
    closedDays: memorySetting([{ version: 1, value: [closed] }]),
    dayCapacity: memorySetting([{ version: 1, value: 2 }]),
    // A week may be full on each of its days.
    fullDays: { from: async (_, most) => (most < 7 ? [] : ['2026-11-25' as CalendarDate, '2026-12-24' as CalendarDate]) },
    clock: createTestClock(now).clock,
    timeZone: 'Europe/Moscow',
  });

test('a week has seven days with their rituals, and tells which are closed and which are full', async () => {
  const { days, today, capacity } = await view()(staffCaller('priest'), undefined);
  expect([today, asked.at(-1), days.length, capacity]).toEqual(['2026-11-25', '2026-11-23', 7, 2]);
  expect(days.filter(({ isFull }) => isFull).map(({ day }) => day)).toEqual(['2026-11-25']);
  expect(days.filter((day) => day.closed).map(({ day, closed }) => [day, closed?.reason.en])).toEqual([['2026-11-28', 'Closed']]);
  expect(days.slice(0, 2).map(({ rituals }) => rituals)).toEqual([[], [{ itemId: 'ganesha', name, count: 3, begins: 2 }]]);
});

test('seven days may begin on any day', async () => {
  const { days } = await view()(staffCaller('priest'), '2026-11-24');
  expect([asked.at(-1), days[0]?.day, days[6]?.day]).toEqual(['2026-11-24', '2026-11-24', '2026-11-30']);
});

test.each([
  ['2026-11-22T20:59:00Z', '2026-11-16'],
  ['2026-11-22T21:00:00Z', '2026-11-23'],
])('by the clock of the shop, which is three hours ahead, the week of %s begins on Monday, %s', async (now, monday) => {
  await view(now)(staffCaller('priest'), undefined);
  expect(asked.at(-1)).toBe(monday);
});

test('a day that the calendar does not have is refused', async () => {
  const fields = [{ path: ['query', 'from'], code: 'no_such_day' as const }];
  await expect(view()(staffCaller('priest'), '2026-02-30')).rejects.toEqual(refusal('invalid_request', { fields }));
});

test('reading the week needs the permission to perform rituals', async () => {
  await expect(view()(staffCaller('editor'), undefined)).rejects.toEqual(refusal('not_allowed'));
});
