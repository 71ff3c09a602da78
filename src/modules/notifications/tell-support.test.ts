import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { createTellSupport } from './tell-support.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

/** The lines of the e-mail to support about a request of Anna. */
async function toldSupport(language: Language, message: string, email?: string): Promise<string[] | undefined> {
  const { sent, messages } = createOutbox();
  const consultation = { id: 'c-1', language, name: 'Anna', phone: '+79001234567', email, message, userId: undefined };
  const tell = createTellSupport({ ...letterPlace, newId: () => 'm-1' });
  await tell({ ...consultation, requestedAt: new Date('2026-11-20T10:10:00Z') }, messages);
  return sent[0]?.text.split('\n');
}

test('the e-mail to support names the visitor, the question, the language of the answer and the id of the request', async () => {
  expect(await toldSupport('en', 'Why?')).toEqual([
    'Name: Anna',
    'Phone: +79001234567',
    'Question: Why?',
    '',
    'To be answered in English. Request number: c-1',
  ]);
});

test('a request without a question has no line for it, here in Russian', async () => {
  expect(await toldSupport('ru', '')).toEqual([
    'Имя: Anna',
    'Телефон: +79001234567',
    '',
    'Ответить нужно по-русски. Номер заявки: c-1',
  ]);
});

test.each([
  ['ru', 'E-mail для ответа: anna@example.com'],
  ['en', 'E-mail for the answer: anna@example.com'],
] as const)('the e-mail to support in %s has the address at which the visitor wants the answer', async (language, line) => {
  expect((await toldSupport(language, '', 'anna@example.com'))?.[2]).toBe(line);
});
