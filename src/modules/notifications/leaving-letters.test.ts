import { expect, test } from 'vitest';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { LEAVING_WORDS } from '#words/letters.ts';
import { createWriteLeavingAgain } from './leaving-letters.ts';
import { letterPlace } from './testing/letter-place.ts';

const user = { id: 'anna', email: 'anna@example.com', phone: '+79001234567', language: 'en' } as const;
const accountPage = 'https://shop.example/en/user-profile';
const { subject, lead, choice } = LEAVING_WORDS.en;
const write = (changes: { email?: null; phone?: null }) =>
  createWriteLeavingAgain({ ...letterPlace, newId: createTestIds() })({ ...user, ...changes });

test('a customer whose account waits for money before it is deleted is asked again by e-mail, with a link to the account', () => {
  const mail = write({});
  expect(mail).toMatchObject({ id: uuid(1), channel: 'email', to: 'anna@example.com', userId: 'anna', language: 'en' });
  for (const words of [accountPage, lead, choice]) expect(mail?.text).toContain(words);
});

test('a customer without an e-mail is asked again by SMS', () => {
  const sms = { id: uuid(1), channel: 'sms', to: '+79001234567', userId: 'anna', language: 'en', subject: '', html: '' };
  expect(write({ email: null })).toEqual({ ...sms, text: `${subject}: ${accountPage}` });
});

test('a customer with neither e-mail nor phone gets nothing', () => {
  expect(write({ email: null, phone: null })).toBeUndefined();
});
