import { expect, test } from 'vitest';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { letterPlace } from './testing/letter-place.ts';
import { createWriteWebhookNews } from './webhook-letters.ts';

const webhook = { host: 'till.example.com', description: 'Till', partnerName: 'Indra' };

test.each(['given_up', 'failing', 'gone'] as const)(
  'a partner’s people read which webhook fails (%s), by its description and host',
  (news) => {
    const write = createWriteWebhookNews({ ...letterPlace, newId: createTestIds() });
    const letter = write({ id: 'anna', email: 'anna@example.com', language: 'en' }, news, webhook);
    expect(letter).toMatchObject({ id: uuid(1), to: 'anna@example.com', userId: 'anna', channel: 'email', language: 'en' });
    for (const fact of ['Indra', ': Till, till.example.com\n', 'help@shop.example']) expect(letter.text).toContain(fact);
    expect(letter.text.endsWith('https://shop.example')).toBe(true);
  },
);

test('a webhook without a description is named by its host, and a letter to the mailbox of the partner is of no account', () => {
  const write = createWriteWebhookNews({ ...letterPlace, newId: createTestIds() });
  const letter = write({ email: 'indra@example.com', language: 'en' }, 'gone', { ...webhook, description: '' });
  expect(letter.text).toContain(': till.example.com\n');
  expect(letter.userId).toBeUndefined();
});
