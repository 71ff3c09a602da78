import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Span, type Step, spanBefore, stepsUntil } from './steps.ts';
import { createViewOverview, type LedgerDay, type OverviewReader } from './view-overview.ts';

const day = (text: string) => text as CalendarDate;

test('a week begins on Monday, a month on its first day, and the last step ends today', () => {
  const sunday = day('2026-11-22');
  expect(stepsUntil(sunday, 'day').slice(-2)).toEqual([
    { from: '2026-11-21', to: '2026-11-21' },
    { from: sunday, to: sunday },
  ]);
  expect(stepsUntil(sunday, 'week').at(-1)).toEqual({ from: '2026-11-16', to: sunday });
  expect(stepsUntil(sunday, 'week').at(-2)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(stepsUntil(sunday, 'month')[0]).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(['day', 'week', 'month'].map((step) => stepsUntil(sunday, step as Step).length)).toEqual([30, 12, 12]);
});

test('the time before has as many days, and ends on the day before', () => {
  expect(spanBefore({ from: day('2026-03-01'), to: day('2026-03-30') })).toEqual({ from: '2026-01-30', to: '2026-02-28' });
});

const admin = { kind: 'user', userId: 'u', role: 'administrator', secondFactorAt: new Date() } as unknown as Caller;
const operator = { ...admin, role: 'operator' } as unknown as Caller;

function viewWith(days: readonly LedgerDay[], asked: Span[] = []) {
  const overview = {
    ledger: async (span) => {
      asked.push(span);
      return days.filter(({ day: at }) => at >= span.from && at <= span.to);
    },
    placed: async () => ({ placed: 4, becamePaid: 3, states: { paid: 3, pending: 1 } }),
    waiting: async () => [],
  } satisfies OverviewReader;
  // In Moscow it is already 1 December.
  return createViewOverview({ overview, clock: () => new Date('2026-11-30T21:30:00Z'), timeZone: 'Europe/Moscow' });
}

test.each([
  ['Pacific/Kiritimati', '2026-11-29T10:30:00Z'],
  ['Pacific/Pago_Pago', '2026-12-01T10:59:59Z'],
  ['America/New_York', '2026-12-01T04:59:59Z'],
])('in %s the last day is today there', async (timeZone, now) => {
  const asked: Span[] = [];
  const overview = {
    ledger: async (span) => {
      asked.push(span);
      return [];
    },
    placed: async () => ({ placed: 0, becamePaid: 0, states: {} }),
    waiting: async () => [],
  } satisfies OverviewReader;
  await createViewOverview({ overview, clock: () => new Date(now), timeZone })(admin, 'month');
  expect(asked.some(({ to }) => to === '2026-11-30')).toBe(true);
  expect(asked.every(({ to }) => to <= '2026-11-30')).toBe(true);
});

const money = (at: string, paid: number, more: Partial<LedgerDay> = {}): LedgerDay => ({
  ...{ day: at, paidOrders: 1, paid, totals: paid, refunded: 0 },
  ...more,
});

test('days of the shop are summed by steps, to the cent', async () => {
  const view = viewWith([money('2026-12-01', 30_001), money('2026-11-30', 5000, { refunded: 700 }), money('2026-10-15', 1)]);
  const { span, sums, steps, before, agrees } = await view(admin, 'day');
  expect(span).toEqual({ from: '2026-11-02', to: '2026-12-01' });
  expect(sums).toEqual({ paidOrders: 2, paid: 35_001, refunded: 700 });
  expect(steps.at(-1)).toEqual({ from: '2026-12-01', to: '2026-12-01', paidOrders: 1, paid: 30_001, refunded: 0 });
  expect(before).toEqual({ paidOrders: 1, paid: 1, refunded: 0, placed: 4, becamePaid: 3 });
  expect(agrees).toBe(true);
});

test('a cent between the ledger and the orders is told', async () => {
  const view = viewWith([money('2026-12-01', 30_001, { totals: 30_000 })]);
  expect((await view(admin, 'month')).agrees).toBe(false);
});

test('nobody without the permission sees sums', async () => {
  const asked: Span[] = [];
  await expect(viewWith([], asked)(operator, 'day')).rejects.toMatchObject({ code: 'not_allowed' });
  expect(asked).toEqual([]);
});
