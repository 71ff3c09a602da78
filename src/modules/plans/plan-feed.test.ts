import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { writeCalendar } from './calendar.ts';
import { createCalendarTokens } from './calendar-token.ts';
import { planRituals } from './plan.ts';
import { createPlanFeed } from './plan-feed.ts';
import { aPlan, createPlansMemory } from './testing/memory-plans.ts';

const tokens = createCalendarTokens(['secret']);
const plan = aPlan({ calendarVersion: 1 });
const memory = createPlansMemory([anOrder('paid'), anOrder('paid', { userId: 'boris' })], plan);
memory.state.customers = [{ userId: 'anna', email: 'anna@example.com', language: 'en' }];
const feed = createPlanFeed({ ...memory, tokens, planUrl: (language) => `https://shop.test/${language}` });

test('a token opens the calendar of its plan, in the language of its customer', async () => {
  const calendar = writeCalendar(plan, planRituals(plan.startDate, [anOrder('paid')]), {
    language: 'en',
    link: 'https://shop.test/en',
  });
  expect(await feed(tokens.of(plan))).toBe(calendar);
});

test.each([
  ['of a former address', tokens.of(aPlan())],
  ['that the shop did not make', 'forged'],
])('a token %s opens nothing', async (_, token) => {
  await expect(feed(token)).rejects.toEqual(refusal('not_found'));
});
