import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import type { AdviseDays } from '#modules/muhurtas/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { writeCalendar } from './calendar.ts';
import { createCalendarTokens } from './calendar-token.ts';
import { datedRituals } from './plan.ts';
import { createPlanFeed } from './plan-feed.ts';
import { anAdvisedDay } from './testing/advised-day.ts';
import { aPlan, createPlansMemory } from './testing/memory-plans.ts';

const tokens = createCalendarTokens(['secret']);
const plan = aPlan({ calendarVersion: 1 });
const items = [anItem({ startDate: plan.startDate })];
const memory = createPlansMemory([anOrder('paid', { items }), anOrder('paid', { items, userId: 'boris' })], plan);
memory.state.customers = [{ userId: 'anna', email: 'anna@example.com', language: 'en' }];
const planUrl = (language: string) => `https://shop.test/${language}`;
const advised = anAdvisedDay();
const feed = createPlanFeed({ ...memory, tokens, planUrl, adviseDays: async () => () => advised });
const rituals = datedRituals([anOrder('paid', { items })]);
const reader = { language: 'en', link: 'https://shop.test/en' } as const;

test('a token opens the calendar of its plan, in the language of its customer, with the advice of the almanac', async () => {
  const calendar = writeCalendar(
    plan,
    rituals.map((ritual) => ({ ...ritual, advised })),
    reader,
  );
  expect(await feed(tokens.of(plan))).toBe(calendar);
  expect(calendar).toContain('Shukla Chaturthi');
});

test('the calendar has every ritual also when the almanac gives no advice', async () => {
  const silent = createPlanFeed({ ...memory, tokens, planUrl, adviseDays: async () => () => undefined });
  expect(await silent(tokens.of(plan))).toBe(writeCalendar(plan, rituals, reader));
});

test('the address chooses a second time zone for the hours, and reminders', async () => {
  const calendar = await feed(tokens.of(plan), { timeZone: 'Europe/Moscow', reminder: 'both' });
  // Long lines are folded.
  expect(calendar.replaceAll('\r\n ', '')).toMatch(/By your clock \(UTC\+3\)[\s\S]*BEGIN:VALARM/);
});

test('an address with an unknown time zone opens the calendar without one', async () => {
  expect(await feed(tokens.of(plan), { timeZone: 'Mars/Olympus' })).toBe(await feed(tokens.of(plan)));
});

test('each day is judged by the rules for its ritual, as they were when it was chosen; a ritual without a day is left out', async () => {
  const asked: unknown[] = [];
  const plannedAt = new Date('2026-10-01T00:00:00Z');
  const tier = anItem({ id: 'ganesha-basic', startDate: plan.startDate, plannedAt });
  const own = createPlansMemory([anOrder('paid', { items: [tier, anItem()] })], plan);
  own.state.customers = memory.state.customers;
  const adviseDays: AdviseDays = async (days) => {
    asked.push(...days);
    return () => undefined;
  };
  const calendar = await createPlanFeed({ ...own, tokens, planUrl, adviseDays })(tokens.of(plan));
  expect(asked).toEqual([{ serviceId: 'ganesha', date: plan.startDate, at: plannedAt }]);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test.each([
  ['of a former address', tokens.of(aPlan())],
  ['that the shop did not make', 'forged'],
])('a token %s opens nothing', async (_, token) => {
  await expect(feed(token)).rejects.toEqual(refusal('not_found'));
});
