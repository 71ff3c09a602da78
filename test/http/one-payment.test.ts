import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { type Coin, stepsOf } from './steps/purchase.ts';
import { recordsOf, reviewsOf } from './steps/records.ts';
import { atOnce, inTurn } from './steps/repeat.ts';

const { clock, pass } = testClock();
const shop = await openShop({ env: { LOG_LEVEL: 'silent' }, overrides: { clock } });
const steps = stepsOf(shop);

const statusesOf = async (orderId: string) =>
  (await steps.readOrder(orderId)).payments.map((each) => [each.currency, each.status]);
const otherwise = { status: 'completed', paidOtherwise: true, receivedAmount: '0' };

describe('a payer who chooses another coin', () => {
  test('a payer who chooses another coin is asked for money in the new coin alone', async () => {
    const { order, payment: bitcoin } = await steps.begin('BTC');
    pass(1);
    const ether = await steps.openPayment(order, 'ETH');
    expect((await steps.readPayment(bitcoin.id)).status).toBe('cancelled');
    expect((await steps.readPayment(ether.id)).status).toBe('waiting');
    expect(await statusesOf(order.id)).toEqual([
      ['ETH', 'waiting'],
      ['BTC', 'cancelled'],
    ]);
  });

  test('a payer who chooses another coin and pays to the first address all the same has paid, and is asked for nothing at the second', async () => {
    const { order, payment: bitcoin } = await steps.begin('BTC');
    const ether = await steps.openPayment(order, 'ETH');
    await steps.transfer(bitcoin.id);
    expect(await steps.readPayment(ether.id)).toMatchObject(otherwise);
    expect((await steps.readOrder(order.id)).status).toBe('paid');
    expect(await statusesOf(order.id)).toEqual([['BTC', 'completed']]);
    expect(await reviewsOf(shop, order.id)).toEqual([]);
  });

  test('a payer who chooses another coin is refused while the whole amount awaits confirmations, for a coin and for the card', async () => {
    const { order, payment } = await steps.begin('BTC');
    await steps.transfer(payment.id, { confirmations: 0 });
    const { due: amountUsd } = await steps.readOrder(order.id);
    const coin = await steps.post('/api/crypto/payment', { orderId: order.id, currency: 'ETH', amountUsd });
    const card = await steps.post('/api/card/payment', { orderId: order.id });
    for (const answer of [coin, card]) expect(answer.json()).toMatchObject({ status: 409, code: 'payment_confirming' });
    const same = await steps.post('/api/crypto/payment', { orderId: order.id, currency: 'BTC', amountUsd });
    expect(same.json()).toMatchObject({ id: payment.id, status: 'confirming' });
  });

  test('a payer who chooses another coin at the same millisecond from many tabs has one payment that asks for money', async () => {
    const coins: Coin[] = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20'];
    for (let round = 0; round < 5; round++) {
      const order = await steps.placeOrder();
      await atOnce(20, (index) =>
        steps.post('/api/crypto/payment', { orderId: order.id, currency: coins[index % coins.length], amountUsd: 300 }),
      );
      const { payments } = await recordsOf(shop, order.id);
      expect(payments.filter(({ state }) => state === 'waiting')).toHaveLength(1);
    }
  });
});

describe('once an order is paid', () => {
  test('once a card has paid an order, its payment in a coin is closed, and its address is watched', async () => {
    const { order, payment } = await steps.begin();
    await steps.payByCard(order.id);
    expect(await steps.readPayment(payment.id)).toMatchObject(otherwise);
    await steps.transfer(payment.id, { amount: '0.001', notify: false });
    pass(3600);
    while ((await shop.sweep()) > 0);
    expect(await reviewsOf(shop, order.id)).toEqual(['order_already_paid']);
  });

  test('once an order is paid, its expired and its cancelled payment say so too', async () => {
    const { order, payment: expired } = await steps.begin();
    pass(1200);
    expect((await steps.readPayment(expired.id)).status).toBe('expired');
    const cancelled = await steps.openPayment(order);
    await steps.cancelPayment(cancelled.id);
    const last = await steps.openPayment(order, 'ETH');
    await steps.transfer(last.id);
    for (const { id } of [expired, cancelled]) expect(await steps.readPayment(id)).toMatchObject(otherwise);
  });

  test('late money at the first address closes the payment that was opened after it', async () => {
    const { order, payment: first } = await steps.begin();
    pass(1200);
    await steps.readPayment(first.id);
    const second = await steps.openPayment(order, 'ETH');
    await steps.transfer(first.id);
    expect(await steps.readPayment(second.id)).toMatchObject(otherwise);
    expect(await steps.readPayment(first.id)).toMatchObject({ status: 'completed', late: true, paidOtherwise: false });
  });

  test('once an order is paid, a retry under the key of its payment is told so, and gets no open payment', async () => {
    const { id } = await steps.placeOrder();
    const open = () =>
      steps.post('/api/crypto/payment', { orderId: id, currency: 'BTC', amountUsd: 300 }, { 'idempotency-key': 'paid since' });
    await open();
    await steps.payByCard(id);
    expect((await open()).json()).toMatchObject({ status: 'completed', paidOtherwise: true });
  });

  test('an order that two coins pay at once is paid by one, and a person looks at the other', async () => {
    await inTurn(10, async () => {
      const { order, payment: bitcoin } = await steps.begin('BTC');
      const ether = await steps.openPayment(order, 'ETH');
      await atOnce(2, (index) => steps.transfer(index ? bitcoin.id : ether.id));
      const { ledger, payments } = await recordsOf(shop, order.id);
      expect(ledger.filter(({ kind }) => kind === 'order_paid')).toHaveLength(1);
      expect(payments.map(({ state }) => state)).toEqual(['completed', 'completed']);
      expect(payments.flatMap(({ reviews }) => reviews)).toEqual(['order_already_paid']);
    });
  });
});

test('the database refuses a second payment of an order that asks for money', async () => {
  const { payment } = await steps.begin();
  const queries = shop.database.queries;
  const row = await queries.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow();
  const second = { ...row, id: randomUUID(), gateway_payment_id: 'second', coin: 'ETH' as const };
  await expect(queries.insertInto('payments').values(second).execute()).rejects.toThrow('payments_one_asks');
});
