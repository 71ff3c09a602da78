import { describe, expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { type Coin, type Order, type Payment, placeOrder, stepsOf } from './steps/purchase.ts';
import { recordsOf, reviewsOf } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';

const { clock, pass } = testClock();
const shop = await openShop({ env: { LOG_LEVEL: 'silent' }, overrides: { clock } });
const steps = stepsOf(shop);

const ask = (orderId: string, amountUsd: number, currency: Coin = 'BTC') =>
  steps.post('/api/crypto/payment', { orderId, currency, amountUsd });

/** An order of 300 dollars of which `amount` of 0.005 BTC came before the time was up. */
async function partPaid(amount = '0.002'): Promise<{ order: Order; first: Payment }> {
  const { order, payment: first } = await steps.begin('BTC');
  await steps.transfer(first.id, { amount });
  pass(1200);
  await steps.readPayment(first.id);
  return { order, first };
}

describe('a part that came before the time was up', () => {
  test('a part that came before the time was up is remembered by the order, which asks for the rest alone', async () => {
    const { order } = await partPaid();
    expect(await steps.readOrder(order.id)).toMatchObject({
      status: 'pending',
      total: 300,
      received: 120,
      due: 180,
      paymentMethods: ['crypto'],
      payments: [{ status: 'expired', receivedAmount: '0.00200000' }],
    });
  });

  test("a part that came before the time was up is counted in the customer's own list, too", async () => {
    const anna = await signIn(shop);
    const half = await placeOrder(anna, oneRitual);
    const untouched = await placeOrder(anna, { ...oneRitual, customerName: 'Анна Петрова' });
    const payment = await steps.openPayment(half);
    const dueOf = async () => {
      const listed = (await anna.request({ url: '/api/orders' })).json<{ id: string; due: number }[]>();
      return [half, untouched].map(({ id }) => listed.find((order) => order.id === id)?.due);
    };
    expect(await dueOf()).toEqual([300, 300]);
    await steps.transfer(payment.id, { amount: '0.002' });
    expect(await dueOf()).toEqual([180, 300]);
    await steps.transfer(payment.id);
    expect(await dueOf()).toEqual([0, 300]);
  });

  test.each([
    ['BTC', '0.00300000'],
    ['ETH', '0.06000000'],
    ['USDT_ERC20', '180.00'],
    ['USDT_TRC20', '180.00'],
  ] as const)('a part and the rest in %s, %s, pay the order once', async (coin, expectedAmount) => {
    const { order } = await partPaid();
    expect((await ask(order.id, 300, coin)).json()).toMatchObject({ status: 422, code: 'amount_mismatch' });
    const rest = (await ask(order.id, 180, coin)).json();
    expect(rest).toMatchObject({ amountUsd: 180, expectedAmount, receivedAmount: '0', status: 'waiting' });
    await steps.transfer(rest.id);
    expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', due: 0 });
    const { ledger, mails, payments } = await recordsOf(shop, order.id);
    expect(ledger.filter(({ kind }) => kind === 'order_paid')).toHaveLength(1);
    expect(mails).toHaveLength(1);
    expect(payments.flatMap(({ reviews }) => reviews)).toEqual([]);
  });

  test('parts in three coins pay the order too', async () => {
    const { order } = await partPaid();
    const second = (await ask(order.id, 180, 'ETH')).json();
    await steps.transfer(second.id, { amount: '0.03' });
    pass(1200);
    await steps.readPayment(second.id);
    expect((await steps.readOrder(order.id)).due).toBe(90);
    const third = (await ask(order.id, 90, 'USDT_TRC20')).json();
    await steps.transfer(third.id);
    expect((await steps.readOrder(order.id)).status).toBe('paid');
  });

  test('a part and the rest at the same address complete the order, and the payment of the rest is closed', async () => {
    const { order, first } = await partPaid();
    const rest = (await ask(order.id, 180, 'ETH')).json();
    await steps.transfer(first.id, { amount: '0.003' });
    expect(await steps.readPayment(rest.id)).toMatchObject({ status: 'completed', paidOtherwise: true });
    expect((await steps.readOrder(order.id)).status).toBe('paid');
  });

  test('a part and another part at the same address go to a person, and a lower rest is asked for', async () => {
    const { order, first } = await partPaid();
    const rest = (await ask(order.id, 180, 'ETH')).json();
    await steps.transfer(first.id, { amount: '0.001' });
    expect(await reviewsOf(shop, order.id)).toEqual(['underpaid']);
    expect((await steps.readPayment(rest.id)).status).toBe('cancelled');
    expect((await steps.readOrder(order.id)).due).toBe(120);
  });

  test('a part that came in coins shuts the card, which would be charged the total', async () => {
    const { order } = await partPaid();
    expect((await steps.post('/api/card/payment', { orderId: order.id })).json()).toMatchObject({
      status: 409,
      code: 'part_paid',
    });
  });

  test('a part of an order that a card pays afterwards waits for a person', async () => {
    const { order } = await partPaid();
    await steps.payByCard(order.id);
    expect(await reviewsOf(shop, order.id)).toEqual(['underpaid', 'order_already_paid']);
  });
});

describe('a rest', () => {
  test.each([
    ['0.00493', 4.2, 'BTC', 422],
    ['0.00493', 4.2, 'ETH', 201],
    ['0.00499999', 0.01, 'BTC', 422],
    ['0.00499999', 0.01, 'USDT_TRC20', 422],
  ] as const)('a rest after %s of 0.005 BTC, %f dollars, is answered in %s by %i', async (amount, due, coin, status) => {
    const { order } = await partPaid(amount);
    expect((await steps.readOrder(order.id)).due).toBe(due);
    const answer = await ask(order.id, due, coin);
    expect(answer.statusCode).toBe(status);
    if (status === 422) expect(answer.json().code).toBe('below_minimum');
  });

  test('a rest and the missing part at the first address, both at once, pay the order once', async () => {
    for (let round = 0; round < 5; round++) {
      const { order, first } = await partPaid();
      const rest = (await ask(order.id, 180, 'ETH')).json();
      await atOnce(2, (index) => steps.transfer(index ? rest.id : first.id, index ? {} : { amount: '0.003' }));
      const { ledger } = await recordsOf(shop, order.id);
      expect(ledger.filter(({ kind }) => kind === 'order_paid')).toHaveLength(1);
      expect(await reviewsOf(shop, order.id)).toContain('order_already_paid');
    }
  });
});
