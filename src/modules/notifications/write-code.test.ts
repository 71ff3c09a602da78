import { expect, test } from 'vitest';
import { letterPlace } from './testing/letter-place.ts';
import { createWriteCode } from './write-code.ts';

const writeCode = createWriteCode(letterPlace);
const expiresAt = new Date('2026-11-20T10:10:00Z');
const code = {
  id: 'm-1',
  purpose: 'sign_in',
  to: { kind: 'email', value: 'anna@example.com' },
  code: '012345',
  language: 'en',
  expiresAt,
  minutes: 10,
} as const;

test('the e-mail with a code states its purpose and lifetime, and warns not to share the code', () => {
  const mail = writeCode(code);
  expect(mail).toMatchObject({ id: 'm-1', channel: 'email', to: 'anna@example.com', secretUntil: expiresAt, language: 'en' });
  expect(mail.subject).toBe('Your sign-in code: 012345');
  expect(mail.text.split('\n')).toEqual([
    'Enter this code on the sign-in page:',
    '',
    '012345',
    '',
    'It is valid for 10 minutes, in the browser where you asked for it.',
    'Tell the code to nobody. If you did not ask for it, just delete this message.',
    '',
    'This message was sent automatically, in answer to what you did on the site.',
    'https://shop.example',
  ]);
});

test.each([
  ['sign_in', 'ru', 'Код для входа', 'Введите этот код на странице входа:'],
  ['change_email', 'ru', 'Подтвердите новый адрес', 'Введите этот код, чтобы сменить адрес в кабинете:'],
  ['change_email', 'en', 'Confirm your new address', 'Enter this code to change the address of your account:'],
] as const)('the e-mail with a code to %s in %s has words of its own', (purpose, language, subject, lead) => {
  const mail = writeCode({ ...code, purpose, language });
  expect(mail.subject).toBe(`${subject}: 012345`);
  expect(mail.text.split('\n')[0]).toBe(lead);
});

test('a code for one minute says minute in the singular', () => {
  expect(writeCode({ ...code, language: 'ru', minutes: 1 }).text).toMatch(/действует 1\sминута/);
  expect(writeCode({ ...code, language: 'en', minutes: 1 }).text).toContain('valid for 1 minute,');
});

test('an SMS has the code and, in its last line, the site that a browser may fill the code in on', () => {
  const sms = writeCode({ ...code, to: { kind: 'phone', value: '+79001234567' } });
  expect(sms).toMatchObject({ channel: 'sms', to: '+79001234567', subject: '', html: '', secretUntil: expiresAt });
  expect(sms.text).toBe('Your sign-in code: 012345\n\n@shop.example #012345');
});
