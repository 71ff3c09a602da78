import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createCalendarTokens } from './calendar-token.ts';
import { plannedItems } from './plan.ts';
import { createRenewCalendar } from './renew-calendar.ts';
import { aPlan, createPlansMemory } from './testing/memory-plans.ts';

const tokens = createCalendarTokens(['secret']);
const notice = { timeZone: 'Europe/Moscow', noticeDays: 3 };

function createShop(...plans: Parameters<typeof createPlansMemory>[1][]) {
  const memory = createPlansMemory([anOrder('paid')], ...plans);
  return { ...memory, renew: createRenewCalendar({ ...memory, ...createTestClock('2026-11-20T10:00:00Z'), tokens, notice }) };
}

test('the calendar of a plan gets another address, and nothing else of the plan changes', async () => {
  const shop = createShop(aPlan({ calendarVersion: 4 }));
  const renewed = aPlan({ calendarVersion: 5 });
  const rituals = plannedItems(renewed.startDate, [anOrder('paid')]).map(({ ritual: { plannedAt: _, ...ritual } }) => ritual);
  expect(await shop.renew(userCaller())).toMatchObject({
    calendarToken: tokens.of(renewed),
    rituals,
    startDate: renewed.startDate,
  });
  expect(shop.state.plans).toEqual([renewed]);
});

test('a customer without a plan has no calendar', async () => {
  await expect(createShop().renew(userCaller())).rejects.toEqual(refusal('not_found'));
});

test('a guest has no calendar', async () => {
  await expect(createShop().renew(guest)).rejects.toEqual(refusal('not_signed_in'));
});
