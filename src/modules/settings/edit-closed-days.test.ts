import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { closedOn } from './closed-days.ts';
import { createCountPlanned, createEditClosedDays, createViewClosedDaysInPanel } from './edit-closed-days.ts';
import { createClosedDaysMemory } from './testing/memory-settings.ts';

const admin = staffCaller('administrator');
const reason = { ru: 'Храм закрыт', en: 'The temple is closed' };
const entry = (from: string, to = from) => ({ from, to, reason });
const stored = (from: string, to = from) => ({ from: from as CalendarDate, to: to as CalendarDate, reason });

function setUp({ now = '2026-11-20T10:00:00Z', timeZone = 'Europe/Moscow', entries = [stored('2026-12-31')] } = {}) {
  const memory = createClosedDaysMemory(entries);
  const deps = { ...memory, clock: createTestClock(now).clock, timeZone };
  const planned = {
    beginningOn: async (from: CalendarDate, to: CalendarDate) =>
      new Map([['2026-12-31', 2] as const, ['2027-01-02', 3] as const].filter(([day]) => from <= day && day <= to)) as Map<
        CalendarDate,
        number
      >,
  };
  return {
    ...memory,
    edit: createEditClosedDays(deps),
    open: createViewClosedDaysInPanel({ ...deps, planned }),
    count: createCountPlanned({ ...deps, planned }),
    value: () => memory.versions.at(-1)?.value,
  };
}

test('an entry closes its first and its last day, and not the days around them', () => {
  const list = [stored('2026-12-31', '2027-01-02')];
  const closed = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'].map((day) => closedOn(list, day));
  expect(closed.map(Boolean)).toEqual([false, true, true, true, false]);
});

test('the list is stored in the order of its days with trimmed reasons, and the log has what was added and removed', async () => {
  const { edit, value, state } = setUp();
  const spaced = { ...entry('2027-05-01', '2027-05-03'), reason: { ru: ' Храм закрыт ', en: 'The temple is closed\n' } };
  await edit(admin, 0, [spaced, entry('2027-01-01')]);
  const after = [stored('2027-01-01'), stored('2027-05-01', '2027-05-03')];
  expect(value()).toEqual(after);
  expect(state.actions).toMatchObject([
    {
      action: 'settings.closed_days_changed',
      subject: { kind: 'settings', id: 'closed-days' },
      by: 'administrator',
      before: { days: [stored('2026-12-31')] },
      after: { days: after },
    },
  ]);
});

test.each([
  ['Pacific/Kiritimati', '2026-11-19T10:30:00Z', '2026-11-20'],
  ['Pacific/Pago_Pago', '2026-11-21T10:30:00Z', '2026-11-20'],
  ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01'],
])('in %s a day leaves the list when it is over there', async (timeZone, now, today) => {
  const { edit, value } = setUp({ timeZone, now, entries: [] });
  const before = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  await edit(admin, 0, [entry(before), entry(today)]);
  expect(value()).toEqual([stored(today)]);
});

test('the second of two who edit the same list is refused, and nothing of the first is lost', async () => {
  const { edit, value } = setUp();
  const results = await Promise.allSettled([edit(admin, 0, [entry('2027-02-01')]), edit(admin, 0, [])]);
  expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'changed_meanwhile' } }]);
  expect(value()).toEqual([stored('2027-02-01')]);
});

test('an edit of a version yet to come is refused, and the list stays', async () => {
  const { edit, versions } = setUp();
  await expect(edit(admin, 1, [])).rejects.toEqual(refusal('changed_meanwhile'));
  expect(versions).toEqual([{ version: 0, value: [stored('2026-12-31')] }]);
});

test('a refusal names every day and reason that is wrong, and nothing is stored', async () => {
  const { edit, versions } = setUp();
  const wrong = [entry('2026-02-30'), entry('2027-01-03', '2027-01-02'), entry('2028-11-21'), entry('2024-11-18', '2026-12-01')];
  const silent = { ...entry('2027-01-01'), reason: { ru: 'Да', en: ' ' } };
  const fields = [
    { path: ['items', 0, 'from'], code: 'no_such_day' as const },
    { path: ['items', 0, 'to'], code: 'no_such_day' as const },
    { path: ['items', 1, 'to'], code: 'end_before_start' as const },
    { path: ['items', 2, 'to'], code: 'date_too_far' as const, names: { ru: '20 ноября 2028 г.', en: '20 November 2028' } },
    { path: ['items', 3, 'from'], code: 'date_in_past' as const },
    { path: ['items', 4, 'reason_en'], code: 'required' as const },
  ];
  await expect(edit(admin, 0, [...wrong, silent])).rejects.toEqual(refusal('invalid_request', { fields }));
  expect(versions).toHaveLength(1);
});

