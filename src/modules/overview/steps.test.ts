import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { daysOf, type Step, spanBefore, stepsUntil, stepsWithin } from './steps.ts';

const day = (text: string) => text as CalendarDate;

const sunday = day('2026-11-22');

test.each<[Step, number, first: string[], last: string[]]>([
  ['day', 30, ['2026-10-24', '2026-10-24'], ['2026-11-22', '2026-11-22']],
  // A week begins on Monday.
  ['week', 12, ['2026-08-31', '2026-09-06'], ['2026-11-16', '2026-11-22']],
  ['month', 12, ['2025-12-01', '2025-12-31'], ['2026-11-01', '2026-11-22']],
])('in steps of a %s there are %d, of which the last ends today, a Sunday', (step, count, first, last) => {
  const steps = stepsUntil(sunday, step);
  expect(steps).toHaveLength(count);
  expect([steps[0], steps.at(-1)].map((span) => [span?.from, span?.to])).toEqual([first, last]);
});

test('the time before has as many days, and ends on the day before', () => {
  expect(spanBefore({ from: day('2026-03-01'), to: day('2026-03-30') })).toEqual({ from: '2026-01-30', to: '2026-02-28' });
});

test('any days are told in steps that follow each other without a gap, from the first day to the last', () => {
  fc.assert(
    fc.property(fc.nat(3659), fc.nat(3000), (length, start) => {
      const from = addDays(day('2020-01-01'), start);
      const span = { from, to: addDays(from, length) };
      const { steps } = stepsWithin(span);
      expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([span.from, span.to]);
      for (const [place, step] of steps.entries()) {
        expect(step.from <= step.to).toBe(true);
        if (place > 0) expect(step.from).toBe(addDays(steps[place - 1]?.to ?? from, 1));
      }
      // Ten years and a part of a month at either end.
      expect(steps.length).toBeLessThanOrEqual(122);
      expect(steps.reduce((sum, step) => sum + daysOf(step), 0)).toBe(length + 1);
    }),
  );
});

test('one day is one step', () => {
  const span = { from: day('2026-11-11'), to: day('2026-11-11') };
  expect(stepsWithin(span)).toEqual({ step: 'day', steps: [span] });
});

test.each([
  [62, 'day', 62],
  [63, 'week', 9],
  [400, 'week', 58],
  [401, 'month', 14],
] as const)('%i days from a Monday on are told in steps of a %s', (length, step, count) => {
  const from = day('2026-11-02');
  const within = stepsWithin({ from, to: addDays(from, length - 1) });
  expect([within.step, within.steps.length]).toEqual([step, count]);
});
