import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { Notice } from '../../../../test/support/stand-ins/stand-in-server.ts';
import { signStripe } from '../../../../test/support/stand-ins/stripe.ts';
import { createStripeNotices } from './notices.ts';

const { clock } = createTestClock();
const now = clock().getTime() / 1000;
const paymentId = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
const session = { id: 'cs_test_1', object: 'checkout.session', metadata: { card_session_id: paymentId, note: 'Заказ' } };
const completed = { id: 'evt_1', type: 'checkout.session.completed', livemode: false, data: { object: session } };
const [secret, other] = ['whsec_one', 'whsec_two'];

const read = ({ body, headers }: Notice, ...secrets: string[]) =>
  createStripeNotices({ secrets: secrets.length > 0 ? secrets : [secret], livemode: false, clock }).read({
    body: Buffer.from(body),
    headers,
  });
const signed = (changes: object = {}, at = now, by = secret) => signStripe({ ...completed, ...changes }, by, at);
const event = { eventKey: 'evt_1', gatewayPaymentIds: ['cs_test_1'], paymentId };

test('a true notice names its event, its session and the checkout of the shop', () => {
  expect(read(signed())).toEqual(event);
});

test.each([-300, 0, 300])('a stamp %i seconds from now is taken', (seconds) => {
  expect(read(signed({}, now + seconds))).toEqual(event);
});

test.each([-301, 301, 1e9])('a stamp %i seconds from now is refused, although its signature is true', (seconds) => {
  expect(() => read(signed({}, now + seconds))).toThrow('invalid_signature');
});

const { body, headers } = signed();
const signature = headers['stripe-signature'] ?? '';

test.each([
  ['no signature', body, ''],
  ['half a signature', body, signature.slice(0, 30)],
  ['no stamp', body, signature.replace(/^t=\d+,/, '')],
  ['a stamp that is no number', body, signature.replace(/^t=\d+/, 't=soon')],
  ['another stamp', body, signature.replace(/^t=\d+/, `t=${now + 1}`)],
  ['a stamp of the future before its own', body, `t=${now + 1000},${signature}`],
  ['the signature of an older scheme alone', body, signature.replace('v1=', 'v0=')],
  ['another secret', body, signed({}, now, other).headers['stripe-signature'] ?? ''],
  ['another body', body.replace('evt_1', 'evt_2'), signature],
  ['the same JSON, spaced otherwise', JSON.stringify(completed), signature],
  ['an empty body', '', signature],
])('a notice with %s is forged', (_, text, given) => {
  expect(() => read({ body: text, headers: given ? { 'stripe-signature': given } : {} })).toThrow('invalid_signature');
});

test('a notice signed with an empty secret is forged, even where the shop has such a secret', () => {
  expect(() => read(signed({}, now, ''), '')).toThrow('invalid_signature');
});

test('two secrets are valid at the same time, so that one can be exchanged for the other', () => {
  expect([read(signed({}, now, secret), other, secret), read(signed({}, now, other), other, secret)]).toEqual([event, event]);
  expect(() => read(signed({}, now, secret), other)).toThrow('invalid_signature');
});

test('a notice that Stripe has signed with two secrets is true by either', () => {
  const second = /v1=\w+/.exec(signed({}, now, other).headers['stripe-signature'] ?? '')?.[0];
  const twice = { body, headers: { 'stripe-signature': `${signature},${second}` } };
  expect([read(twice, secret), read(twice, other)]).toEqual([event, event]);
});

test.each([
  ['charge.refunded'],
  ['refund.created'],
  ['refund.updated'],
  ['refund.failed'],
  ['charge.dispute.created'],
  ['charge.dispute.updated'],
  ['charge.dispute.closed'],
  ['charge.dispute.funds_withdrawn'],
  ['charge.dispute.funds_reinstated'],
])('a notice of %s names the payment whose money must be read', (type) => {
  expect(read(signed({ type, data: { object: { id: 'du_1', payment_intent: 'pi_1' } } }))).toEqual({
    eventKey: 'evt_1',
    gatewayPaymentIds: ['pi_1'],
  });
});

test('a notice of money that came without a checkout names no payment, and is of no use', () => {
  expect(read(signed({ type: 'refund.created', data: { object: { payment_intent: null } } }))).toBeUndefined();
});

test.each([
  ['of a product', { type: 'product.created' }],
  ['without a type', { type: 7 }],
  ['about real money, in a test', { livemode: true }],
])('a true notice %s is of no use', (_, changes) => {
  expect(read(signed(changes))).toBeUndefined();
});

test.each([
  ['no event', { id: undefined }],
  ['no session', { data: undefined }],
  ['a payment of a refund that is no text', { type: 'refund.created', data: { object: { payment_intent: 7 } } }],
  ['a session that is no text', { data: { object: { id: { $ne: '' } } } }],
  ['an id of its event of a thousand characters', { id: 'x'.repeat(1000) }],
])('a true notice with %s is malformed', (_, changes) => {
  expect(() => read(signed(changes))).toThrow('malformed_notice');
});

test("a session that is not the shop's is named without a checkout", () => {
  for (const metadata of [{ card_session_id: 'by hand' }, null]) {
    const event = read(signed({ data: { object: { id: 'cs_test_1', metadata } } }));
    expect(event?.gatewayPaymentIds).toEqual(['cs_test_1']);
    expect(event?.paymentId).toBeUndefined();
  }
});
