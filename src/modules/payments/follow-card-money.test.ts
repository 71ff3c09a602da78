import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CardMoney, OpenedSession } from './card-session.ts';
import { createCardShop } from './testing/card-shop.ts';
import { deriveCardMoney } from './testing/derive-cards.ts';

/** A shop whose order was paid by card; the gateway then tells of its money, once for each of `readings`. */
async function afterReadings(...readings: Partial<CardMoney>[]) {
  const shop = createCardShop();
  await shop.open();
  shop.told.report = shop.paid();
  await shop.checkLast();
  for (const changes of readings) {
    shop.told.money = { ...shop.told.money, ...changes };
    await shop.checkLast();
  }
  return shop;
}

const linesOf = ({ state }: Awaited<ReturnType<typeof afterReadings>>) =>
  state.ledger.filter(({ kind }) => kind === 'card_money');

test('what the gateway keeps of a payment is a line of the ledger, once', async () => {
  const outcome = { currency: 'usd', net: 29_100, fee: 900 };
  const shop = await afterReadings({ outcome }, {}, {});
  expect(linesOf(shop)).toMatchObject([{ data: { cardSessionId: shop.last().id, outcome, reviews: [] } }]);
  expect(shop.state.cards).toMatchObject([{ reviews: [] }]);
});

test('the line names the payment as its gateway does', async () => {
  const shop = createCardShop();
  await shop.open();
  shop.told.report = shop.paid({ gatewayPaymentId: 'pi_1' });
  await shop.checkLast();
  shop.told.money = { ...shop.told.money, dispute: 'open' };
  await shop.checkLast();
  expect(linesOf(shop)).toMatchObject([{ data: { gatewayPaymentId: 'pi_1' } }]);
});

test('money that went back without the shop waits for a person, and leaves the order as it is', async () => {
  const shop = await afterReadings({}, { refundedUsd: cents(500), elsewhereUsd: cents(500) });
  expect(shop.state.cards).toMatchObject([{ reviews: ['refunded_elsewhere'] }]);
  expect(linesOf(shop)).toMatchObject([{ data: { refundedCents: 500, elsewhereCents: 500, reviews: ['refunded_elsewhere'] } }]);
  expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
});

test('a refund that the shop asked for is a line, and needs nobody', async () => {
  const shop = await afterReadings({ refundedUsd: cents(500) });
  expect(shop.state.cards).toMatchObject([{ reviews: [] }]);
  expect(linesOf(shop)).toMatchObject([{ data: { refundedCents: 500, elsewhereCents: 0 } }]);
});

test('a refund that was sent and has failed since waits for a person, once', async () => {
  const shop = await afterReadings({ refundedUsd: cents(500) });
  shop.sent.add('a refund');
  shop.told.money = { ...shop.told.money, refundedUsd: cents(0), failedRefunds: ['a refund'] };
  await shop.checkLast();
  await shop.checkLast();
  expect(shop.state.cards).toMatchObject([{ reviews: ['refund_failed'] }]);
  expect(linesOf(shop).slice(1)).toMatchObject([{ data: { refundedCents: 0, failedRefunds: ['a refund'] } }]);
  const { money } = shop.last() as OpenedSession;
  expect([...deriveCardMoney(shop.state.ledger)]).toEqual([[shop.last().id, money]]);
});

test('a refund that failed before the shop called it sent is a line, and needs nobody', async () => {
  const shop = await afterReadings({ failedRefunds: ['a refund'] });
  expect(shop.state.cards).toMatchObject([{ reviews: [] }]);
  expect(linesOf(shop)).toHaveLength(1);
});

test.each([
  ['open', ['disputed']],
  ['lost', ['disputed']],
  ['won', []],
] as const)('a dispute that is %s has the reviews %j', async (dispute, reviews) => {
  const shop = await afterReadings({ dispute });
  expect(shop.state.cards).toMatchObject([{ reviews }]);
  expect(linesOf(shop)).toMatchObject([{ data: { dispute, reviews } }]);
});

test('readings at the same time make one line', async () => {
  const shop = await afterReadings();
  shop.told.money = { ...shop.told.money, dispute: 'open' };
  const before = shop.last() as OpenedSession;
  await Promise.all([shop.check(before), shop.check(before)]);
  await shop.check(before);
  expect(linesOf(shop)).toHaveLength(1);
});

test('the ledger alone tells what became of the money', async () => {
  const shop = await afterReadings({ refundedUsd: cents(500) }, { dispute: 'lost' });
  const { money } = shop.last() as OpenedSession;
  expect([...deriveCardMoney(shop.state.ledger)]).toEqual([[shop.last().id, money]]);
});

test('a gateway that is away changes nothing', async () => {
  const shop = await afterReadings();
  shop.told.isDown = true;
  await expect(shop.checkLast()).rejects.toThrow('gateway_unavailable');
  expect(linesOf(shop)).toEqual([]);
});
