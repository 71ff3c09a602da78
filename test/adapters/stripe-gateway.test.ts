import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { CardSessionGateway } from '#modules/payments/index.ts';
import { createStripeGateway } from '../../src/adapters/card-gateway/stripe/gateway.ts';
import { type StripeStandIn, startStripe } from '../support/stand-ins/stripe.ts';
import { begunSession, describeCardGateway, openedSession } from './card-gateway.contract.ts';

let time: ReturnType<typeof createTestClock>;
let stripe: StripeStandIn;
const gatewayFor = (changes: { secretKey?: string; livemode?: boolean; timeoutMilliseconds?: number } = {}): CardSessionGateway =>
  createStripeGateway({
    url: stripe.url,
    secretKey: stripe.state.secretKey,
    livemode: false,
    orderUrl: (id, language) => `https://shop.example/${language}/order/${id}`,
    ...changes,
  });

beforeEach(async () => {
  time = createTestClock();
  stripe = await startStripe({ clock: time.clock });
});
afterEach(() => stripe.close());

describeCardGateway(() => ({
  gateway: gatewayFor(),
  impatient: gatewayFor({ timeoutMilliseconds: 300 }),
  now: time.clock,
  pass: time.pass,
  pay: stripe.pay,
  promise: stripe.promise,
  keepPromise: stripe.keepPromise,
  breakPromise: stripe.breakPromise,
  refundElsewhere: stripe.refundElsewhere,
  dispute: (id, outcome, amount) => stripe.dispute(id, outcome === 'open' ? 'needs_response' : outcome, amount),
  trouble: (...next) => {
    stripe.state.troubles = next;
  },
  keepFailure: () => {
    stripe.state.keepsFailure = true;
  },
  payable: () => [...stripe.sessions.values()].filter(({ status }) => status === 'open').length,
}));

const begun = (seconds?: number) => begunSession(gatewayFor(), time.clock(), seconds);
const opened = () => openedSession(gatewayFor(), begun());

test('a session charges the total in dollars by card alone, and names order and checkout at its payment too', async () => {
  const session = begun();
  await gatewayFor().open(session);
  const names = { order_id: session.orderId, card_session_id: session.id };
  const page = `https://shop.example/en/order/${session.orderId}`;
  expect(JSON.parse(session.request)).toEqual({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 30_000, product_data: { name: 'Vedic Rituals' } } }],
    client_reference_id: session.orderId,
    metadata: names,
    payment_intent_data: { metadata: names },
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    locale: 'en',
    success_url: page,
    cancel_url: page,
    expires_at: Date.parse('2026-11-20T22:00:00Z') / 1000,
  });
});

test.each([
  ['of another order', { client_reference_id: crypto.randomUUID() }],
  ['without its names', { metadata: {} }],
  ['of a subscription', { mode: 'subscription' }],
  ['with real money in a test', { livemode: true }],
  ['in another currency', { currency: 'jpy' }],
])('a paid session %s is not the wanted one', async (_, changes) => {
  const session = await opened();
  stripe.pay(session.gatewaySessionId);
  stripe.change(session.gatewaySessionId, changes);
  expect(await gatewayFor().read(session)).toMatchObject({ state: 'paid', isOurs: false });
});

test('a session that charges another amount says so', async () => {
  const session = await opened();
  stripe.pay(session.gatewaySessionId);
  stripe.change(session.gatewaySessionId, { amount_total: 300 });
  expect(await gatewayFor().read(session)).toMatchObject({ state: 'paid', amountCents: 300, isOurs: true });
});

test.each([{ status: 'blessed' }, { status: 'complete', payment_status: 'no_payment_required' }])(
  'after words that the shop does not know it looks again: %j',
  async (changes) => {
    const session = await opened();
    stripe.change(session.gatewaySessionId, changes as never);
    await expect(gatewayFor().read(session)).rejects.toMatchObject({ code: 'gateway_unavailable' });
  },
);

test('a session that would charge real money in a test is shown to nobody', async () => {
  await expect(gatewayFor({ livemode: true }).open(begun())).rejects.toMatchObject({ code: 'gateway_unavailable' });
});

test('a session whose time is too short is refused', async () => {
  expect(await gatewayFor().open(begun(60))).toBe('refused');
});

test('a wrong key is no refusal of the session, and stays out of the error', async () => {
  const secretKey = 'sk_test_canary0123456789';
  const error = await gatewayFor({ secretKey })
    .open(begun())
    .catch((thrown) => thrown);
  expect(error).toMatchObject({ code: 'gateway_unavailable' });
  expect(`${error.stack} ${error.cause.stack}`).not.toContain('canary');
});

test.each([
  ['needs_response', 'open'],
  ['warning_needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_under_review', 'open'],
  ['blessed', 'open'],
  ['constructor', 'open'],
  ['won', 'won'],
  ['prevented', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
] as const)('a dispute that is %s at Stripe is %s', async (status, dispute) => {
  const session = await opened();
  stripe.pay(session.gatewaySessionId);
  stripe.dispute(session.gatewaySessionId, status);
  const { gatewayPaymentId } = await gatewayFor().read(session);
  expect(await gatewayFor().readMoney({ ...session, gatewayPaymentId })).toMatchObject({ dispute });
});
