import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardSession } from './card-session.ts';
import { createShop } from './testing/check-shop.ts';
import { aPayment, seen } from './testing/payments.ts';

describe('parts of an order', () => {
  /** Asked for 100 units, worth 300 dollars: 40 came, and its time is up. */
  const first = aPayment({
    id: uuid(201),
    gatewayPaymentId: 'g-2',
    state: 'expired',
    received: 40n,
    confirmed: 40n,
    reviews: ['underpaid'],
  });
  /** Asks for the rest. */
  const rest = aPayment({ coin: 'ETH', amountCents: cents(18_000), expected: 60n });

  test('pay it once when they cover the total together, and nobody need look at them any more', async () => {
    const shop = createShop(rest, anOrder(), first);
    await shop.checkAfter(60n);
    await shop.checkAfter(60n);
    expect(shop.state.orders).toEqual([anOrder('paid', { receiptNumber: 1 })]);
    expect(shop.state.payments).toMatchObject([
      { state: 'completed', reviews: [] },
      { state: 'closed', reviews: [] },
    ]);
    expect(shop.state.ledger.map(({ kind }) => kind)).toEqual(['reported', 'order_paid', 'closed']);
    expect(shop.receipts).toHaveLength(1);
  });

  test('pay it although no payment has all that it asked for', async () => {
    // Of the first 210 dollars come, of the rest 90.
    const shop = createShop(first, anOrder(), { ...rest, id: uuid(202), received: 30n, confirmed: 30n, state: 'partial' });
    await shop.checkAfter(70n);
    expect(shop.state.orders).toEqual([anOrder('paid', { receiptNumber: 1 })]);
    expect(shop.state.payments).toMatchObject([
      { state: 'closed', reviews: [] },
      { state: 'closed', reviews: [] },
    ]);
  });

  test('do not pay it while one of them is not confirmed', async () => {
    const shop = createShop(rest, anOrder(), { ...first, confirmed: 0n });
    expect((await shop.checkAfter(60n)).state).toBe('confirming');
    expect((await shop.checkAfter(60n)).state).toBe('confirming');
    expect(shop.state.orders).toEqual([anOrder()]);
    expect(shop.state.ledger).toHaveLength(1);
  });

  test('pay it once the last of them is confirmed, and nobody need look at the one that waited when it is checked again', async () => {
    const shop = createShop(rest, anOrder(), { ...first, confirmed: 0n });
    await shop.checkAfter(60n);
    shop.told.report = seen(40n);
    await shop.check({ ...first, confirmed: 0n });
    expect(shop.state.orders).toEqual([anOrder('paid', { receiptNumber: 1 })]);
    await shop.checkAfter(60n);
    expect(shop.state.payments).toMatchObject([
      { state: 'completed', reviews: [] },
      { state: 'closed', reviews: [] },
    ]);
  });

  test('do not pay it while a unit is missing', async () => {
    const shop = createShop(rest, anOrder(), first);
    await shop.checkAfter(59n);
    expect([shop.state.orders, shop.receipts]).toEqual([[anOrder()], []]);
  });

  test('that come to the first address end the payment that still asks for them', async () => {
    const shop = createShop(first, anOrder(), { ...rest, id: uuid(202), state: 'waiting' });
    expect(await shop.checkAfter(60n)).toMatchObject({ state: 'expired', reviews: ['underpaid'] });
    expect(shop.state.payments[1]).toMatchObject({ state: 'cancelled' });
  });

  test('beyond the total wait for a person', async () => {
    const shop = createShop(rest, anOrder(), first);
    expect(await shop.checkAfter(70n)).toMatchObject({ state: 'completed', overpaid: true, reviews: ['order_already_paid'] });
  });

  test('that were not needed wait for a person', async () => {
    const shop = createShop(aPayment({ state: 'cancelled' }), anOrder(), first);
    await shop.checkAfter(100n);
    expect(shop.state.payments[1]).toMatchObject({ state: 'closed', reviews: ['underpaid', 'order_already_paid'] });
  });

  test('that are reversed after they have paid wait for a person', async () => {
    const shop = createShop({ ...first, state: 'closed', reviews: [] }, anOrder('paid'));
    expect(await shop.checkAfter(0n)).toMatchObject({ state: 'closed', reviews: ['reversed'] });
  });

  test('in coins end a checkout for cards, which charges the total, and another coin does not', async () => {
    const shop = createShop();
    shop.state.sessions.push({ id: uuid(7), orderId: anOrder().id, state: 'open', unwanted: false } as CardSession);
    await shop.checkAfter(0n, 0n, { wrongAsset: true });
    expect(shop.state.sessions).toMatchObject([{ unwanted: false }]);
    await shop.checkAfter(40n, 0n);
    expect(shop.state.sessions).toMatchObject([{ unwanted: true }]);
  });

  test('are told to the customer, also after another payment expired without money', async () => {
    const expired = aPayment({ id: uuid(201), gatewayPaymentId: 'g-2', state: 'expired' });
    const shop = createShop(aPayment(), anOrder(), expired);
    await shop.checkAfter(40n);
    expect(shop.changes).toMatchObject([{ kind: 'part' }]);
  });
});
