import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createCalendarTokens } from './calendar-token.ts';
import { declined, invited } from './invitation.ts';
import { plannedItems, versionOfPlan } from './plan.ts';
import { aPlan, createPlansMemory } from './testing/memory-plans.ts';
import { createViewPlan } from './view-plan.ts';

const tokens = createCalendarTokens(['secret']);
const plan = aPlan();
const orders = [anOrder('paid'), anOrder('pending')];
const notice = { timeZone: 'Europe/Moscow', noticeDays: 3 };
const deps = { ...createTestClock('2026-11-20T10:00:00Z'), tokens, notice };
const view = createViewPlan({ ...createPlansMemory(orders, plan), ...deps });

test.each([undefined, 'Anna@Example.com'])('a customer sees their own plan with its paid rituals (e-mail: %s)', async (email) => {
  const { startDate, specialWishes, participants, updatedAt } = plan;
  expect(await view(userCaller(), email)).toEqual({
    customerEmail: 'anna@example.com',
    startDate,
    version: versionOfPlan(plan),
    specialWishes,
    participants,
    invited: [],
    updatedAt,
    rituals: plannedItems(startDate, [anOrder('paid')]).map(({ ritual }) => ({ ...ritual, moving: { way: 'plan' } })),
    freeFrom: '2026-11-23',
    calendarToken: tokens.of(plan),
  });
});

test('each ritual has the way in which its customer gets another day', async () => {
  const far = '2027-01-15' as CalendarDate;
  const near = '2026-11-21' as CalendarDate;
  const paid = [anOrder('pending'), anOrder('paid', { items: [anItem({ startDate: far }), anItem({ startDate: near })] })];
  const seen = await createViewPlan({ ...createPlansMemory(paid, plan), ...deps })(userCaller());
  expect(seen.rituals.map(({ moving }) => moving)).toEqual([
    { way: 'plan', until: '2027-01-12' },
    { way: 'ask', because: 'soon' },
  ]);
});

test('an invited person is a number and a state in the plan, and not in its text', async () => {
  const memory = createPlansMemory(orders, plan);
  const about = { id: 'a', planId: plan.id, number: 1, label: 'мама', note: '', email: 'vera@example.com', tokenHash: 'hash' };
  const open = invited(about, new Date('2026-11-01T10:00:00Z'));
  memory.state.invitations = [open, { ...declined(open, open.invitedAt), id: 'b', number: 2 }];
  const seen = await createViewPlan({ ...memory, ...deps })(userCaller());
  expect(seen.invited).toEqual([
    { number: 1, state: 'over' },
    { number: 2, state: 'declined' },
  ]);
  expect(seen.participants).toBe(plan.participants);
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
