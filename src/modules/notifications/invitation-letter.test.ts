import { expect, test } from 'vitest';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { INVITATION_WORDS } from '#words/invitation-letter.ts';
import { ORDER_LETTER_WORDS } from '#words/order-letters.ts';
import { createWriteInvitation } from './invitation-letter.ts';
import { letterPlace } from './testing/letter-place.ts';

const expiresAt = new Date('2026-11-20T10:20:00Z');
const invitation = { id: uuid(7), email: 'ivan@example.com', expiresAt };
const news = { invitation, token: 'secret', language: 'en', asks: 'Nina B.' } as const;

test('an invitation goes to the invited person, about the invitation, and is a secret until its link is over', () => {
  const letter = createWriteInvitation({ ...letterPlace, newId: createTestIds() })(news);
  expect(letter).toMatchObject({
    id: uuid(1),
    to: 'ivan@example.com',
    about: uuid(7),
    topic: 'invitation',
    secretUntil: expiresAt,
    subject: INVITATION_WORDS.en.subject('Nina B.'),
  });
  expect(letter.html).toContain('href="https://shop.example"');
});

test('an invitation of a test shop says so first', () => {
  const { text } = createWriteInvitation({ ...letterPlace, isTest: true, newId: createTestIds() })(news);
  expect(text.startsWith(ORDER_LETTER_WORDS.en.test)).toBe(true);
});
