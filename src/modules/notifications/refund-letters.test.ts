import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import type { RefundNews } from '#modules/money/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createWriteRefundNews } from './refund-letters.ts';
import { letterPlace } from './testing/letter-place.ts';

const write = createWriteRefundNews({ ...letterPlace, newId: () => 'id' });
const until = new Date('2026-11-23T10:00:00Z');
const link: RefundNews = { kind: 'refund_address', amount: '0.005 BTC', network: 'Bitcoin', token: 'the-token', until };
const mail = { kind: 'email', value: 'anna@example.com' } as const;

test.each(LANGUAGES)('the letter with the link names amount, network and end, in %s, and is a secret until then', (language) => {
  const message = write(anOrder('paid', { language }), link, mail);
  expect(message).toMatchObject({ to: 'anna@example.com', about: anOrder().id, secretUntil: until });
  for (const text of [message.text, message.html]) {
    const end = { ru: '23 ноября', en: '23 November' }[language];
    for (const fact of ['0.005 BTC', 'Bitcoin', `https://shop.example/${language}/refund#the-token`, end, '10:00 UTC'])
      expect(text).toContain(fact);
  }
});

test.each(LANGUAGES)('the letter about a sent refund names amount and transfer, in %s', (language) => {
  const message = write(anOrder('paid', { language }), { kind: 'refund_sent', amount: '0.005 BTC', reference: 'f00d' }, mail);
  for (const text of [message.text, message.html]) expect(text).toMatch(/0\.005 BTC[\s\S]*f00d/);
  expect(message.secretUntil).toBeUndefined();
});

test('a phone gets the number of the transfer, too, since the page of the order does not tell it', () => {
  const sent: RefundNews = { kind: 'refund_sent', amount: '0.005 BTC', reference: 'f00d' };
  const { text } = write(anOrder('paid', { language: 'en' }), sent, { kind: 'sms', value: '+79161234567' });
  const url = `https://shop.example/en/order/${anOrder().id}`;
  expect(text).toBe(`The refund for order No. 1042 is sent: ${url}\nNumber of the transfer: f00d`);
});

test.each(LANGUAGES)('the letter about a failed refund names its amount, in %s, and a phone gets its subject', (language) => {
  const order = anOrder('paid', { language });
  const message = write(order, { kind: 'refund_failed', amount: '87.50 USD' }, mail);
  for (const text of [message.text, message.html]) expect(text).toContain('87.50 USD');
  const sms = write(order, { kind: 'refund_failed', amount: '87.50 USD' }, { kind: 'sms', value: '+79161234567' });
  expect(sms.text).toBe(`${message.subject}: https://shop.example/${language}/order/${order.id}`);
});

test.each(LANGUAGES)('a guest is led to the sign-in, in %s, and gets no link', (language) => {
  const { text } = write(anOrder('paid', { language }), { kind: 'refund_sign_in' }, mail);
  expect(text).toContain(`https://shop.example/${language}/user-profile`);
  expect(text).not.toContain('/refund#');
});

test('a phone gets the link in one line', () => {
  const sms = write(anOrder('paid', { language: 'en' }), link, { kind: 'sms', value: '+79161234567' });
  expect(sms).toMatchObject({ channel: 'sms', subject: '', html: '', to: '+79161234567' });
  expect(sms.text).toBe("Refund for order No. 1042. Give your wallet's address: https://shop.example/en/refund#the-token");
});
