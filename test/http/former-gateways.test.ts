import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeShop } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { openShop, type TestShop, testClock } from '../support/shop.ts';
import { startBtcpay } from '../support/stand-ins/btcpay.ts';
import { startNowPayments } from '../support/stand-ins/nowpayments.ts';
import type { Notice } from '../support/stand-ins/stand-in-server.ts';
import { startStripe } from '../support/stand-ins/stripe.ts';
import { tasksOf } from '../support/tasks.ts';
import { idIn, operatorOf } from './steps/operator.ts';
import { stepsOf } from './steps/purchase.ts';

const apiKey = 'the-key-of-the-account';
const secret = 'the secret of the notices';

const { clock, now, pass } = testClock();
const vendor = await startNowPayments({ apiKey, secret, now });
const btcpay = await startBtcpay({ clock });
const stripe = await startStripe({ clock });
afterAll(() => Promise.all([vendor.close(), btcpay.close(), stripe.close()]));

const settings = {
  LOG_LEVEL: 'silent',
  NOWPAYMENTS_URL: vendor.url,
  NOWPAYMENTS_API_KEY: apiKey,
  NOWPAYMENTS_IPN_SECRET: secret,
  STRIPE_URL: stripe.url,
  STRIPE_SECRET_KEY: stripe.state.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.state.webhookSecret,
};
/** Before the shopkeeper chose other gateways. */
const shop = await openShop({
  env: { ...settings, CRYPTO_GATEWAY: 'nowpayments', CARD_GATEWAY: 'stripe' },
  overrides: { clock },
});
const steps = stepsOf(shop);

/** The same shop with the settings of today, which keep those of the former gateways. */
let today: TestShop;
beforeAll(async () => {
  // Of these settings only those of the gateways are taken: database and keys stay those of the shop.
  const chosen = readConfig({
    ...settings,
    SECRET_KEYS: 'key'.repeat(11),
    DATABASE_URL: 'postgres://localhost/shop',
    CRYPTO_GATEWAY: 'btcpay',
    BTCPAY_URL: btcpay.url,
    BTCPAY_STORE_ID: btcpay.state.storeId,
    BTCPAY_API_KEY: btcpay.state.apiKey,
    BTCPAY_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
  });
  const { cryptoGateway, nowpayments, cardGateway, cardLink } = chosen;
  const gateways = { cryptoGateway, nowpayments, btcpay: chosen.btcpay, cardGateway, cardLink, stripe: chosen.stripe };
  const config = { ...shop.config, ...gateways };
  const composed = await composeShop(config, { clock });
  today = { ...shop, ...composed, ...tasksOf(composed), config };
});
afterAll(() => today.close());

async function sweep(seconds = 45): Promise<void> {
  pass(seconds);
  while ((await today.sweep()) > 0);
}

const statusOf = async ({ id }: { id: string }) => (await steps.readOrder(id)).status;
/** Sends a notice to the shop of today, while `steps` speak with the shop as it was. */
const post = (url: string, payload: string | object, headers: Readonly<Record<string, string>> = {}) =>
  today.app.inject({ method: 'POST', url, payload, headers: { ...headers } });

test('coins at an address of the former gateway pay, by the sweep and by its notices', async () => {
  const first = await steps.begin('BTC');
  const second = await steps.begin('BTC');
  const [ofFirst, ofSecond] = [...vendor.payments.values()].slice(-2);
  vendor.arrive(ofFirst?.id ?? 0, 0.005);
  await sweep();
  expect([await statusOf(first.order), await statusOf(second.order)]).toEqual(['paid', 'pending']);

  vendor.arrive(ofSecond?.id ?? 0, 0.005);
  const { body, headers } = vendor.notices.at(-1) as Notice;
  expect((await post('/api/webhooks/nowpayments', body, headers)).json()).toEqual({ outcome: 'accepted' });
  await sweep(5);
  expect(await statusOf(second.order)).toBe('paid');
});

test('new payments open at the chosen gateway', async () => {
  const order = await steps.placeOrder();
  const opened = await post('/api/crypto/payment', { orderId: order.id, currency: 'BTC', amountUsd: 300 });
  expect(opened.statusCode, opened.payload).toBe(201);
  const invoices = [...btcpay.invoices.values()].map(({ metadata }) => metadata.orderId);
  expect(invoices).toEqual([opened.json().id]);
  const card = await post('/api/card/payment', { orderId: (await steps.placeOrder()).id });
  expect(card.json()).toEqual({ url: expect.stringContaining('/ptest22#card') });
});

test('a checkout of the former gateway for cards ends when its payer chooses the card of today', async () => {
  const { id: orderId } = await steps.placeOrder();
  await steps.post('/api/card/payment', { orderId });
  const stateOf = () => [...stripe.sessions.values()].find((each) => each.client_reference_id === orderId)?.status;
  expect(stateOf()).toBe('open');
  expect((await post('/api/card/payment', { orderId })).statusCode).toBe(201);
  await sweep(0);
  expect(stateOf()).toBe('expired');
});

test('a checkout of the former gateway for cards pays, and its money is watched', async () => {
  const order = await steps.placeOrder();
  await steps.post('/api/card/payment', { orderId: order.id });
  const session = [...stripe.sessions.values()].find((each) => each.client_reference_id === order.id)?.id ?? '';
  stripe.pay(session);
  const notice = stripe.notices.at(-1);
  expect((await post('/api/webhooks/stripe', notice?.body ?? '', notice?.headers)).json()).toEqual({ outcome: 'accepted' });
  await sweep();
  expect(await statusOf(order)).toBe('paid');

  const operate = operatorOf(today, clock);
  const card = idIn((await operate('review', { order: order.id })).text, 'card');
  const refund = idIn((await operate('refund-request', { payment: card, reason: 'Ill', amount: '100' })).text, 'refund');
  expect((await operate('refund-send', { refund })).exitCode).toBe(0);
  expect(stripe.refunds.of(stripe.sessions.get(session)?.payment_intent?.id ?? '')).toMatchObject([{ amount: 10_000 }]);

  stripe.dispute(session, 'needs_response');
  await sweep(3600);
  expect((await operate('reviews')).text).toMatch(new RegExp(`${card}.*disputed`));
});
