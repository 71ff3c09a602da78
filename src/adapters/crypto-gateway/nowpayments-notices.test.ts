import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { createNowPaymentsReader } from './nowpayments-notices.ts';

const SECRET = 'the present secret';
const ORDER = '0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10';
const sign = (text: string, secret = SECRET) => createHmac('sha512', secret).update(text).digest('hex');
const read = (body: string, signature: string | undefined, secrets: readonly string[] = [SECRET]) =>
  createNowPaymentsReader(secrets).read({ body: Buffer.from(body), headers: { 'x-nowpayments-sig': signature } });

/** A body as it is sent, and the same with sorted keys as the vendor's library signs it. */
const body = `{"payment_id":5524759814,"parent_payment_id":null,"payment_status":"finished","actually_paid":0.00500000,"order_id":"${ORDER}","fee":{"serviceFee":1e-7,"currency":"btc"},"payment_extra_ids":[5,6],"updated_at":1795286711987}`;
const signed = `{"actually_paid":0.00500000,"fee":{"currency":"btc","serviceFee":1e-7},"order_id":"${ORDER}","parent_payment_id":null,"payment_extra_ids":[5,6],"payment_id":5524759814,"payment_status":"finished","updated_at":1795286711987}`;
const event = {
  eventKey: '5524759814 finished 1795286711987 0.00500000',
  gatewayPaymentIds: ['5524759814'],
  paymentId: ORDER,
};

test('the keys are sorted at every level, and numbers keep their writing', () => {
  expect(read(body, sign(signed))).toEqual(event);
});

test('spaces between the keys are not signed', () => {
  const spaced = body.replaceAll(',"', ',\n  "');
  expect(read(spaced, sign(signed))).toEqual(event);
});

test("lists may be signed as objects, as in the sample of the vendor's documentation", () => {
  expect(read(body, sign(signed.replace('[5,6]', '{"0":5,"1":6}')))).toEqual(event);
});

test('eleven members of a list are signed in the order of their numbers', () => {
  const list = Array.from({ length: 11 }, (_, index) => index);
  const asObject = JSON.stringify(Object.fromEntries(list.entries()));
  expect(read(`{"payment_id":1,"list":[${list}]}`, sign(`{"list":${asObject},"payment_id":1}`))).toBeDefined();
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one of another body', sign(signed.replace('0.00500000', '5'))],
  ['one by an empty secret', sign(signed, '')],
  ['one by another secret', sign(signed, 'another secret')],
  [
    'one that sorts one level only',
    sign(signed.replace('{"currency":"btc","serviceFee":1e-7}', '{"serviceFee":1e-7,"currency":"btc"}')),
  ],
  ['one that drops nested keys', sign(signed.replace('{"currency":"btc","serviceFee":1e-7}', '{}'))],
  ['one that is too long', `${sign(signed)}00`],
])('a signature is refused: %s', (_, signature) => {
  expect(() => read(body, signature)).toThrow(refusal('invalid_signature'));
});

test('while the secret changes both hold, and afterwards only the new', () => {
  const [byFormer, byPresent] = [sign(signed, 'the former secret'), sign(signed)];
  for (const signature of [byFormer, byPresent]) expect(read(body, signature, ['the former secret', SECRET])).toEqual(event);
  expect(() => read(body, byFormer, [SECRET])).toThrow(refusal('invalid_signature'));
});

test.each(['', 'not JSON', '{"payment_id":', '['.repeat(60_000)])('%.20s… is no notice', (text) => {
  expect(() => read(text, sign(text))).toThrow(refusal('malformed_notice'));
});

test('a text of more than 8,192 bytes, far longer than any notice, is refused before its signature is checked', () => {
  const falselySigned = (bytes: number) => () => read('1'.repeat(bytes), sign('another text'));
  expect(falselySigned(8192)).toThrow(refusal('invalid_signature'));
  expect(falselySigned(8193)).toThrow(refusal('malformed_notice'));
});

test.each(['{}', '[]', 'null', '1', '{"payment_id":{}}'])('%s is signed and names no payment', (text) => {
  expect(() => read(text, sign(text))).toThrow(refusal('malformed_notice'));
});

test('a notice of a payout is of no use', () => {
  const payout = '{"batch_withdrawal_id":"500","id":"7"}';
  expect(read(payout, sign(payout))).toBeUndefined();
});

test('a further payment to an address names its parent', () => {
  const child = '{"parent_payment_id":5,"payment_id":6,"payment_status":"finished"}';
  expect(read(child, sign(child))).toEqual({ eventKey: '6 finished  ', gatewayPaymentIds: ['6', '5'] });
});

test('a long notice has a hash for its key', () => {
  const long = `{"payment_id":1,"payment_status":"${'x'.repeat(300)}"}`;
  expect(read(long, sign(long))?.eventKey).toMatch(/^[\da-f]{64}$/);
});

test('a notice whose payment has an endless id is malformed', () => {
  const endless = `{"payment_id":"${'1'.repeat(101)}"}`;
  expect(() => read(endless, sign(endless))).toThrow(refusal('malformed_notice'));
});
