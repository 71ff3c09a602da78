import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { redelivered, sign } from '../../../../test/support/stand-ins/btcpay-notices.ts';
import { createBtcpayNotices } from './notices.ts';

const paymentId = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
const settled = {
  deliveryId: 'delivery-1',
  webhookId: 'webhook',
  originalDeliveryId: 'delivery-1',
  isRedelivery: false,
  type: 'InvoiceSettled',
  timestamp: 1_763_632_800,
  storeId: 'store',
  invoiceId: 'invoice-1',
  metadata: { orderId: paymentId, itemDesc: 'Заказ' },
};

const reader = (...secrets: string[]) => createBtcpayNotices({ secrets, storeId: 'store' });
const read = ({ body, headers }: { body: string; headers: Readonly<Record<string, string>> }, ...secrets: string[]) =>
  reader(...(secrets.length > 0 ? secrets : ['secret'])).read({ body: Buffer.from(body), headers });

test('a true notice names its event, its invoice and the payment of the shop', () => {
  expect(read(sign(settled, 'secret'))).toEqual({ eventKey: 'delivery-1', gatewayPaymentIds: ['invoice-1'], paymentId });
});

test('a notice delivered again is the same event', () => {
  const first = sign(settled, 'secret');
  const again = redelivered(first, 'secret');
  expect(again.body).not.toBe(first.body);
  expect(read(again)).toEqual(read(first));
});

test.each([
  ['a first delivery, which names no other', { originalDeliveryId: null }, 'delivery-1'],
  ['a repetition', { deliveryId: 'delivery-2' }, 'delivery-1'],
  [
    'a repetition by a server that spells otherwise',
    { deliveryId: 'delivery-2', originalDeliveryId: undefined, orignalDeliveryId: 'delivery-1' },
    'delivery-1',
  ],
])('%s has the key of the first delivery', (_, changes, eventKey) => {
  expect(read(sign({ ...settled, ...changes }, 'secret'))).toMatchObject({ eventKey });
});

const { body, headers } = sign(settled, 'secret');
const signature = headers['btcpay-sig'] ?? '';

test.each<[string, string, Record<string, string>]>([
  ['no signature', body, {}],
  ['an empty signature', body, { 'btcpay-sig': '' }],
  ['half a signature', body, { 'btcpay-sig': signature.slice(0, 40) }],
  ['a signature without its kind', body, { 'btcpay-sig': signature.replace('sha256=', '') }],
  ['another secret', body, { ...sign(settled, 'another').headers }],
  ['an empty secret', body, { ...sign(settled, '').headers }],
  ['another body', body.replace('invoice-1', 'invoice-2'), headers],
  ['the same JSON, spaced otherwise', JSON.stringify(settled), headers],
])('a notice with %s is forged', (_, text, given) => {
  expect(() => read({ body: text, headers: given })).toThrow('invalid_signature');
});

test('two secrets are valid at the same time, so that one can be exchanged for the other', () => {
  const [older, newer] = [sign(settled, 'older'), sign(settled, 'newer')];
  expect(read(older, 'newer', 'older')).toEqual(read(newer, 'newer', 'older'));
  expect(() => read(older, 'newer')).toThrow('invalid_signature');
});

test.each([
  ['of another store', { storeId: 'another' }],
  ['of a new invoice', { type: 'InvoiceCreated' }],
  ['of a payout', { type: 'PayoutCreated', invoiceId: undefined }],
  ['without a type', { type: 7 }],
])('a true notice %s is of no use', (_, changes) => {
  expect(read(sign({ ...settled, ...changes }, 'secret'))).toBeUndefined();
});

test('a kind of notice about an invoice that nobody knows yet has its payment checked', () => {
  expect(read(sign({ ...settled, type: 'InvoiceBlessed' }, 'secret'))).toMatchObject({ gatewayPaymentIds: ['invoice-1'] });
});

test.each([
  ['no invoice', { invoiceId: undefined }],
  ['an invoice that is no text', { invoiceId: { $ne: '' } }],
  ['no delivery', { deliveryId: undefined, originalDeliveryId: undefined }],
  ['a delivery of a thousand characters', { originalDeliveryId: 'x'.repeat(1000) }],
])('a true notice with %s is malformed', (_, changes) => {
  expect(() => read(sign({ ...settled, ...changes }, 'secret'))).toThrow('malformed_notice');
});

test.each(['not JSON', '', 'null', '7', '[]'])('a signed text that is no object of JSON is malformed: %j', (text) => {
  const hex = createHmac('sha256', 'secret').update(text).digest('hex');
  expect(() => read({ body: text, headers: { 'btcpay-sig': `sha256=${hex}` } })).toThrow('malformed_notice');
});

test('a notice whose order id is no id of a payment is read without a payment', () => {
  for (const metadata of [{ orderId: 'by hand' }, null]) {
    const event = read(sign({ ...settled, metadata }, 'secret'));
    expect(event?.eventKey).toBe('delivery-1');
    expect(event?.paymentId).toBeUndefined();
  }
});
