import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { createWriteInstant } from '#kernel/instant-words.ts';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { INVITATION_WORDS } from '#words/invitation-letter.ts';
import { ANSWER_WORDS } from '#words/letters.ts';
import { ORDER_LETTER_WORDS } from '#words/order-letters.ts';
import { YEAR_REMINDER_WORDS } from '#words/year-reminder.ts';
import { createWriteInvitation } from './invitation-letter.ts';
import { createWriteAnswer } from './write-answer.ts';
import { createWriteYearReminder } from './year-reminder-letter.ts';

const DAY = '2027-02-11' as CalendarDate;
const publicUrl = 'https://shop.example';
const place = {
  orderUrl: (id: string, language: string) => `${publicUrl}/${language}/order/${id}`,
  invitationUrl: (token: string, language: string) => `${publicUrl}/${language}/invitation#${token}`,
  writeInstant: createWriteInstant('Europe/Moscow'),
  isTest: false,
};
const consultation = {
  id: uuid(5),
  userId: 'anna',
  name: 'Anna',
  message: 'When?',
  language: 'en',
  answeredAt: null,
  entryCount: 0,
  version: 0,
} as const;

test('an answer goes to the typed address with its lines and the question below, and is about the request', () => {
  const write = createWriteAnswer({ newId: createTestIds(), publicUrl, supportEmail: 'help@shop.example' });
  const letter = write(consultation, { to: 'anna@example.com', text: '\nOn Friday.\n\n  At noon.\nBring ghee.\n' });
  expect(letter).toMatchObject({ id: uuid(1), channel: 'email', to: 'anna@example.com', about: uuid(5), userId: 'anna' });
  const { greeting, asked: question, more, footer } = ANSWER_WORDS.en;
  const lines = [greeting('Anna'), 'On Friday.', 'At noon.', 'Bring ghee.', `${question}: When?`];
  // Nobody may read what is sent to the sender of the shop's letters.
  const end = [`${more} help@shop.example`, `${footer}\n${publicUrl}`];
  expect(letter.text.split('\n\n')).toEqual([...lines, ...end]);
  const guests = write({ ...consultation, userId: undefined, message: '' }, { to: 'guest@example.com', text: 'On Friday.' });
  expect(guests.userId).toBeUndefined();
  expect(guests.text).not.toContain(`${question}:`);
});

test('an invitation goes to the invited person, about the invitation, and is a secret until its link is over', () => {
  const write = createWriteInvitation({ ...place, newId: createTestIds() });
  const expiresAt = new Date('2026-11-20T10:20:00Z');
  const news = { token: 'secret', language: 'en', asks: 'Nina B.' } as const;
  const invitation = { id: uuid(7), email: 'ivan@example.com', expiresAt };
  const letter = write({ ...news, invitation });
  expect(letter).toMatchObject({
    id: uuid(1),
    to: 'ivan@example.com',
    about: uuid(7),
    topic: 'invitation',
    secretUntil: expiresAt,
    subject: INVITATION_WORDS.en.subject('Nina B.'),
  });
  expect(letter.html).toContain(`href="${publicUrl}"`);
});

test('the letter before the yearly day is about its order, and tells the day by the Moon, the date and every ritual', () => {
  const order = anOrder('completed', { items: [anItem({ quantity: 2, weeks: 2 }), anItem()] });
  const news = { order, userId: 'anna', to: 'anna@example.com', language: 'en', day: DAY, tithi: 5, month: 11 } as const;
  const letter = createWriteYearReminder({ ...place, newId: createTestIds() })(news);
  expect(letter).toMatchObject({ id: uuid(1), to: 'anna@example.com', userId: 'anna', about: order.id });
  const { lead, again, test: trial } = YEAR_REMINDER_WORDS.en;
  const facts = [lead('Shukla Panchami', 'Magha', '11 February 2027'), '- 2 × Ganesha, 2 weeks', '- Ganesha, 1 month', again];
  for (const fact of [...facts, `/en/order/${order.id}`]) expect(letter.text).toContain(fact);
  expect(letter.text).not.toContain(trial);
});

test('in a test shop an invitation and the letter before a yearly day say so first', () => {
  const trial = { ...place, isTest: true, newId: createTestIds() };
  const invitation = { id: uuid(7), email: 'ivan@example.com', expiresAt: new Date('2026-12-04T10:00:00Z') };
  const invited = createWriteInvitation(trial)({ invitation, token: 't', language: 'en', asks: 'Nina B.' });
  expect(invited.text.startsWith(ORDER_LETTER_WORDS.en.test)).toBe(true);
  const about = { userId: 'anna', to: 'anna@example.com', language: 'en', day: DAY, tithi: 5, month: 11 } as const;
  const reminder = createWriteYearReminder(trial)({ order: anOrder(), ...about });
  expect(reminder.text.startsWith(YEAR_REMINDER_WORDS.en.test)).toBe(true);
});
