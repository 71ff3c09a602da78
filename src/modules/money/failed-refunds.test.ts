import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { Ask, HandPayment } from './ports.ts';
import { asked, dennis, paid, refundShop } from './testing/refund-shop.ts';

test('what did not arrive is ended by a second person, the customer is told once, and the money can go back anew', async () => {
  const money = refundShop();
  const { id } = await money.request(paid.id, asked);
  money.address();
  await money.send(id, dennis);
  await expect(money.reject(id, { by: ' dennis ', why: 'It came back' })).rejects.toMatchObject({ refusal: 'same_person' });
  await money.reject(id, { by: 'Olga', why: 'It came back' });
  expect(money.state.refunds).toMatchObject([
    { state: 'rejected', rejectedBy: 'Olga', sent: { reference: 'f00d', sentBy: 'Dennis' } },
  ]);
  expect(money.state.refunds[0]).not.toHaveProperty('address');
  expect(money.state.ledger.at(-1)).toMatchObject({ kind: 'refund_rejected', data: { failed: true, wasSent: true } });
  expect(money.news.map(({ told }) => told.kind)).toEqual(['refund_address', 'refund_sent', 'refund_failed']);
  await expect(money.reject(id, { by: 'Olga', why: 'It came back' })).rejects.toMatchObject({ refusal: 'wrong_state' });
  // It was promised, so it waits for a person until another refund begins.
  expect(money.state.payments).toMatchObject([{ reviews: ['refund_failed'] }]);
  expect(await money.request(paid.id, asked)).toMatchObject({ units: 100n });
});

test('money by hand that did not arrive, and coins that did not a second time, wait as the wish of their customer', async () => {
  const order = anOrder('paid', { userId: 'anna' });
  const money = refundShop(order);
  const hand = { id: uuid(8), orderId: order.id, state: 'confirmed', amountCents: cents(30_000) } as HandPayment;
  money.state.hands.push(hand);
  const ask: Ask = { id: uuid(9), orderId: order.id, askedAt: money.clock(), state: 'open', answeredBy: null, note: null };
  const fail = async (sourceId: string) => {
    const { id } = await money.request(sourceId, asked);
    if (sourceId === paid.id) money.address();
    await money.send(id, dennis);
    await money.reject(id, { by: 'Olga', why: 'It came back' });
  };
  money.state.asks.push(ask);
  await fail(paid.id);
  expect(money.state.asks).toMatchObject([{ state: 'granted' }]);
  await fail(paid.id);
  expect(money.state.asks).toEqual([ask]);
  await fail(hand.id);
  expect(money.state.asks).toEqual([ask]);
});

test.each(['none', 'declined'] as const)('money by hand that did not arrive waits as a wish, with %s before', async (state) => {
  const order = anOrder('paid');
  const money = refundShop(order);
  const hand = { id: uuid(8), orderId: order.id, state: 'confirmed', amountCents: cents(30_000) } as HandPayment;
  money.state.hands.push(hand);
  const answered = { id: uuid(9), orderId: order.id, askedAt: money.clock(), answeredBy: 'Olga', note: 'No' };
  if (state !== 'none') money.state.asks.push({ ...answered, state });
  const { id } = await money.request(hand.id, asked);
  await money.send(id, dennis);
  await money.reject(id, { by: 'Olga', why: 'It came back' });
  expect(money.state.asks).toMatchObject([{ orderId: order.id, state: 'open', answeredBy: null, note: null }]);
});

test('the wish as which a failed refund waits is granted with the money itself, and not with other money of the order', async () => {
  const order = anOrder('paid');
  const money = refundShop(order);
  const hand = { id: uuid(8), orderId: order.id, state: 'confirmed', amountCents: cents(30_000) } as HandPayment;
  money.state.hands.push(hand);
  const { id } = await money.request(hand.id, asked);
  await money.send(id, dennis);
  await money.reject(id, { by: 'Olga', why: 'It came back' });
  money.pass(60);
  await money.request(paid.id, asked);
  expect(money.state.asks).toMatchObject([{ state: 'open' }]);
  await money.request(hand.id, asked);
  expect(money.state.asks).toMatchObject([{ state: 'granted' }]);
});

describe('of an order that was erased while its refund was under way', () => {
  const sentAndErased = async () => {
    const money = refundShop();
    const { id } = await money.request(paid.id, asked);
    money.address();
    await money.send(id, dennis);
    money.state.orders = money.state.orders.map((order) => ({
      ...order,
      contact: null,
      specialInstructions: '',
      isErased: true,
    }));
    return { money, id };
  };

  test('address and reference are forgotten when a second person has seen it arrive', async () => {
    const { money, id } = await sentAndErased();
    await money.confirm(id, { by: 'Olga' });
    expect(money.state.refunds).toMatchObject([{ state: 'confirmed', address: null, reference: '' }]);
  });

  test('the reference is forgotten when a second person has seen that it did not arrive', async () => {
    const { money, id } = await sentAndErased();
    await money.reject(id, { by: 'Olga', why: 'It came back.' });
    expect(money.state.refunds).toMatchObject([{ state: 'rejected', sent: { reference: '', sentBy: dennis.by } }]);
  });
});
