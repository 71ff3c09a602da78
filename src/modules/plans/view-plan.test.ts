import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCalendarTokens } from './calendar-token.ts';
import { planRituals } from './plan.ts';
import { aPlan, createPlansMemory } from './testing/memory-plans.ts';
import { createViewPlan } from './view-plan.ts';

const tokens = createCalendarTokens(['secret']);
const plan = aPlan();
const orders = [anOrder('paid'), anOrder('pending')];
const view = createViewPlan({ ...createPlansMemory(orders, plan), tokens });

test.each([undefined, 'Anna@Example.com'])('a customer sees their own plan with its paid rituals (e-mail: %s)', async (email) => {
  const { startDate, specialWishes, participants, updatedAt } = plan;
  expect(await view(userCaller(), email)).toEqual({
    customerEmail: 'anna@example.com',
    startDate,
    specialWishes,
    participants,
    updatedAt,
    rituals: planRituals(startDate, [anOrder('paid')]),
    calendarToken: tokens.of(plan),
  });
});

test('a plan of a customer without an e-mail has an empty e-mail', async () => {
  expect((await view(userCaller({ email: null }))).customerEmail).toBe('');
});

test('a customer without a plan gets not found', async () => {
  await expect(view(userCaller({ userId: 'boris' }))).rejects.toEqual(refusal('not_found'));
});

test('a customer cannot see the plan of another, and a guest cannot see any plan', async () => {
  await expect(view(userCaller(), 'boris@example.com')).rejects.toEqual(refusal('not_allowed'));
  await expect(view(guest)).rejects.toEqual(refusal('not_signed_in'));
});
