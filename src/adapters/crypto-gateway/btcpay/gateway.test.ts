import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { Coin, CryptoGateway } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import {
  describeCryptoGateway,
  describeRemoteGateway,
  type RemoteBench,
} from '../../../../test/adapters/crypto-gateway.contract.ts';
import { type BtcpayStandIn, startBtcpay } from '../../../../test/support/stand-ins/btcpay.ts';
import { createBtcpayGateway } from './gateway.ts';

let time = createTestClock();
let btcpay: BtcpayStandIn;
beforeEach(async () => {
  time = createTestClock();
  btcpay = await startBtcpay({ clock: () => time.clock() });
});
afterEach(() => btcpay.close());

const gatewayOf = ({ url, state }: BtcpayStandIn, limits: { timeoutMilliseconds?: number } = {}) =>
  createBtcpayGateway({ url, storeId: state.storeId, apiKey: state.apiKey, clock: time.clock, ...limits });

let gateway: CryptoGateway;
const bench = (): RemoteBench => ({
  gateway,
  impatient: gatewayOf(btcpay, { timeoutMilliseconds: 200 }),
  pass: time.pass,
  seesOtherCoins: false,
  arrive: async (id, coin, amount, isFinal) => btcpay.pay(id, coin, amount, isFinal),
  reverse: btcpay.replaceLast,
  trouble: (...next) => {
    btcpay.state.troubles = next;
  },
  payable: () => btcpay.invoices.size,
});
beforeEach(() => {
  gateway = gatewayOf(btcpay);
});
describeCryptoGateway(bench);
describeRemoteGateway(bench);

/** A payment of 300 dollars, in the stand-in 0.005 bitcoins, that the gateway has opened at 10:00, where the clock stands, until 10:20. */
async function open(coin: Coin = 'BTC', server = btcpay) {
  const [id, expiresAt] = [randomUUID(), new Date('2026-11-20T10:20:00Z')];
  const base = { coin, amountCents: cents(30_000), expiresAt };
  const opened = await gatewayOf(server).open({ paymentId: id, orderNumber: 1042, ...base });
  return aPayment({ id, gateway: 'btcpay', ...base, ...opened });
}

const posts = () => btcpay.state.requests.filter((request) => request.startsWith('POST'));

test('an invoice names the payment and the order’s number, and nothing of the customer; it has one payment method', async () => {
  const { id, gatewayPaymentId } = await open('USDT_TRC20');
  const invoice = btcpay.invoices.get(gatewayPaymentId);
  expect(invoice).toMatchObject({ cents: 30_000, currency: 'USD', method: 'USDT-TRON' });
  expect(invoice?.metadata).toEqual({ orderId: id, itemDesc: 'Order 1042' });
  expect(invoice?.expiration).toBe(Date.parse('2026-11-20T10:20:00Z'));
  expect((invoice?.monitoring ?? 0) - (invoice?.expiration ?? 0)).toBe(30 * 24 * 3600_000);
});

test('an older server, which tells payment methods by a route of their own, is read as well', async () => {
  const older = await startBtcpay({ clock: time.clock, isOld: true });
  try {
    const payment = await open('USDT_ERC20', older);
    older.pay(payment.gatewayPaymentId, 'USDT_ERC20', '300', true);
    expect(await gatewayOf(older).read(payment)).toMatchObject({ received: 300_000_000n, confirmed: 300_000_000n });
  } finally {
    await older.close();
  }
});

test('a coin that the store lacks is not offered, and nothing is created for it', async () => {
  btcpay.state.methods = ['BTC-CHAIN', 'BTC-LN', 'USDT-TRON'];
  expect((await gatewayOf(btcpay).coins()).map(({ coin }) => coin)).toEqual(['BTC', 'USDT_TRC20']);
  await expect(open('ETH')).rejects.toMatchObject({ code: 'gateway_unavailable' });
  expect(posts()).toEqual([]);
});

