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
const view = (capacity: number, now = '2026-11-25T10:00:00Z') =>
  createViewWeek({
    week: {
      ofWeek: async (from) => {
        asked.push(from);
        return [{ day: '2026-11-24' as CalendarDate, itemId: 'ganesha', name, count: 3, begins: 2 }];
      },
    },
    closedDays: memorySetting([{ version: 1, value: [closed] }]),
    dayCapacity: memorySetting([{ version: 1, value: capacity }]),
    // More rituals than the week lists begin on a full day.
    fullDays: {
      from: async (_: CalendarDate, limit: number) =>
        capacity === 0 || limit < 7 ? [] : ['2026-11-25' as CalendarDate, '2026-12-24' as CalendarDate],
    },
    clock: createTestClock(now).clock,
    timeZone: 'Europe/Moscow',
  });

test('a week has seven days with their rituals, whether they are closed, and whether they are full', async () => {
  const { days, today } = await view(2)(staffCaller('priest'), undefined);
  expect([today, asked.at(-1), days.length]).toEqual(['2026-11-25', '2026-11-23', 7]);
  expect(days.map(({ isFull }) => isFull)).toEqual([false, false, true, false, false, false, false]);
  expect(days.map((day) => day.closed?.reason.en)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'Closed',
    undefined,
  ]);
  expect(days.slice(0, 2).map(({ rituals }) => rituals)).toEqual([[], [{ itemId: 'ganesha', name, count: 3, begins: 2 }]]);
  expect((await view(0)(staffCaller('priest'), '2026-11-24')).days.map(({ isFull }) => isFull)).not.toContain(true);
  expect(asked.at(-1)).toBe('2026-11-24');
});

test.each(['2026-11-22T20:59:00Z', '2026-11-22T21:00:00Z'])(
  'the week of %s begins on Monday by the clock of the shop',
  async (now) => {
    await view(0, now)(staffCaller('priest'), undefined);
    expect(asked.at(-1)).toBe(now < '2026-11-22T21' ? '2026-11-16' : '2026-11-23');
  },
);

test('a day that the calendar does not have is refused, and so is a member who may not perform rituals', async () => {
  const fields = [{ path: ['query', 'from'], code: 'no_such_day' as const }];
  await expect(view(0)(staffCaller('priest'), '2026-02-30')).rejects.toEqual(refusal('invalid_request', { fields }));
  await expect(view(0)(staffCaller('editor'), undefined)).rejects.toEqual(refusal('not_allowed'));
});
