import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { type StripeNotice, signStripe, startStripe } from '../support/stand-ins/stripe.ts';
import { stepsOf } from './steps/purchase.ts';
import { countRows, recordsOf, setStatus } from './steps/records.ts';
import { atOnce, inTurn } from './steps/repeat.ts';

const { clock, now, pass } = testClock();
const stripe = await startStripe({ clock });
afterAll(() => stripe.close());

const [older, newer] = ['whsec_the_older_secret', 'whsec_the_newer_secret'] as const;
const shop = await openShop({
  env: {
    LOG_LEVEL: 'silent',
    CARD_GATEWAY: 'stripe',
    CARD_GATEWAY_CALLS_PER_SECOND: '1000',
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.state.secretKey,
    STRIPE_WEBHOOK_SECRET: `${newer},${older}`,
  },
  overrides: { clock },
});
const steps = stepsOf(shop);

beforeEach(() => {
  Object.assign(stripe.state, { webhookSecret: older, troubles: [] });
  stripe.notices.length = 0;
});

const openCard = (orderId: string, key: string = randomUUID()) =>
  steps.post('/api/card/payment', { orderId }, { 'idempotency-key': key });
const sessionsOf = (orderId: string) => [...stripe.sessions.values()].filter((each) => each.client_reference_id === orderId);

/** An order whose payer was sent to a checkout, and the checkout's id at Stripe. */
async function begin() {
  const order = await steps.placeOrder();
  const answer = await openCard(order.id);
  expect(answer.statusCode, answer.payload).toBe(201);
  const [session] = sessionsOf(order.id);
  if (!session) throw new Error('Stripe has no session of the order');
  expect(answer.json()).toEqual({ url: session.url });
  return { order, session: session.id };
}

const deliver = ({ body, headers }: StripeNotice) =>
  shop.request({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers: { ...headers } });

/** Lets the sweep ask about every checkout that is due after a while. */
async function sweep(seconds = 60): Promise<void> {
  pass(seconds);
  while ((await shop.sweep()) > 0);
}

const statusOf = async ({ id }: { id: string }) => (await steps.readOrder(id)).status;

test('an order stays pending while its payer is at the checkout, which charges the total', async () => {
  const { order, session } = await begin();
  expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 30_000, currency: 'usd', client_reference_id: order.id });
  expect(await statusOf(order)).toBe('pending');
});

test('with every browser closed and every notice lost a paid order is paid within a minute', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  await sweep();
  expect(await statusOf(order)).toBe('paid');
  const { cards, mails, ledger } = await recordsOf(shop, order.id);
  expect(cards).toEqual([{ gateway: 'stripe', cents: 30_000, reviews: [] }]);
  expect(mails).toHaveLength(1);
  expect(ledger.map(({ kind }) => kind)).toEqual(['card_opened', 'card_reported', 'card_paid', 'order_paid']);
  // What the payer's bank knows, not the checkout.
  const { payments } = (await shop.request({ url: `/api/orders/${order.id}/receipt` })).json<{ payments: object[] }>();
  expect(payments).toEqual([{ method: 'card', transactionIds: [stripe.sessions.get(session)?.payment_intent?.id] }]);
});

test('a notice has its checkout checked at once', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  for (const notice of stripe.notices) expect((await deliver(notice)).json()).toEqual({ outcome: 'accepted' });
  await shop.sweep();
  expect(await statusOf(order)).toBe('paid');
});

test('a notice that says paid pays nothing when the session does not', async () => {
  const { order, session } = await begin();
  const object = { ...stripe.sessions.get(session), status: 'complete', payment_status: 'paid' };
  const claim = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed', livemode: false, data: { object } };
  expect((await deliver(signStripe(claim, older, now() / 1000))).json()).toEqual({ outcome: 'accepted' });
  await sweep();
  expect(await statusOf(order)).toBe('pending');
});

test('a notice a hundred times, twenty at once, races with sweeps for one credit and one receipt', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  const [notice] = stripe.notices as [StripeNotice];
  await inTurn(5, () =>
    atOnce(20, async (index) => {
      const answer = await deliver(notice);
      expect(answer.statusCode).toBe(200);
      if (index % 5 === 0) await shop.sweep();
    }),
  );
  await sweep();
  const { cards, mails, ledger } = await recordsOf(shop, order.id);
  expect([cards.length, mails.length]).toEqual([1, 1]);
  expect(ledger.filter(({ kind }) => kind === 'order_paid' || kind === 'noticed')).toHaveLength(2);
});

