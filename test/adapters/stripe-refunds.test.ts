import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { CardPayment } from '#modules/payments/index.ts';
import { createStripeGateway, createStripeRefunds } from '../../src/adapters/card-gateway/stripe/index.ts';
import { type StripeStandIn, startStripe } from '../support/stand-ins/stripe.ts';
import { begunSession, openedSession } from './card-gateway.contract.ts';
import { describeCardRefunds, describeRemoteCardRefunds } from './card-refunds.contract.ts';

let time: ReturnType<typeof createTestClock>;
let stripe: StripeStandIn;
beforeEach(async () => {
  time = createTestClock();
  stripe = await startStripe({ clock: time.clock });
});
afterEach(() => stripe.close());

const options = (timeoutMilliseconds = 9000) => ({ url: stripe.url, secretKey: stripe.state.secretKey, timeoutMilliseconds });

/** A checkout that was opened and perhaps paid, as the shop records its money. */
async function opened(isPaid = true): Promise<CardPayment> {
  const gateway = createStripeGateway({ ...options(), livemode: false, orderUrl: () => 'https://shop.example/order' });
  const session = await openedSession(gateway, begunSession(gateway, time.clock()));
  if (isPaid) stripe.pay(session.gatewaySessionId);
  const { orderId, amountCents, gatewaySessionId: gatewayPaymentId, createdAt: receivedAt } = session;
  return { id: randomUUID(), orderId, gateway: 'stripe', gatewayPaymentId, amountCents, receivedAt, reviews: [] };
}

const intentOf = ({ gatewayPaymentId }: CardPayment) => stripe.sessions.get(gatewayPaymentId)?.payment_intent?.id ?? '';
const bench = () => ({
  refunds: createStripeRefunds(options()),
  impatient: createStripeRefunds(options(300)),
  paid: opened,
  paidBack: (payment: CardPayment) => stripe.refunds.paidBack(intentOf(payment)),
  pass: time.pass,
  trouble: (...next: typeof stripe.state.troubles) => {
    stripe.state.troubles = next;
  },
});

describeCardRefunds(bench);
describeRemoteCardRefunds(bench);

const askFor = (payment: CardPayment) =>
  bench().refunds.refundPayment({ payment, amountCents: cents(100), reason: 'duplicate', idempotencyKey: randomUUID() });

async function made() {
  const refund = await askFor(await opened());
  if (refund === 'refused') throw new Error('refused');
  return refund;
}

test.each([
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
] as const)('a refund that is %s at Stripe is %s', async (status, meaning) => {
  const { refundId } = await made();
  stripe.refunds.change(refundId, { status });
  expect(await bench().refunds.readRefund(refundId)).toMatchObject({ refundId, status: meaning, failureReason: null });
});

test('a refund that fails after it has succeeded says why', async () => {
  const { refundId } = await made();
  stripe.refunds.change(refundId, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  expect(await bench().refunds.readRefund(refundId)).toMatchObject({
    status: 'failed',
    failureReason: 'expired_or_canceled_card',
  });
});

test.each([{ status: 'blessed' }, { status: 'constructor' }, { currency: 'jpy' }, { amount: 0.5 }])(
  'a refund in words that the shop does not know is read again: %j',
  async (changes) => {
    const { refundId } = await made();
    stripe.refunds.change(refundId, changes as never);
    await expect(bench().refunds.readRefund(refundId)).rejects.toMatchObject({ code: 'gateway_unavailable' });
  },
);

test('nothing is paid back of a checkout that nobody has paid, or that Stripe does not know', async () => {
  expect(await askFor(await opened(false))).toBe('refused');
  expect(await askFor({ ...(await opened()), gatewayPaymentId: 'cs_test_unknown' })).toBe('refused');
});

test('a refund that the shop asked for is not one from elsewhere', async () => {
  const payment = await opened();
  await askFor(payment);
  stripe.refundElsewhere(payment.gatewayPaymentId, 50);
  const gateway = createStripeGateway({ ...options(), livemode: false, orderUrl: () => '' });
  const money = await gateway.readMoney({ gatewayPaymentId: intentOf(payment) } as never);
  expect(money).toMatchObject({ refundedUsd: 150, elsewhereUsd: 50 });
});

test('a refund names its order at Stripe, and its reason', async () => {
  const payment = await opened();
  await askFor(payment);
  expect(stripe.refunds.of(intentOf(payment))).toMatchObject([{ reason: 'duplicate', metadata: { order_id: payment.orderId } }]);
});
