import { describe, expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTestTellGuest } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import { createConfirmCardPayment, createOpenCardPayment } from './pay-by-card.ts';
import type { OpenedPayment } from './payment.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment } from './testing/payments.ts';

const order: Order = anOrder();
const url = 'https://pay.example/checkout';
const request = { caller: 'browser', operation: 'payByCard', key: 'key', bodyHash: 'body' };

describe('opening a card payment', () => {
  function createShop(...payments: OpenedPayment[]) {
    const memory = createPaymentsMemory([order], ...payments);
    const waiting: string[] = [];
    const told = { refuses: false };
    const { news, tellGuest } = createTestTellGuest();
    const { clock } = createTestClock();
    const open = createOpenCardPayment({
      ...memory,
      clock,
      link: url,
      markWaiting: async (...marked) => {
        if (told.refuses) throw new ShopError('order_not_payable');
        const isNew = !waiting.includes(marked.join(' '));
        waiting.push(marked.join(' '));
        return isNew;
      },
      tellGuest,
    });
    return { ...memory, open, waiting, told, news };
  }

  test('sets the order to waiting, and then returns the checkout', async () => {
    const shop = createShop();
    expect(await shop.open(order.id)).toEqual({ result: { url }, replayed: false });
    expect(shop.waiting).toEqual([`${order.id} card`]);
    expect(shop.news).toEqual([{ kind: 'card', url }]);
  });

  test('of an order that waits for the card already is not written about again', async () => {
    const shop = createShop();
    await shop.open(order.id);
    expect(await shop.open(order.id)).toEqual({ result: { url }, replayed: false });
    expect(shop.news).toEqual([{ kind: 'card', url }]);
  });

  test('replaces a payment in a coin, so that the payer is asked once', async () => {
    const shop = createShop(aPayment());
    await shop.open(order.id);
    expect(shop.state.payments).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is refused while the whole amount in a coin awaits confirmations', async () => {
    const shop = createShop(aPayment({ state: 'confirming', received: 100n }));
    await expect(shop.open(order.id, request)).rejects.toEqual(refusal('payment_confirming'));
    expect([shop.waiting, shop.state.keys.size]).toEqual([[], 0]);
  });

  test('is refused after a part came in a coin, because the card would be charged the total', async () => {
    const shop = createShop(aPayment({ state: 'expired', received: 40n }));
    await expect(shop.open(order.id)).rejects.toEqual(refusal('part_paid'));
  });

  test('is refused for an order that is not payable, and frees the idempotency key', async () => {
    const shop = createShop();
    shop.told.refuses = true;
    await expect(shop.open(order.id, request)).rejects.toEqual(refusal('order_not_payable'));
    expect(shop.state.keys.size).toBe(0);
  });

  test('is refused for a paid order as such, though nothing is missing of it', async () => {
    // With nothing missing, an order that could be paid would be refused as one whose money awaits confirmations.
    const shop = createShop(aPayment({ state: 'completed', received: 100n, confirmed: 100n }));
    shop.state.orders = [anOrder('paid')];
    shop.told.refuses = true;
    await expect(shop.open(order.id)).rejects.toEqual(refusal('order_not_payable'));
  });

  test('twice with one idempotency key returns the first answer again', async () => {
    const shop = createShop();
    await shop.open(order.id, request);
    expect(await shop.open(order.id, request)).toEqual({ result: { url }, replayed: true });
    expect([shop.waiting.length, shop.news.length]).toEqual([1, 1]);
  });
});

describe('money that a card gateway reports', () => {
  function createShop(known = order) {
    const memory = createPaymentsMemory([known]);
    const { receipts, sendReceipt } = createTestReceipts();
    const { clock } = createTestClock();
    const confirm = createConfirmCardPayment({ ...memory, gateway: 'link', clock, newId: createTestIds(), sendReceipt });
    return { ...memory, receipts, clock, confirm };
  }

  test('makes its order paid, with a receipt', async () => {
    const shop = createShop();
    await shop.confirm(order.id);
    const paid = anOrder('paid', { paymentMethod: 'card', receiptNumber: 1 });
    expect([shop.state.orders, shop.receipts]).toEqual([[paid], [paid]]);
    expect(shop.state.history).toMatchObject([{ to: 'paid', actor: { kind: 'gateway', id: 'link' }, at: shop.clock() }]);
  });

  test('is stored, and recorded in the ledger', async () => {
    const shop = createShop();
    await shop.confirm(order.id);
    const at = shop.clock();
    const amountCents = order.total;
    const kept = {
      id: uuid(1),
      orderId: order.id,
      gateway: 'link',
      gatewayPaymentId: '',
      amountCents,
      receivedAt: at,
      reviews: [],
    };
    expect(shop.state.cards).toEqual([kept]);
    const fact = { orderId: order.id, paymentId: null, gateway: 'link', at };
    expect(shop.state.ledger).toEqual([
      { ...fact, kind: 'card_paid', data: { cardPaymentId: uuid(1), amountCents: 30_000, reviews: [] } },
      { ...fact, kind: 'order_paid', data: { totalCents: 30_000, receiptNumber: 1 } },
    ]);
  });

  test('closes the payments in coins that the order had', async () => {
    const shop = createShop();
    shop.state.payments = [aPayment()];
    await shop.confirm(order.id);
    expect(shop.state.payments).toMatchObject([{ state: 'closed' }]);
  });

  test('reported twice is one payment', async () => {
    const shop = createShop();
    await shop.confirm(order.id);
    await shop.confirm(order.id);
    expect([shop.state.cards.length, shop.state.ledger.length, shop.receipts.length]).toEqual([1, 2, 1]);
  });

  test.each([
    ['paid', 'order_already_paid'],
    ['cancelled', 'order_cancelled'],
  ] as const)('for an order that is %s is kept and waits for a person', async (status, reason) => {
    const shop = createShop(anOrder(status));
    await shop.confirm(order.id);
    expect(shop.state.cards).toMatchObject([{ reviews: [reason] }]);
    expect(shop.state.ledger).toMatchObject([{ kind: 'card_paid', data: { reviews: [reason] } }]);
    expect([shop.state.orders, shop.receipts]).toEqual([[anOrder(status)], []]);
  });

  test('for an order that does not exist is refused', async () => {
    await expect(createShop().confirm('another')).rejects.toEqual(refusal('not_found'));
  });
});
