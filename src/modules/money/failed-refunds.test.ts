import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { Ask, HandPayment } from './ports.ts';
import { asked, dennis, paid, refundShop } from './testing/refund-shop.ts';

test('what did not arrive is ended by a second person, and the customer is told once', async () => {
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
});

/** A paid order with money in coins, `paid`, and money by hand. */
function failingShop() {
  const money = refundShop();
  const orderId = paid.orderId;
  const hand = { id: uuid(8), orderId, state: 'confirmed', amountCents: cents(30_000) } as HandPayment;
  money.state.hands.push(hand);
  /** A refund of this money is sent, and does not arrive. */
  const fail = async (sourceId: string) => {
    const { id } = await money.request(sourceId, asked);
    if (sourceId === paid.id) money.address();
    await money.send(id, dennis);
    await money.reject(id, { by: 'Olga', why: 'It came back' });
  };
  const wish = (state: Ask['state']): Ask => {
    return { id: uuid(9), orderId, askedAt: money.clock(), state, answeredBy: null, note: null };
  };
  return { ...money, hand, fail, wish };
}

test('coins that did not arrive were promised, so they wait for a review until another refund of them begins', async () => {
  const money = failingShop();
  await money.fail(paid.id);
  expect(money.state.payments).toMatchObject([{ reviews: ['refund_failed'] }]);
  expect(money.state.asks).toEqual([]);
  expect(await money.request(paid.id, asked)).toMatchObject({ units: 100n });
  expect(money.state.decisions).toMatchObject([{ subjectId: paid.id, reasons: ['refund_failed'] }]);
});

test('coins that did not arrive a second time wait as the wish of their customer, which is open again', async () => {
  const money = failingShop();
  money.state.asks.push(money.wish('open'));
  await money.fail(paid.id);
  expect(money.state.asks).toMatchObject([{ state: 'granted' }]);
  await money.fail(paid.id);
  expect(money.state.asks).toEqual([money.wish('open')]);
});

test('money by hand that did not arrive waits as the wish of its customer, which is open again', async () => {
  const money = failingShop();
  money.state.asks.push(money.wish('open'));
  await money.fail(money.hand.id);
  expect(money.state.asks).toEqual([money.wish('open')]);
});

test('money by hand that did not arrive waits as a wish also where nobody has asked for it', async () => {
  const money = failingShop();
  await money.fail(money.hand.id);
  expect(money.state.asks).toMatchObject([{ orderId: paid.orderId, state: 'open', answeredBy: null, note: null }]);
});

test('money by hand that did not arrive waits as a wish also where the shop has declined one', async () => {
  const money = failingShop();
  money.state.asks.push({ ...money.wish('declined'), answeredBy: 'Olga', note: 'No' });
  await money.fail(money.hand.id);
  expect(money.state.asks).toMatchObject([{ state: 'open', answeredBy: null, note: null }]);
});

test('the wish as which a failed refund waits is granted with the money itself, and not with other money of the order', async () => {
  const money = failingShop();
  await money.fail(money.hand.id);
  money.pass(60);
  await money.request(paid.id, asked);
  expect(money.state.asks).toMatchObject([{ state: 'open' }]);
  await money.request(money.hand.id, asked);
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
