import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createCardSessionReader } from '../../src/adapters/postgres/payments/card-sessions.ts';
import { signStripe } from '../support/stand-ins/stripe.ts';
import { idIn, operatorOf } from './steps/operator.ts';
import { recordsOf, setStatus } from './steps/records.ts';
import { olderSecret, openStripeShop } from './steps/stripe.ts';

const { shop, stripe, now, clock, pass, steps, openCard, sessionsOf, begin, deliver, sweep, statusOf } = await openStripeShop();
const operate = operatorOf(shop, clock);

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
  /** The subjects of the two newest letters about an order, the older first. */
  const subjectsAbout = async (orderId: string) => {
    const letters = shop.database.queries.selectFrom('messages').select('subject').where('about', '=', orderId);
    return (await letters.orderBy('created_at').execute()).slice(-2).map(({ subject }) => subject);
  };
  const cardOf = async (orderId: string) => idIn((await operate('review', { order: orderId })).text, 'card');
  const requestRefund = (card: string) => operate('refund-request', { payment: card, reason: 'Cannot attend' });
  const moneyOf = async (orderId: string) => (await recordsOf(shop, orderId)).ledger.filter(({ kind }) => kind === 'card_money');

  test('money of a paid order is told in the ledger with what Stripe keeps, however many notices are lost', async () => {
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
  ])('money of a paid order that %s waits for a person soon after the notice', async (_, reason, happen) => {
    const { order, session } = await beginPaid();
    happen(session);
    for (const notice of [...stripe.notices, ...stripe.notices]) expect((await deliver(notice)).statusCode).toBe(200);
    await sweep(5);
    expect((await recordsOf(shop, order.id)).cards).toMatchObject([{ reviews: [reason] }]);
    expect(await moneyOf(order.id)).toMatchObject([{ data: { reviews: [reason] } }]);
    expect(await statusOf(order)).toBe('paid');
  });

  test('money that a bank asks back after months waits for a person within an hour, also when Stripe fails just after the notice', async () => {
    const { order, session } = await beginPaid();
    await sweep(90 * 24 * 3600);
    stripe.dispute(session, 'needs_response');
    for (const notice of stripe.notices) expect((await deliver(notice)).statusCode).toBe(200);
    stripe.state.troubles = Array(50).fill('500');
    await sweep(5);
    stripe.state.troubles = [];
    await sweep(3600);
    expect((await recordsOf(shop, order.id)).cards).toMatchObject([{ reviews: ['disputed'] }]);
  });

  test('money of a paid order is looked at again within an hour when its last check failed, though the check of an earlier claim succeeded', async () => {
    await beginPaid();
    pass(90 * 24 * 3600);
    const reader = createCardSessionReader(shop.database.queries);
    const first = clock();
    const ids = (await reader.claimDue(first, 100)).map(({ id }) => id);
    await shop.database.transact(({ cards }) => cards.checkSoon(ids, first));
    pass(5);
    expect(await reader.claimDue(clock(), 100)).toHaveLength(ids.length);
    await reader.markChecked(ids, first);
    pass(3600);
    expect(await reader.claimDue(clock(), 100)).toHaveLength(ids.length);
  });

  test.each<[string, (session: string) => void, (session: string) => void]>([
    [
      'is asked back by a bank, and then is lost',
      (session) => stripe.dispute(session, 'needs_response'),
      (session) => stripe.dispute(session, 'lost'),
    ],
    [
      'went back without the shop in part, and then in another part',
      (session) => stripe.refundElsewhere(session, 500),
      (session) => stripe.refundElsewhere(session, 700),
    ],
  ])('money of a paid order that %s waits for a person again, although one has looked at the first', async (_, first, second) => {
    const { order, session } = await beginPaid();
    const waits = async () => (await operate('reviews')).text.includes(order.id);
    first(session);
    await sweep(3600);
    expect(await waits()).toBe(true);
    expect(await operate('settle', { id: await cardOf(order.id), reason: 'Told the bank' })).toMatchObject({ exitCode: 0 });
    await sweep(3600);
    expect(await waits()).toBe(false);
    second(session);
    await sweep(7200);
    expect(await waits()).toBe(true);
  });

  test.each([true, false])(
    'money of a paid order that went back and came again waits for a person, and can be refunded anew (notice: %s)',
    async (hasNotice) => {
      const { order, session } = await beginPaid();
      const card = await cardOf(order.id);
      const refund = idIn((await requestRefund(card)).text, 'refund');
      await operate('refund-send', { refund });
      await sweep(3600);
      await operate('refund-confirm', { refund }, 'dennis');
      expect(await statusOf(order)).toBe('cancelled');
      expect((await recordsOf(shop, order.id)).cards).toMatchObject([{ reviews: [] }]);
      stripe.notices.length = 0;

      stripe.failRefund(session);
      if (hasNotice) for (const notice of [...stripe.notices, ...stripe.notices]) await deliver(notice);
      await sweep(hasNotice ? 5 : 7200);
      expect((await operate('reviews')).text).toMatch(new RegExp(`${card}[^\\n]*refund_failed`));
      expect(await subjectsAbout(order.id)).toEqual([
        expect.stringMatching(/^The refund .* is sent$/),
        expect.stringContaining('did not reach you'),
      ]);
      expect((await steps.readOrder(order.id)).repair).toEqual({ troubles: ['checking'], mayAskRefund: false, refund: 'agreed' });
      const { ledger } = await recordsOf(shop, order.id);
      expect(ledger.slice(-2)).toMatchObject([
        { kind: 'refund_rejected', data: { refundId: refund, by: 'stripe', failed: true } },
        { kind: 'card_money', data: { refundedCents: 0, failedRefunds: [refund], reviews: ['refund_failed'] } },
      ]);

      const again = idIn((await requestRefund(card)).text, 'refund');
      expect((await operate('refund-send', { refund: again })).exitCode).toBe(0);
      await sweep(7200);
      expect((await operate('refund-confirm', { refund: again }, 'dennis')).exitCode).toBe(0);
    },
  );

  test('all money of a paid order that a bank has taken leads it back, and it can be paid again', async () => {
    const { order, session } = await beginPaid();
    stripe.dispute(session, 'needs_response');
    await sweep(3600);
    expect(await statusOf(order)).toBe('paid');
    stripe.dispute(session, 'lost');
    await sweep(7200);
    const unpaid = await steps.readOrder(order.id);
    expect(unpaid).toMatchObject({ status: 'pending' });
    expect(unpaid.timeline.at(-1)).toMatchObject({ event: 'payment_taken_back' });
    expect((await recordsOf(shop, order.id)).ledger.slice(-2)).toMatchObject([
      { kind: 'card_money', data: { dispute: 'lost', lostCents: 30_000 } },
      { kind: 'order_unpaid', data: { round: 0 } },
    ]);
    expect((await operate('review', { order: order.id })).text).toContain('left $0.00');

    expect((await openCard(order.id)).statusCode).toBe(201);
    const next = sessionsOf(order.id).find(({ status }) => status === 'open');
    stripe.pay(next?.id ?? '');
    await sweep();
    expect(await statusOf(order)).toBe('paid');
    const { ledger } = await recordsOf(shop, order.id);
    expect(ledger.findLast(({ kind }) => kind === 'order_paid')).toMatchObject({ data: { round: 1 } });
  });

  test('an order whose money a bank took weeks later has its whole time again, and ends without a letter', async () => {
    const { order, session } = await beginPaid();
    const letters = await subjectsAbout(order.id);
    stripe.dispute(session, 'lost');
    await sweep(30 * 24 * 3600);
    await shop.expireOrders();
    expect(await statusOf(order)).toBe('pending');
    pass(8 * 24 * 3600);
    await shop.expireOrders();
    expect(await statusOf(order)).toBe('cancelled');
    expect(await subjectsAbout(order.id)).toEqual(letters);
  });

  test('all money of a paid order that went back without the shop cancels it, and nothing is left to go back a second time', async () => {
    const { order, session } = await beginPaid();
    stripe.refundElsewhere(session, 30_000);
    await sweep(3600);
    expect(await statusOf(order)).toBe('cancelled');
    expect(await requestRefund(await cardOf(order.id))).toMatchObject({ exitCode: 1 });
  });

  test('the rest of what went back without the shop in part goes back, no more, and then the order is cancelled', async () => {
    const { order, session } = await beginPaid();
    stripe.refundElsewhere(session, 500);
    await sweep(3600);
    const refund = idIn((await requestRefund(await cardOf(order.id))).text, 'refund');
    expect((await operate('refund-send', { refund })).exitCode).toBe(0);
    await sweep(7200);
    expect((await operate('refund-confirm', { refund }, 'dennis')).exitCode).toBe(0);
    expect((await recordsOf(shop, order.id)).ledger).toContainEqual(
      expect.objectContaining({ kind: 'refund_requested', data: expect.objectContaining({ amountCents: 29_500 }) }),
    );
    expect(await statusOf(order)).toBe('cancelled');
  });

  test('money that a notice alone claims to be asked back is not asked back', async () => {
    const { order, session } = await beginPaid();
    const object = { id: 'du_1', payment_intent: stripe.sessions.get(session)?.payment_intent?.id };
    const claim = { id: `evt_${randomUUID()}`, type: 'charge.dispute.created', livemode: false, data: { object } };
    expect((await deliver(signStripe(claim, olderSecret, now() / 1000))).json()).toEqual({ outcome: 'accepted' });
    await sweep(5);
    expect((await recordsOf(shop, order.id)).cards).toMatchObject([{ reviews: [] }]);
  });
});
