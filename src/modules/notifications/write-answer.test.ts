import { expect, test } from 'vitest';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { ANSWER_WORDS } from '#words/letters.ts';
import { letterPlace } from './testing/letter-place.ts';
import { createWriteAnswer } from './write-answer.ts';

const unanswered = { answeredAt: null, entryCount: 0, version: 0 };
const consultation = { id: uuid(5), userId: 'anna', name: 'Anna', message: 'When?', language: 'en', ...unanswered } as const;
const { greeting, asked, more, footer } = ANSWER_WORDS.en;

test('an answer goes to the typed address with its lines and the question below, and is about the request', () => {
  const write = createWriteAnswer({ ...letterPlace, newId: createTestIds() });
  const letter = write(consultation, { to: 'anna@example.com', text: '\nOn Friday.\n\n  At noon.\nBring ghee.\n' });
  expect(letter).toMatchObject({ id: uuid(1), channel: 'email', to: 'anna@example.com', about: uuid(5), userId: 'anna' });
  const lines = [greeting('Anna'), 'On Friday.', 'At noon.', 'Bring ghee.', `${asked}: When?`];
  // Nobody may read what is sent to the sender of the shop's letters.
  const end = [`${more} help@shop.example`, `${footer}\nhttps://shop.example`];
  expect(letter.text.split('\n\n')).toEqual([...lines, ...end]);
});

test('an answer to a guest who asked nothing in words is of no account, and repeats no question', () => {
  const write = createWriteAnswer({ ...letterPlace, newId: createTestIds() });
  const guests = write({ ...consultation, userId: undefined, message: '' }, { to: 'guest@example.com', text: 'On Friday.' });
  expect(guests.userId).toBeUndefined();
  expect(guests.text).not.toContain(`${asked}:`);
});
