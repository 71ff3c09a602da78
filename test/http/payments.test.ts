import { describe, expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf, reviewsOf, setStatus, unchanged } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';
import { gateway, overUnsureLine } from './steps/unsure-gateway.ts';

const { clock, now, pass } = testClock();

const shop = await openShop({
  env: { LOG_LEVEL: 'silent' },
  overrides: { clock, cryptoGateway: overUnsureLine },
});
const steps = stepsOf(shop);

describe('an address for a payment', () => {
  test.each([
    ['BTC', 'Bitcoin', '0.00500000', /^bitcoin:tb1q[0-9a-z]{38}\?amount=0\.00500000$/],
    ['ETH', 'Ethereum', '0.10000000', /^ethereum:0x[0-9a-fA-F]{40}@11155111\?value=100000000000000000$/],
    [
      'USDT_ERC20',
      'Ethereum',
      '300.00',
      /^ethereum:0xaa8e23[0-9a-f]{34}@11155111\/transfer\?address=0x[0-9a-fA-F]{40}&uint256=300000000$/,
    ],
    ['USDT_TRC20', 'TRON', '300.00', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
  ] as const)(
    'an address for a payment in %s comes with the network, the amount and the code that a wallet scans',
    async (coin, network, expectedAmount, uri) => {
      const { payment } = await steps.begin(coin);
      expect(payment).toMatchObject({
        currency: coin,
        network,
        expectedAmount,
        receivedAmount: '0',
        amountUsd: 300,
        status: 'waiting',
      });
      expect(payment.paymentUri).toMatch(uri);
      expect(payment.paymentUri).toContain(payment.address);
      expect(Date.parse(payment.expiresAt)).toBe(now() + 1200_000);
    },
  );

  test.each([
    ['less than the order', { amountUsd: 1 }, 422, 'amount_mismatch'],
    ['more than the order', { amountUsd: 300.01 }, 422, 'amount_mismatch'],
    ['nothing', { amountUsd: 0 }, 422, 'amount_mismatch'],
    ['less than nothing', { amountUsd: -1 }, 400, 'invalid_request'],
    ['a fraction of a cent', { amountUsd: 300.000000001 }, 400, 'invalid_request'],
    ['a coin that is not taken', { currency: 'DOGE' }, 400, 'invalid_request'],
    ['a coin in small letters', { currency: 'btc' }, 400, 'invalid_request'],
    ['an order that does not exist', { orderId: crypto.randomUUID() }, 404, 'not_found'],
    ['an order without an id', { orderId: 'cart-1760000000000' }, 400, 'invalid_request'],
  ])('an address for a payment is not given for %s', async (_, changes, status, code) => {
    const { id: orderId } = await steps.placeOrder();
    const payload = { orderId, currency: 'BTC', amountUsd: 300, ...changes };
    const answer = await unchanged(shop, () => steps.post('/api/crypto/payment', payload));
    expect(answer.json()).toMatchObject({ status, code });
  });

  test.each(['paid', 'cancelled', 'processing'] as const)(
    'an address for a payment is not given for an order that is %s, nor is a page for its card',
    async (status) => {
      const { id: orderId, total: amountUsd } = await steps.placeOrder();
      await setStatus(shop, orderId, status);
      const coin = await steps.post('/api/crypto/payment', { orderId, currency: 'BTC', amountUsd });
      const card = await steps.post('/api/card/payment', { orderId });
      expect([coin.json().code, card.json().code]).toEqual(['order_not_payable', 'order_not_payable']);
    },
  );

  test('an address for a payment stays the same while the payment is open, and is new after that', async () => {
    const { order, payment } = await steps.begin();
    expect(await steps.openPayment(order)).toMatchObject({ id: payment.id, address: payment.address });
    pass(1200);
    const next = await steps.openPayment(order);
    expect(next.id).not.toBe(payment.id);
    expect(next.address).not.toBe(payment.address);
  });

  test('an address for a payment differs for each coin', async () => {
    const { order, payment } = await steps.begin('BTC');
    const inEther = await steps.openPayment(order, 'ETH');
    expect(inEther.id).not.toBe(payment.id);
    expect(inEther.address).not.toBe(payment.address);
    expect((await steps.readOrder(order.id)).payments.map(({ currency }) => currency).sort()).toEqual(['BTC', 'ETH']);
  });
});

describe('a payment requested twice', () => {
  const ask = (orderId: string, key: string, amountUsd = 300) =>
    steps.post('/api/crypto/payment', { orderId, currency: 'BTC', amountUsd }, { 'idempotency-key': key });

  test('a payment may be requested under the same key as the order itself', async () => {
    const key = { 'idempotency-key': 'one-key' };
    const order = await steps.post('/api/orders', oneRitual, key);
    const payment = await ask(order.json().id, 'one-key');
    expect(payment.statusCode).toBe(201);
    expect(payment.headers['idempotent-replayed']).toBeUndefined();
  });

  test.each([
    ['one key', () => 'race'],
    ['twenty keys', (index: number) => `race-${index}`],
  ])('a payment requested twenty times at once with %s reaches the gateway once', async (name, keyOf) => {
    const { id } = await steps.placeOrder();
    const before = gateway.opened.length;
    const answers = await atOnce(20, (index) => ask(id, `${name} ${keyOf(index)}`));
    expect(gateway.opened.length - before).toBe(1);
    expect((await recordsOf(shop, id)).payments).toHaveLength(1);
    const refusals = answers.filter(({ statusCode }) => statusCode !== 201);
    for (const answer of refusals) expect(answer.json()).toMatchObject({ status: 409, code: 'request_in_progress' });
    expect(new Set(answers.filter((answer) => !refusals.includes(answer)).map((answer) => answer.json().id)).size).toBe(1);
  });

  test('a payment that was refused may be requested again under the same key', async () => {
    const { id } = await steps.placeOrder();
    expect((await ask(id, 'refused', 1)).statusCode).toBe(422);
    expect((await ask(id, 'refused')).statusCode).toBe(201);
  });
});

describe('money that arrives', () => {
  test('money that arrives in parts pays the order once the sum is reached', async () => {
    const { order, payment } = await steps.begin();
    expect((await steps.transfer(payment.id, { amount: '0.002' })).status).toBe('partial');
    expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'partial', receivedAmount: '0.00200000' });
    expect((await steps.readOrder(order.id)).status).toBe('pending');
    expect((await steps.transfer(payment.id, { amount: '0.003' })).status).toBe('completed');
    expect(await steps.readPayment(payment.id)).toMatchObject({ receivedAmount: '0.00500000', overpaid: false, late: false });
    expect((await steps.readOrder(order.id)).status).toBe('paid');
  });

  test.each([
    ['0.00499999', 'partial', 'pending', false],
    ['0.005', 'completed', 'paid', false],
    ['0.00500001', 'completed', 'paid', true],
    ['0.0075', 'completed', 'paid', true],
  ] as const)('%s of 0.005 makes the payment %s and the order %s', async (amount, status, orderStatus, overpaid) => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id, { amount });
    expect(await steps.readPayment(payment.id)).toMatchObject({ status, overpaid });
    expect((await steps.readOrder(order.id)).status).toBe(orderStatus);
  });

  test('money that arrives unconfirmed pays the order once the network has confirmed it', async () => {
    const { order, payment } = await steps.begin('ETH');
    expect((await steps.transfer(payment.id, { confirmations: 0 })).status).toBe('confirming');
    expect((await steps.readOrder(order.id)).status).toBe('pending');
    expect((await steps.transfer(payment.id, { amount: '0', confirmations: 2 })).status).toBe('completed');
    expect((await steps.readOrder(order.id)).status).toBe('paid');
  });

  test('money that arrives after the deadline pays the order and is marked as late', async () => {
    const { order, payment } = await steps.begin();
    pass(1200);
    expect((await steps.readPayment(payment.id)).status).toBe('expired');
    await steps.transfer(payment.id);
    expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'completed', late: true });
    expect((await steps.readOrder(order.id)).status).toBe('paid');
  });

  test('money that arrives in time and is seen after the deadline is not late', async () => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id, { notify: false });
    pass(3600);
    expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'completed', late: false });
    expect((await steps.readOrder(order.id)).status).toBe('paid');
  });

  test('money that arrives after the deadline and below the amount is recorded, and staff must look', async () => {
    const { order, payment } = await steps.begin();
    pass(1200);
    await steps.transfer(payment.id, { amount: '0.004' });
    expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'expired', late: true, receivedAmount: '0.00400000' });
    expect(await reviewsOf(shop, order.id)).toEqual(['underpaid']);
    expect((await steps.readOrder(order.id)).status).toBe('pending');
  });

  test('money that arrives after the payer has cancelled still pays the order', async () => {
    const { order, payment } = await steps.begin();
    expect((await steps.cancelPayment(payment.id)).status).toBe('cancelled');
    expect((await steps.readOrder(order.id)).status).toBe('pending');
    await steps.transfer(payment.id, { notify: false });
    pass(3600);
    await shop.sweep();
    expect(await steps.readPayment(payment.id)).toMatchObject({ status: 'completed', late: true });
    expect((await steps.readOrder(order.id)).status).toBe('paid');
  });

  test('money that arrives and is reported many times stands in the ledger once', async () => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id);
    for (let times = 0; times < 5; times++) await steps.transfer(payment.id, { amount: '0' });
    const { ledger } = await recordsOf(shop, order.id);
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['opened', 'order_paid', 'reported']);
    expect(ledger.find(({ kind }) => kind === 'reported')?.data).toMatchObject({
      from: 'waiting',
      to: 'completed',
      received: '500000',
      confirmed: '500000',
    });
  });
});

