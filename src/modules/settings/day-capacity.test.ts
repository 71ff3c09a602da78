import { describe, expect, test, vi } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { type AuditState, memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createEditDayCapacity, createViewDayCapacity, hasRoom, requireRoom } from './day-capacity.ts';
import type { Setting } from './ports.ts';
import { memorySetting } from './testing/memory-settings.ts';

const DAY = '2026-12-10' as CalendarDate;

describe('a day', () => {
  test.each([
    ['without a bound takes any number', { capacity: 0, taken: 900 }, 50, true],
    ['takes what fits', { capacity: 3, taken: 1 }, 2, true],
    ['takes no more than fits', { capacity: 3, taken: 1 }, 3, false],
    ['that is full takes nothing', { capacity: 3, taken: 3 }, 1, false],
    ['that has more than its capacity takes nothing', { capacity: 3, taken: 5 }, 1, false],
    ['that is empty takes an order of any size', { capacity: 3, taken: 0 }, 7, true],
  ])('%s', (_, room, wanted, expected) => {
    expect(hasRoom(room, wanted)).toBe(expected);
  });

  test('that is full is refused at its field', async () => {
    const lock = vi.fn(async () => ({ capacity: 1, taken: 1 }));
    const full = { fields: [{ path: ['startDate'], code: 'day_full' as const }] };
    await expect(requireRoom({ lock }, DAY, 1)).rejects.toEqual(refusal('invalid_date', full));
    expect(lock).toHaveBeenCalledWith(DAY);
  });

  test('on which no place is needed is not locked', async () => {
    const lock = () => Promise.reject(new Error('It was locked'));
    await requireRoom({ lock }, DAY, 0);
  });
});

function setUp() {
  const versions: Setting<number>[] = [{ version: 0, value: 0 }];
  const state: AuditState = { ...memoryState(), actions: [] };
  const dayCapacity = memorySetting(versions);
  const transact = memoryTransact(state, { dayCapacity, audit: memoryAudit(state) });
  return { state, open: createViewDayCapacity({ dayCapacity }), edit: createEditDayCapacity({ transact, ...createTestClock() }) };
}

test('the second of two who change how many rituals a day takes is refused', async () => {
  const { state, open, edit } = setUp();
  const admin = staffCaller('administrator');
  expect(await edit(admin, 0, 12)).toEqual({ version: 1, value: 12 });
  await expect(edit(admin, 0, 5)).rejects.toEqual(refusal('changed_meanwhile'));
  expect(await open(admin)).toEqual({ version: 1, value: 12 });
  expect(state.actions).toMatchObject([
    { action: 'settings.day_capacity_changed', before: { ritualsADay: 0 }, after: { ritualsADay: 12 } },
  ]);
});

test('an operator neither reads nor changes how many rituals a day takes', async () => {
  const { open, edit } = setUp();
  await expect(open(staffCaller('operator'))).rejects.toEqual(refusal('not_allowed'));
  await expect(edit(staffCaller('operator'), 0, 3)).rejects.toEqual(refusal('not_allowed'));
});