test('a crowd that asks for the coins costs one question in a minute', async () => {
  const gateway = gatewayOf(btcpay);
  await Promise.all(Array.from({ length: 50 }, () => gateway.coins()));
  time.pass(59);
  await gateway.coins();
  expect(btcpay.state.requests).toHaveLength(1);
  time.pass(1);
  await gateway.coins();
  expect(btcpay.state.requests).toHaveLength(2);
});

test('of two invoices of one payment the older counts', async () => {
  const first = await open();
  const [invoice] = btcpay.invoices.values();
  if (!invoice) throw new Error('No invoice');
  btcpay.invoices.set('second', { ...invoice, id: 'second', created: invoice.created + 1000 });
  const request = { paymentId: first.id, orderNumber: 1042, coin: 'BTC', amountCents: cents(30_000) } as const;
  const again = await gatewayOf(btcpay).open({ ...request, expiresAt: new Date('2026-11-20T10:21:00Z') });
  expect(again.gatewayPaymentId).toBe(first.gatewayPaymentId);
});

test.each([
  ['of another payment', { metadata: { orderId: randomUUID() } }],
  ['of another amount', { cents: 29_999 }],
  ['in another currency', { currency: 'EUR' }],
])('the money of an invoice %s is not counted, and a person must look', async (_, changes) => {
  const payment = await open();
  btcpay.pay(payment.gatewayPaymentId, 'BTC', '0.005', true);
  const invoice = btcpay.invoices.get(payment.gatewayPaymentId);
  if (!invoice) throw new Error('No invoice');
  btcpay.invoices.set(payment.gatewayPaymentId, { ...invoice, ...changes });
  const unfit = { currency: 'BTC', amount: '0.00500000' };
  expect(await gatewayOf(btcpay).read(payment)).toMatchObject({ received: 0n, confirmed: 0n, findings: ['mismatch'], unfit });
  // Money that was counted before the change stays counted, and is not told as new.
  const counted = { received: 500_000n, confirmed: 500_000n };
  const known = await gatewayOf(btcpay).read({ ...payment, ...counted });
  expect(known).toMatchObject({ ...counted, findings: ['mismatch'] });
  expect(known.unfit).toBeUndefined();
});

test('an invoice that was marked by hand as invalid is paid by nothing, though its money is confirmed, and a person must look', async () => {
  const payment = await open();
  btcpay.pay(payment.gatewayPaymentId, 'BTC', '0.005', false);
  btcpay.mark(payment.gatewayPaymentId, 'Invalid');
  btcpay.confirm(payment.gatewayPaymentId);
  const report = await gatewayOf(btcpay).read(payment);
  expect(report).toMatchObject({ received: 500_000n, confirmed: 0n, findings: ['contested'] });
});

test('late money gives no notice that the invoice is settled, and is read all the same', async () => {
  const payment = await open();
  const fiveMinutesLate = 25 * 60;
  time.pass(fiveMinutesLate);
  btcpay.pay(payment.gatewayPaymentId, 'BTC', '0.005', true);
  const types = btcpay.notices.map(({ body }) => JSON.parse(body).type);
  expect(types).toContain('InvoicePaymentSettled');
  expect(types).not.toContain('InvoiceSettled');
  const report = await gatewayOf(btcpay).read(payment);
  expect(report).toMatchObject({ confirmed: 500_000n, arrival: new Date('2026-11-20T10:25:00Z') });
  expect(report.findings).toBeUndefined();
});

test('money without confirmations when BTCPay ends its watch, after thirty days, is no lost money: a person must look', async () => {
  const payment = await open();
  btcpay.pay(payment.gatewayPaymentId, 'BTC', '0.005', false);
  time.pass(31 * 24 * 3600);
  const report = await gatewayOf(btcpay).read(payment);
  expect(report).toMatchObject({ received: 500_000n, confirmed: 0n, findings: ['contested'] });
});

test('a key that BTCPay does not know is an unavailable gateway', async () => {
  btcpay.state.apiKey = 'another';
  const { url, state } = btcpay;
  const withWrongKey = createBtcpayGateway({ url, storeId: state.storeId, apiKey: 'canary', clock: time.clock });
  await expect(withWrongKey.coins()).rejects.toMatchObject({ code: 'gateway_unavailable' });
});