describe('a forged notice changes nothing', () => {
  const claim = { id: 'evt_forged', type: 'checkout.session.completed', livemode: false, data: { object: { id: 'cs_test_1' } } };
  const right = () => signStripe(claim, older, now() / 1000);
  const header = (text: string) => ({ 'content-type': 'application/json', 'stripe-signature': text });

  test.each<[string, () => StripeNotice]>([
    ['no signature', () => ({ ...right(), headers: { 'content-type': 'application/json' } })],
    ['a wrong signature', () => ({ ...right(), headers: header(`t=${now() / 1000},v1=${'0'.repeat(64)}`) })],
    ['the signature of an empty secret', () => signStripe(claim, '', now() / 1000)],
    [
      'the signature of another body',
      () => ({ ...signStripe({ ...claim, id: 'evt_2' }, older, now() / 1000), body: right().body }),
    ],
    ['the same JSON, spaced otherwise', () => ({ ...right(), body: JSON.stringify(claim) })],
    ['a stamp of 301 seconds ago', () => signStripe(claim, older, now() / 1000 - 301)],
    ['a stamp 301 seconds ahead', () => signStripe(claim, older, now() / 1000 + 301)],
  ])('%s', async (_, notice) => {
    const before = await countRows(shop);
    expect((await deliver(notice())).statusCode).toBe(401);
    expect(await countRows(shop)).toEqual(before);
  });
});

test('both secrets sign while one is exchanged for the other, and a former secret no longer', async () => {
  for (const secret of [older, newer]) {
    stripe.state.webhookSecret = secret;
    stripe.notices.length = 0;
    stripe.pay((await begin()).session);
    for (const notice of stripe.notices) expect((await deliver(notice)).statusCode).toBe(200);
  }
  const former = signStripe({ id: 'evt_former', type: 'checkout.session.completed' }, 'whsec_former', now() / 1000);
  expect((await deliver(former)).statusCode).toBe(401);
});

