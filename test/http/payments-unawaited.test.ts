import { describe, expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf, reviewsOf, setStatus } from './steps/records.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();

const shop = await openShop({ overrides: { clock } });
const steps = stepsOf(shop);

describe('coins that arrive for an order that needs none', () => {
  test('coins that come again to the address that has paid the order are found by the sweep, and staff must look', async () => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id);
    await steps.transfer(payment.id, { amount: '0.005', notify: false });
    pass(3600);
    while ((await shop.sweep()) > 0);
    const { ledger, mails, payments } = await recordsOf(shop, order.id);
    expect(payments).toMatchObject([{ received: '1000000', overpaid: true, reviews: ['order_already_paid'] }]);
    expect(ledger.filter(({ kind }) => kind === 'reported')).toHaveLength(2);
    expect(mails).toHaveLength(1);
  });

  test('staff must look at once at a part in coins that comes after a card has paid the order', async () => {
    const { order, payment } = await steps.begin();
    await steps.payByCard(order.id);
    await steps.transfer(payment.id, { amount: '0.002' });
    expect(await reviewsOf(shop, order.id)).toEqual(['order_already_paid']);
  });

  test('coins in the wrong currency for an order that is paid are reported to staff with both reasons', async () => {
    const { order, payment } = await steps.begin('USDT_TRC20');
    await steps.transfer(payment.id, { currency: 'USDT_ERC20' });
    await steps.payByCard(order.id);
    await steps.transfer(payment.id);
    expect(await reviewsOf(shop, order.id)).toEqual(['wrong_asset', 'order_already_paid']);
  });
});

test('coins of another kind than was asked for pay nothing and wait for a person, and are told and wait again when they come after a decision', async () => {
  const admin = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  const { order, payment } = await steps.begin('BTC');
  const readWaiting = async () => {
    const { items } = (await admin.request({ url: '/api/admin/money?limit=100' })).json<{ items: { id: string }[] }>();
    return items.filter(({ id }) => id === payment.id);
  };
  const send = () => steps.transfer(payment.id, { currency: 'ETH', amount: '0.05' });
  await send();
  expect((await steps.readPayment(payment.id)).status).toBe('waiting');
  expect(await readWaiting()).toMatchObject([{ reasons: ['wrong_asset'] }]);
  expect((await steps.readOrder(order.id)).status).toBe('pending');
  const settlement = { path: '/settlement', payload: { reason: 'Kept for the client' } };
  expect((await change(admin, `/api/admin/money/${payment.id}`, settlement)).statusCode).toBe(204);
  expect(await readWaiting()).toEqual([]);
  pass(60);
  await send();
  await steps.readPayment(payment.id);
  expect(await readWaiting()).toMatchObject([{ id: payment.id, reasons: ['wrong_asset'] }]);
  const { otherCoins } = (await admin.request({ url: `/api/admin/orders/${order.id}/money` })).json();
  expect(otherCoins).toMatchObject([
    { currency: 'ETH', amount: expect.stringMatching(/^0\.050*$/), transactionId: expect.stringMatching(/^0x/) },
    { currency: 'ETH', amount: expect.stringMatching(/^0\.050*$/), transactionId: expect.stringMatching(/^0x/) },
  ]);
  expect(otherCoins[0].transactionId).not.toBe(otherCoins[1].transactionId);
  expect(otherCoins[0].at < otherCoins[1].at).toBe(true);
  const { ledger } = await recordsOf(shop, order.id);
  expect(ledger.map(({ kind }) => kind)).toEqual(['opened', 'reported', 'review_settled', 'reported']);
});

describe('a card payment', () => {
  test('a card payment pays an order when it is reported, not when its page is opened, and once however often it is', async () => {
    const order = await steps.placeOrder();
    expect((await steps.post('/api/card/payment', { orderId: order.id })).statusCode).toBe(201);
    expect((await steps.readOrder(order.id)).status).toBe('waiting');
    for (let times = 0; times < 3; times++) await steps.payByCard(order.id);
    const { cards, history, ledger, mails } = await recordsOf(shop, order.id);
    expect(cards).toEqual([{ gateway: 'link', cents: 30_000, reviews: [] }]);
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['card_paid', 'order_paid']);
    expect(history.map(({ to_status }) => to_status)).toEqual(['pending', 'waiting', 'paid']);
    expect(mails).toHaveLength(1);
  });

  test('a card payment of an order that a coin has paid is recorded once, staff must look, and the order stays as it was', async () => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id);
    const before = await recordsOf(shop, order.id);
    expect(await steps.payByCard(order.id)).toMatchObject({ status: 'paid', paymentMethod: 'crypto' });
    await steps.payByCard(order.id);
    const after = await recordsOf(shop, order.id);
    expect(after.cards).toEqual([{ gateway: 'link', cents: 30_000, reviews: ['order_already_paid'] }]);
    expect(after.ledger.filter(({ kind }) => kind === 'card_paid')).toMatchObject([
      { payment_id: null, data: { amountCents: 30_000, reviews: ['order_already_paid'] } },
    ]);
    expect([after.history, after.payments, after.mails]).toEqual([before.history, before.payments, before.mails]);
    expect(after.ledger).toHaveLength(before.ledger.length + 1);
  });

  test.each([
    ['cancelled', 'order_cancelled'],
    ['processing', 'order_already_paid'],
  ] as const)(
    'a card payment of an order that is %s leaves the order as it is, and staff must look (%s)',
    async (status, reason) => {
      const order = await steps.placeOrder();
      await setStatus(shop, order.id, status);
      for (let times = 0; times < 2; times++) expect((await steps.payByCard(order.id)).status).toBe(status);
      const { cards, history, ledger, mails } = await recordsOf(shop, order.id);
      expect(cards).toMatchObject([{ reviews: [reason] }]);
      expect(ledger.map(({ kind }) => kind)).toEqual(['card_paid']);
      expect(history.map(({ to_status }) => to_status)).toEqual(['pending']);
      expect(mails).toEqual([]);
    },
  );

  test('a card payment of an order that does not exist is refused', async () => {
    const answer = await steps.post(`/api/sandbox/card/payments/${crypto.randomUUID()}/pay`);
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});
