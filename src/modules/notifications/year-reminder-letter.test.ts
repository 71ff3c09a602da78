import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { YEAR_REMINDER_WORDS } from '#words/year-reminder.ts';
import { letterPlace } from './testing/letter-place.ts';
import { createWriteYearReminder } from './year-reminder-letter.ts';

const order = anOrder('completed', { items: [anItem({ quantity: 2, weeks: 2 }), anItem()] });
/** The bright fifth (tithi 5, Shukla Panchami) of Magha, the eleventh month. */
const yearlyDay = { day: '2027-02-11' as CalendarDate, tithi: 5, month: 11 };
const news = { order, userId: 'anna', to: 'anna@example.com', language: 'en', ...yearlyDay } as const;
const { lead, again, test: testWords } = YEAR_REMINDER_WORDS.en;

test('the letter before the yearly day is about its order, and tells the day by the Moon, the date and every ritual', () => {
  const letter = createWriteYearReminder({ ...letterPlace, newId: createTestIds() })(news);
  expect(letter).toMatchObject({ id: uuid(1), to: 'anna@example.com', userId: 'anna', about: order.id });
  const facts = [lead('Shukla Panchami', 'Magha', '11 February 2027'), '- 2 × Ganesha, 2 weeks', '- Ganesha, 1 month', again];
  for (const fact of [...facts, `/en/order/${order.id}`]) expect(letter.text).toContain(fact);
});

test.each([true, false])('the letter begins by saying that the shop is a test shop where it is one: %s', (isTest) => {
  const { text } = createWriteYearReminder({ ...letterPlace, isTest, newId: createTestIds() })(news);
  expect([text.startsWith(testWords), text.includes(testWords)]).toEqual([isTest, isTest]);
});
