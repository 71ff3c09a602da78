import { expect, test } from 'vitest';
import { dumpTables } from '../support/dump-tables.ts';
import { openShop, testClock } from '../support/shop.ts';
import { messagesTo } from './steps/customers.ts';
import { inTurn } from './steps/repeat.ts';

const { clock, pass } = testClock();
const env = { SUPPORT_EMAIL: 'priests@shop.example', CONSULTATION_RETENTION_SECONDS: '86400' };
const shop = await openShop({ env, overrides: { clock } });

const ask = (payload: unknown, language = 'ru') =>
  shop.request({ method: 'POST', url: '/api/consultations', payload, headers: { 'accept-language': language } });

const mailToSupport = () => messagesTo(shop, 'priests@shop.example');

test('a request for a consultation is sent by mail to the people of the shop, in the language of the answer', async () => {
  const question = { name: 'Анна', phone: '8 (916) 123-45-67', message: 'Какой ритуал выбрать?' };
  const answer = await ask(question);
  expect([answer.statusCode, answer.json().requestedAt]).toEqual([201, clock().toISOString()]);
  const [mail] = await mailToSupport();
  expect(mail?.subject).toBe('Заявка на консультацию');
  for (const piece of ['Анна', '+79161234567', 'Какой ритуал выбрать?', answer.json<{ id: string }>().id]) {
    expect(mail?.text).toContain(piece);
  }
  await ask({ name: 'Ann', phone: '(415) 555-2671' }, 'en');
  expect((await mailToSupport())[0]?.text).toMatch(/^Name: Ann\nPhone: \+14155552671\n\nTo be answered in English/);
});

test('a request for a consultation cannot bring markup into the mail', async () => {
  await ask({ name: '<b>Анна</b>', phone: '+79161234567', message: '<script>alert(1)</script>' });
  const [mail] = await mailToSupport();
  expect(mail?.html).not.toMatch(/<b>|<script>/);
  expect(mail?.text).toContain('<script>alert(1)</script>');
});

test.each([
  ['no name', { name: ' ', phone: '+79161234567' }, '/name'],
  ['a name of one letter', { name: 'Я', phone: '+79161234567' }, '/name'],
  ['no phone', { name: 'Анна' }, '/phone'],
  ['a phone that does not exist', { name: 'Анна', phone: '12345' }, '/phone'],
  ['a phone in full-width digits', { name: 'Анна', phone: '+７９１６１２３４５６７' }, '/phone'],
  ['a question that is too long', { name: 'Анна', phone: '+79161234567', message: 'а'.repeat(2001) }, '/message'],
  ['an unknown field', { name: 'Анна', phone: '+79161234567', admin: true }, '/admin'],
])('a request for a consultation with %s is refused, and the answer names the field', async (_, payload, pointer) => {
  const before = await dumpTables(shop);
  const answer = await ask(payload);
  const { errors } = answer.json<{ errors: { pointer: string }[] }>();
  expect([answer.statusCode, errors.map((error) => error.pointer)]).toEqual([400, [pointer]]);
  expect(await dumpTables(shop)).toEqual(before);
});

test('a request for a consultation is deleted when its time is over, and so is the mail about it', async () => {
  await ask({ name: 'Вера', phone: '+79161234567', message: 'Скоро забудется' });
  await shop.forget();
  expect(await dumpTables(shop)).toContain('Скоро забудется');
  pass(86_401);
  await shop.forget();
  expect(await dumpTables(shop)).not.toContain('Скоро забудется');
});

test('one IP address can send ten requests for a consultation in a minute, and no more', async () => {
  const limited = await openShop({ env: { RATE_LIMITS: 'on' } });
  const payload = { name: 'Анна', phone: '+79161234567' };
  const answers = await inTurn(11, () => limited.request({ method: 'POST', url: '/api/consultations', payload }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(201), 429]);
});
