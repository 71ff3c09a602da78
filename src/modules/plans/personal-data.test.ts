import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { forgetEndedPlans, type PlanData } from './personal-data.ts';

test('a plan is kept as long as its longest ritual can last, twelve weeks from its first day', async () => {
  const asked: CalendarDate[] = [];
  const plans: Pick<PlanData, 'eraseBegunBefore'> = { eraseBegunBefore: async (day) => void asked.push(day) };
  await forgetEndedPlans(plans as PlanData, '2026-12-24' as CalendarDate);
  expect(asked).toEqual(['2026-10-01']);
});