describe('cancelling a payment', () => {
  test('cancelling a payment ends a payment that waits, and the order can still be paid', async () => {
    const { order, payment } = await steps.begin();
    expect((await steps.cancelPayment(payment.id)).status).toBe('cancelled');
    expect((await steps.cancelPayment(payment.id)).status).toBe('cancelled');
    const { ledger } = await recordsOf(shop, order.id);
    expect(ledger.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1);
    expect((await steps.openPayment(order)).id).not.toBe(payment.id);
  });

  test.each([
    ['a part of', { amount: '0.001' }, 'partial'],
    ['all of', {}, 'completed'],
  ] as const)('cancelling a payment changes nothing once %s the money has arrived', async (_, money, status) => {
    const { payment } = await steps.begin();
    await steps.transfer(payment.id, money);
    expect((await steps.cancelPayment(payment.id)).status).toBe(status);
  });
});

test.each([
  ['GET', 'status'],
  ['POST', 'cancel'],
] as const)('an unknown id, and the id of the order, find no payment (%s %s)', async (method, action) => {
  const { order, payment } = await steps.begin();
  for (const id of [crypto.randomUUID(), order.id, payment.id.slice(0, 8), 'x']) {
    expect((await shop.request({ method, url: `/api/crypto/payment/${id}/${action}` })).statusCode).toBe(404);
  }
});
