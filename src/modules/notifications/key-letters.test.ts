import { expect, test } from 'vitest';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { createWriteKeyNews } from './key-letters.ts';
import { letterPlace } from './testing/letter-place.ts';

const key = { name: 'Till', hint: 'vrk_live_…1234', partnerName: 'Indra' };

test.each([
  ['made', 'revoke the key in'],
  ['revoked', 'look at the other keys in'],
] as const)(
  'a partner’s people read which key was %s, and what to do if they know nothing of it: %s the dashboard',
  (news, advice) => {
    const write = createWriteKeyNews({ ...letterPlace, newId: createTestIds() });
    const letter = write({ id: 'anna', email: 'anna@example.com', language: 'en' }, news, key);
    expect(letter).toMatchObject({ id: uuid(1), to: 'anna@example.com', userId: 'anna', channel: 'email', language: 'en' });
    for (const fact of ['Indra', 'Till, vrk_live_…1234', advice, 'help@shop.example']) expect(letter.text).toContain(fact);
    expect(letter.text.endsWith('https://shop.example')).toBe(true);
  },
);

test('a letter to the mailbox of the partner is of no account', () => {
  const write = createWriteKeyNews({ ...letterPlace, newId: createTestIds() });
  expect(write({ email: 'indra@example.com', language: 'ru' }, 'made', key).userId).toBeUndefined();
});
