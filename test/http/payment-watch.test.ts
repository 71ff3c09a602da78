import { describe, expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { atOnce, inTurn } from './steps/repeat.ts';
import { gateway, overUnsureLine } from './steps/unsure-gateway.ts';

const { clock, now, pass } = testClock();

const shop = await openShop({
  env: { LOG_LEVEL: 'silent' },
  overrides: { clock, cryptoGateway: overUnsureLine },
});
const steps = stepsOf(shop);

describe('the sweep of payments', () => {
  test('the sweep of payments marks an order as paid when every browser is closed and the notice was lost', async () => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id, { notify: false });
    expect((await steps.readOrder(order.id)).status).toBe('pending');
    pass(10);
    await shop.sweep();
    expect((await steps.readOrder(order.id)).status).toBe('paid');
    expect((await recordsOf(shop, order.id)).mails).toHaveLength(1);
  });

  test('the sweep of payments checks every payment that is due, so many unpaid payments do not hide a paid payment', async () => {
    const crowd = await inTurn(60, () => steps.begin());
    const paid = crowd.at(-1)?.payment.id ?? '';
    await steps.transfer(paid, { notify: false });
    pass(10);
    expect(await shop.sweep()).toBeGreaterThanOrEqual(60);
    expect((await steps.readOrder(crowd.at(-1)?.order.id ?? '')).status).toBe('paid');
    expect(await shop.sweep()).toBe(0);
  });

  test('the sweep of payments lets a payment expire at its time', async () => {
    const { payment } = await steps.begin();
    pass(1200);
    while ((await shop.sweep()) > 0);
    const { state } = await shop.database.queries
      .selectFrom('payments')
      .select('state')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('expired');
  });

  test('however many payers look, the gateway is asked once in five seconds at most', async () => {
    const { payment } = await steps.begin();
    await atOnce(100, () => steps.readPayment(payment.id));
    expect(gateway.readsOf(payment.id)).toBe(1);
    pass(4.999);
    await atOnce(20, () => steps.readPayment(payment.id));
    expect(gateway.readsOf(payment.id)).toBe(1);
    pass(0.001);
    await atOnce(20, () => steps.readPayment(payment.id));
    expect(gateway.readsOf(payment.id)).toBe(2);
  });

  test('the sweep of payments asks no sooner than five seconds after a payer asked, and the payers no sooner than five seconds after it', async () => {
    const { payment } = await steps.begin();
    for (let second = 0; second < 60; second += 1) {
      await atOnce(3, () => steps.readPayment(payment.id));
      while ((await shop.sweep()) > 0);
      pass(1);
    }
    // Once in each five seconds of the minute.
    expect(gateway.readsOf(payment.id)).toBe(12);
  });

  test('a payer who looks at a completed payment does not make the shop ask the gateway', async () => {
    const { payment } = await steps.begin();
    await steps.transfer(payment.id);
    const before = gateway.readsOf(payment.id);
    pass(60);
    await steps.readPayment(payment.id);
    expect(gateway.readsOf(payment.id)).toBe(before);
  });
});

describe('a gateway that fails', () => {
  const ask = (orderId: string, key: string) =>
    steps.post('/api/crypto/payment', { orderId, currency: 'BTC', amountUsd: 300 }, { 'idempotency-key': key });

  test('a gateway that fails is reported to the payer, the order stays, and a retry makes one payment at the gateway', async () => {
    const { id } = await steps.placeOrder();
    const before = gateway.opened.length;
    gateway.losesAnswers = true;
    for (let times = 0; times < 3; times++) {
      const lost = await ask(id, 'lost');
      expect(lost.json()).toMatchObject({ status: 503, code: 'gateway_unavailable' });
      expect(Number(lost.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await steps.readOrder(id)).toMatchObject({ status: 'pending', payments: [] });
    gateway.losesAnswers = false;
    const retry = await ask(id, 'lost');
    expect(retry.statusCode).toBe(201);
    expect(new Set(gateway.opened.slice(before))).toEqual(new Set([retry.json().id]));
    expect((await recordsOf(shop, id)).payments).toHaveLength(1);
  });

  test('a gateway that fails leaves other coins and the card available', async () => {
    const { id } = await steps.placeOrder();
    gateway.isSick = true;
    expect((await ask(id, 'sick')).statusCode).toBe(503);
    gateway.isSick = false;
    expect((await steps.post('/api/card/payment', { orderId: id })).statusCode).toBe(201);
    expect((await ask(id, 'sick')).statusCode).toBe(201);
  });

  test('a gateway that fails leaves a payment as it was last known, and is asked again at the next sweep', async () => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id, { notify: false });
    gateway.isSick = true;
    pass(10);
    expect((await steps.readPayment(payment.id)).status).toBe('waiting');
    await shop.sweep();
    gateway.isSick = false;
    pass(10);
    while ((await shop.sweep()) > 0);
    expect((await steps.readOrder(order.id)).status).toBe('paid');
  });

  test('a gateway that fails is asked again for the same payment half a minute after the process that asked was killed', async () => {
    const { id } = await steps.placeOrder();
    gateway.losesAnswers = true;
    await ask(id, 'died');
    gateway.losesAnswers = false;
    // The state that a process leaves when it is killed before the gateway answers.
    const inFuture = new Date(now() + 30_000);
    await shop.database.queries.updateTable('payments').set({ leased_until: inFuture }).where('order_id', '=', id).execute();
    expect((await ask(id, 'died')).json()).toMatchObject({ status: 409, code: 'request_in_progress' });
    pass(30);
    expect((await ask(id, 'died')).statusCode).toBe(201);
    expect((await recordsOf(shop, id)).payments).toHaveLength(1);
  });
});