describe('an order with one checkout', () => {
  test('shows it again, under any key', async () => {
    const { order, session } = await begin();
    expect((await openCard(order.id)).json()).toEqual({ url: stripe.sessions.get(session)?.url });
    expect(sessionsOf(order.id)).toHaveLength(1);
  });

  test('gets one when its payer asks many times at once', async () => {
    const order = await steps.placeOrder();
    const answers = await atOnce(10, () => openCard(order.id));
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
    expect(sessionsOf(order.id)).toHaveLength(1);
  });

  test('gets another under the same key when it has expired', async () => {
    const order = await steps.placeOrder();
    const first = (await openCard(order.id, 'again')).json();
    await sweep(13 * 3600);
    const second = await openCard(order.id, 'again');
    expect(second.statusCode).toBe(201);
    expect(second.json()).not.toEqual(first);
    expect(sessionsOf(order.id).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('has it ended when its payer chooses a coin, and may come back', async () => {
    const { order, session } = await begin();
    await steps.openPayment(order);
    await sweep(1);
    expect(stripe.sessions.get(session)?.status).toBe('expired');
    expect((await openCard(order.id)).statusCode).toBe(201);
    expect(sessionsOf(order.id).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('has it ended when a coin pays', async () => {
    const { order, payment } = await steps.begin();
    await openCard(order.id);
    await steps.transfer(payment.id);
    await sweep(1);
    expect(await statusOf(order)).toBe('paid');
    expect(sessionsOf(order.id).map(({ status }) => status)).toEqual(['expired']);
  });

  test('is paid by it, although its payer chose a coin a moment before', async () => {
    const { order, session } = await begin();
    const payment = await steps.openPayment(order);
    stripe.pay(session);
    await sweep();
    expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', paymentMethod: 'card' });
    expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'completed', paidOtherwise: true });
  });
});

test('money for an order that was cancelled meanwhile is recorded, and waits for a person', async () => {
  const { order, session } = await begin();
  await setStatus(shop, order.id, 'cancelled');
  stripe.pay(session);
  await sweep();
  expect((await recordsOf(shop, order.id)).cards).toEqual([{ gateway: 'stripe', cents: 30_000, reviews: ['order_cancelled'] }]);
  expect(await statusOf(order)).toBe('cancelled');
});

test('a paid session of another amount pays nothing, and waits for a person', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  stripe.change(session, { amount_total: 1 });
  await sweep();
  expect((await recordsOf(shop, order.id)).cards).toEqual([{ gateway: 'stripe', cents: 1, reviews: ['mismatch'] }]);
  expect(await statusOf(order)).toBe('pending');
});

test('money on its way is waited for: no second checkout, no coin, and the order is paid when it comes', async () => {
  const { order, session } = await begin();
  stripe.promise(session);
  await sweep();
  expect((await openCard(order.id)).json()).toMatchObject({ status: 409, code: 'payment_confirming' });
  const coin = await steps.post('/api/crypto/payment', { orderId: order.id, currency: 'BTC', amountUsd: 300 });
  expect(coin.json()).toMatchObject({ status: 409, code: 'payment_confirming' });
  stripe.keepPromise(session);
  for (const notice of stripe.notices) await deliver(notice);
  await sweep(5);
  expect(await statusOf(order)).toBe('paid');
});

describe('money of a paid order', () => {
  /** An order that Stripe's checkout has paid, and its checkout. */
  async function beginPaid() {
    const begun = await begin();
    stripe.pay(begun.session);
    await sweep();
    stripe.notices.length = 0;
    return begun;
  }
  const moneyOf = async (orderId: string) => (await recordsOf(shop, orderId)).ledger.filter(({ kind }) => kind === 'card_money');

  test('is told in the ledger with what Stripe keeps, however many notices are lost', async () => {
    const { order } = await beginPaid();
    await sweep();
    await sweep(3600);
    expect(await moneyOf(order.id)).toMatchObject([
      { data: { refundedCents: 0, outcome: { currency: 'usd', net: 29_100, fee: 900 } } },
    ]);
  });

  test.each<[string, string, (session: string) => void]>([
    ['is asked back by a bank', 'disputed', (session) => stripe.dispute(session, 'needs_response')],
    ['went back without the shop', 'refunded_elsewhere', (session) => stripe.refundElsewhere(session, 500)],
  ])('that %s waits for a person soon after the notice', async (_, reason, happen) => {
    const { order, session } = await beginPaid();
    happen(session);
    for (const notice of [...stripe.notices, ...stripe.notices]) expect((await deliver(notice)).statusCode).toBe(200);
    await sweep(5);
    expect((await recordsOf(shop, order.id)).cards).toMatchObject([{ reviews: [reason] }]);
    expect(await moneyOf(order.id)).toMatchObject([{ data: { reviews: [reason] } }]);
    expect(await statusOf(order)).toBe('paid');
  });

  test('that a notice alone claims to be asked back is not', async () => {
    const { order, session } = await beginPaid();
    const object = { id: 'du_1', payment_intent: stripe.sessions.get(session)?.payment_intent?.id };
    const claim = { id: `evt_${randomUUID()}`, type: 'charge.dispute.created', livemode: false, data: { object } };
    expect((await deliver(signStripe(claim, older, now() / 1000))).json()).toEqual({ outcome: 'accepted' });
    await sweep(5);
    expect((await recordsOf(shop, order.id)).cards).toMatchObject([{ reviews: [] }]);
  });
});

describe('a gateway in trouble', () => {
  test('whose answer to the creation is lost makes one session, which the retry shows', async () => {
    const { id } = await steps.placeOrder();
    // The package of Stripe repeats a cut connection once.
    stripe.state.troubles = ['lost', 'lost'];
    expect((await openCard(id, 'lost')).json()).toMatchObject({ status: 503, code: 'gateway_unavailable' });
    stripe.state.troubles = [];
    expect((await openCard(id, 'lost')).json()).toEqual({ url: sessionsOf(id)[0]?.url });
    expect(sessionsOf(id)).toHaveLength(1);
  });

  test.each(['500', '429', 'html', 'wrong shape', 'redirect', 'huge', 'cut'] as const)(
    'leaves the order pending and can be asked again (%s)',
    async (trouble) => {
      const order = await steps.placeOrder();
      stripe.state.troubles = [trouble, trouble];
      expect((await openCard(order.id, trouble)).json()).toMatchObject({ status: 503, code: 'gateway_unavailable' });
      stripe.state.troubles = [];
      expect(await statusOf(order)).toBe('pending');
      expect((await openCard(order.id, trouble)).statusCode).toBe(201);
      expect(sessionsOf(order.id)).toHaveLength(1);
    },
  );

  test('that keeps a failure is asked for another session', async () => {
    const order = await steps.placeOrder();
    stripe.state.keepsFailure = true;
    expect((await openCard(order.id, 'kept')).statusCode).toBe(503);
    expect((await openCard(order.id, 'kept')).statusCode).toBe(201);
  });
});