test.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]], [[1, 3, 0, 2]]])(
  'entries are sorted by their first, then by their last day: %j',
  async (order) => {
    const sorted = [entry('2027-01-01'), entry('2027-01-02'), entry('2027-01-02', '2027-01-05'), entry('2027-02-01')];
    const { edit, value } = setUp();
    await edit(
      admin,
      0,
      order.flatMap((place) => sorted[place] ?? []),
    );
    expect(value()).toEqual(sorted);
  },
);

test('the log leaves out entries that stay, and has a reason that changed in either language', async () => {
  const { edit, state } = setUp();
  const english = { ...entry('2026-12-31'), reason: { ...reason, en: 'Repairs' } };
  await edit(admin, 0, [entry('2026-12-31'), entry('2027-01-01')]);
  await edit(admin, 1, [english, entry('2027-01-01')]);
  expect(state.actions).toMatchObject([
    { before: { days: [] }, after: { days: [entry('2027-01-01')] } },
    { before: { days: [entry('2026-12-31')] }, after: { days: [english] } },
  ]);
});

test('days can be closed up to two years ahead, and may have begun two years ago', async () => {
  const { edit, value } = setUp();
  await edit(admin, 0, [entry('2024-11-19', '2028-11-20')]);
  expect(value()).toEqual([entry('2024-11-19', '2028-11-20')]);
});

test('an entry that is over leaves the list, however long ago it was', async () => {
  const { edit, value } = setUp();
  await edit(admin, 0, [entry('2021-05-01'), entry('2026-12-31')]);
  expect(value()).toEqual([entry('2026-12-31')]);
});

describe('the number of rituals that begin on closed days is shown', () => {
  // Two begin on 31 December, and three on 2 January.
  test.each([
    ['all five', ['2026-12-30', '2027-01-05'], 5],
    ['those of the first day', ['2026-12-31', '2026-12-31'], 2],
    ['those of the last day', ['2027-01-01', '2027-01-02'], 3],
    ['none', ['2027-01-01', '2027-01-01'], 0],
  ] as const)('beside each entry of the list: %s', async (_, [from, to], planned) => {
    const { open } = setUp({ entries: [stored(from, to)] });
    expect((await open(admin)).value).toMatchObject([{ planned }]);
  });

  test('beside each of several entries with its own, up to the latest of their last days', async () => {
    const { open } = setUp({ entries: [stored('2026-12-31'), stored('2026-12-31', '2027-01-02'), stored('2027-01-01')] });
    expect((await open(admin)).value.map(({ planned }) => planned)).toEqual([2, 5, 0]);
  });

  test('beside no entry of an empty list', async () => {
    expect(await setUp({ entries: [] }).open(admin)).toEqual({ version: 0, value: [] });
  });

  test('before closing', async () => {
    const { count } = setUp();
    expect(await count(admin, entry('2026-12-31', '2027-01-01'))).toBe(2);
    const fields = [{ path: ['query', 'to'], code: 'end_before_start' as const }];
    await expect(count(admin, entry('2026-12-31', '2026-12-30'))).rejects.toEqual(refusal('invalid_request', { fields }));
    for (const [from, to, name] of [
      ['2026-02-30', '2026-12-30', 'from'],
      ['2026-12-30', '2026-12-32', 'to'],
    ] as const)
      await expect(count(admin, { from, to })).rejects.toEqual(refusal('invalid_request', field('no_such_day', 'query', name)));
  });
});

test('an operator neither closes days nor counts what is planned', async () => {
  const { edit, open, count, versions } = setUp();
  for (const attempt of [
    edit(staffCaller('operator'), 0, []),
    open(staffCaller('operator')),
    count(staffCaller('operator'), entry('2027-01-01')),
  ])
    await expect(attempt).rejects.toEqual(refusal('not_allowed'));
  expect(versions).toHaveLength(1);
});
