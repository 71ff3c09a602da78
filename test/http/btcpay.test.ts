import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { startBtcpay } from '../support/stand-ins/btcpay.ts';
import { redelivered, sign } from '../support/stand-ins/btcpay-notices.ts';
import type { Notice } from '../support/stand-ins/stand-in-server.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf, reviewsOf } from './steps/records.ts';
import { atOnce, inTurn } from './steps/repeat.ts';

const { clock, pass } = testClock();
const secret = 'the-secret-of-the-webhook';
const btcpay = await startBtcpay({ clock });
btcpay.state.webhookSecret = secret;
afterAll(() => btcpay.close());

const shop = await openShop({
  env: {
    LOG_LEVEL: 'silent',
    CRYPTO_GATEWAY: 'btcpay',
    BTCPAY_URL: btcpay.url,
    BTCPAY_STORE_ID: btcpay.state.storeId,
    BTCPAY_API_KEY: btcpay.state.apiKey,
    BTCPAY_WEBHOOK_SECRET: secret,
  },
  overrides: { clock },
});
const steps = stepsOf(shop);

beforeEach(() => {
  btcpay.notices.length = 0;
});

/** An order with an open payment, and the invoice of the payment. */
async function begin(coin: 'BTC' | 'USDT_TRC20' = 'BTC') {
  const { order, payment } = await steps.begin(coin);
  const invoice = [...btcpay.invoices.values()].find(({ metadata }) => metadata.orderId === payment.id);
  if (!invoice) throw new Error('BTCPay has no invoice of the payment');
  return { order, payment, invoice: invoice.id };
}

const deliver = ({ body, headers }: Notice) =>
  shop.request({ method: 'POST', url: '/api/webhooks/btcpay', payload: body, headers: { ...headers } });

/** Lets the sweep ask about every payment that is due after a while. */
async function sweep(): Promise<void> {
  pass(60);
  while ((await shop.sweep()) > 0);
}

const statusOf = async ({ id }: { id: string }) => (await steps.readOrder(id)).status;

test('a payment is shown with the address and the exact amount of its invoice', async () => {
  const { payment, invoice } = await begin('USDT_TRC20');
  const { address } = btcpay.shown().find(({ id }) => id === invoice) ?? {};
  expect(payment).toMatchObject({ address, expectedAmount: '300.00', status: 'waiting', network: 'TRON' });
  expect(payment.paymentUri).toBe(address);
});

test('the link of a sandbox leads to no real coins', async () => {
  const { payment } = await steps.begin('ETH');
  expect(payment.paymentUri).toBe(`ethereum:${payment.address}@11155111?value=100000000000000000`);
});

test('with every browser closed and every notice lost a paid order is paid within a minute', async () => {
  const { order, invoice } = await begin();
  btcpay.pay(invoice, 'BTC', '0.005', true);
  await sweep();
  expect(await statusOf(order)).toBe('paid');
});

test('a notice has its payment checked at once', async () => {
  const { order, invoice } = await begin();
  btcpay.pay(invoice, 'BTC', '0.005', true);
  await shop.sweep();
  expect(await statusOf(order)).toBe('pending');
  for (const notice of btcpay.notices) expect((await deliver(notice)).statusCode).toBe(200);
  await shop.sweep();
  expect(await statusOf(order)).toBe('paid');
});

test('a notice that says settled pays nothing when the invoice does not', async () => {
  const { order, payment, invoice } = await begin();
  const claim = { type: 'InvoiceSettled', deliveryId: randomUUID(), storeId: btcpay.state.storeId, invoiceId: invoice };
  expect((await deliver(sign({ ...claim, metadata: { orderId: payment.id } }, secret))).json()).toEqual({ outcome: 'accepted' });
  await sweep();
  expect(await statusOf(order)).toBe('pending');
});

test('a hundred repetitions of the notices, backwards and twenty at once, race with polls and sweeps for one credit and one receipt', async () => {
  const { order, payment, invoice } = await begin();
  btcpay.pay(invoice, 'BTC', '0.005', true);
  const events = btcpay.notices.filter(({ body }) => !body.includes('InvoiceCreated'));
  const backwards = [...events].reverse();
  const outcomes = await inTurn(5, () =>
    atOnce(20, async (index) => {
      const notice = backwards[index % backwards.length];
      if (!notice) throw new Error('No notice');
      return (await deliver(index % 2 ? notice : redelivered(notice, secret))).json().outcome;
    }),
  );
  expect(outcomes.flat().filter((outcome) => outcome === 'accepted')).toHaveLength(events.length);
  pass(5);
  await Promise.all([
    atOnce(20, () => steps.readPayment(payment.id)),
    atOnce(5, () => shop.sweep()),
    ...events.map((notice) => deliver(redelivered(notice, secret))),
  ]);
  await sweep();
  const { ledger, mails } = await recordsOf(shop, order.id);
  expect(ledger.filter(({ kind }) => kind === 'order_paid')).toHaveLength(1);
  expect(mails).toHaveLength(1);
});

test('a replaced transaction is asked for again, and both facts are in the ledger', async () => {
  const { order, payment, invoice } = await begin();
  btcpay.pay(invoice, 'BTC', '0.005', false);
  await sweep();
  expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'confirming' });
  btcpay.replaceLast(invoice);
  await sweep();
  expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'waiting', receivedAmount: '0' });
  const { ledger } = await recordsOf(shop, order.id);
  expect(ledger.filter(({ kind }) => kind === 'reported').map(({ data }) => (data as { received: string }).received)).toEqual([
    '500000',
    '0',
  ]);
  expect(await statusOf(order)).toBe('pending');
});

test('an invoice that somebody marks as settled by hand pays nothing, and waits for a person', async () => {
  const { order, invoice } = await begin();
  btcpay.mark(invoice, 'Settled');
  await sweep();
  expect(await statusOf(order)).toBe('pending');
  expect(await reviewsOf(shop, order.id)).toEqual(['contested']);
});

test('an address of another network that the gateway answers is shown to nobody', async () => {
  const order = await steps.placeOrder();
  const ask = () =>
    steps.post('/api/crypto/payment', { orderId: order.id, currency: 'BTC', amountUsd: 300 }, { 'idempotency-key': order.id });
  btcpay.state.addresses = () => 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9';
  const answer = await ask();
  btcpay.state.addresses = undefined;
  expect(answer.json()).toMatchObject({ status: 503, code: 'gateway_unavailable' });
  expect((await steps.readOrder(order.id)).payments).toEqual([]);
  expect((await ask()).statusCode).toBe(201);
});
