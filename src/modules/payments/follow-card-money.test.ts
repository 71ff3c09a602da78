import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
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

test('an answer that others have overtaken takes nothing back: the gateway is asked again', async () => {
  const shop = await afterReadings({});
  const { readMoney } = shop.gateway;
  const slow = shop.told.money;
  shop.gateway.readMoney = async () => {
    shop.gateway.readMoney = readMoney;
    shop.told.money = { ...slow, refundedUsd: cents(500), elsewhereUsd: cents(500) };
    await shop.checkLast();
    return { ...slow, outcome: { currency: 'usd', net: 29_100, fee: 900 } };
  };
  await shop.checkLast();
  expect(linesOf(shop)).toMatchObject([{ data: { elsewhereCents: 500 } }]);
  expect(shop.last()).toMatchObject({ money: { elsewhereUsd: 500 } });
});

test('the line about the money names the payment as its gateway does', async () => {
  const shop = createCardShop();
  await shop.open();
  shop.told.report = shop.paid({ gatewayPaymentId: 'pi_1' });
  await shop.checkLast();
  shop.told.money = { ...shop.told.money, dispute: 'open' };
  await shop.checkLast();
  expect(linesOf(shop)).toMatchObject([{ data: { gatewayPaymentId: 'pi_1' } }]);
});

test('money that went back without the shop in part waits for a person, and leaves the order as it is', async () => {
  const shop = await afterReadings({}, { refundedUsd: cents(500), elsewhereUsd: cents(500) });
  expect(shop.state.cards).toMatchObject([{ reviews: ['refunded_elsewhere'] }]);
  expect(linesOf(shop)).toMatchObject([{ data: { refundedCents: 500, elsewhereCents: 500, reviews: ['refunded_elsewhere'] } }]);
  expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
});

test('all money of a card that went back without the shop cancels an order that has not begun, as a full refund does', async () => {
  const shop = await afterReadings({ refundedUsd: cents(30_000), elsewhereUsd: cents(30_000) });
  expect(shop.state.orders).toMatchObject([{ status: 'cancelled' }]);
  expect(shop.state.history.at(-1)).toMatchObject({ actor: { kind: 'gateway', id: 'cards' }, reason: 'refunded' });
  expect(shop.state.cards).toMatchObject([{ reviews: ['refunded_elsewhere'] }]);
});

test('a lost dispute that leaves nothing leads an order that has not begun back, and it can be paid again', async () => {
  const shop = await afterReadings({ dispute: 'open' }, { dispute: 'lost', lostUsd: cents(30_000) });
  expect(shop.state.orders).toMatchObject([{ status: 'pending' }]);
  expect(shop.state.history.at(-1)).toMatchObject({ from: 'paid', to: 'pending', reason: 'payment_reversed' });
  expect(shop.state.ledger.at(-1)).toMatchObject({ kind: 'order_unpaid', paymentId: null, data: { round: 0, receiptNumber: 1 } });
  shop.told.report = undefined;
  shop.told.money = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null };
  await shop.open();
  shop.told.report = shop.paid();
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
  expect(shop.state.ledger.at(-1)).toMatchObject({ kind: 'order_paid', data: { round: 1, receiptNumber: 2 } });
});

test('a lost dispute leads back to waiting where the payer had chosen a payment by hand before', async () => {
  const shop = createCardShop(anOrder('waiting', { paymentMethod: 'manual' }));
  const cause = { at: shop.clock(), actor: { kind: 'payer' }, reason: 'payer_chose_manual' } as const;
  shop.state.history.push({ orderId: shop.order.id, from: 'pending', to: 'waiting', ...cause });
  await shop.open();
  shop.told.report = shop.paid();
  await shop.checkLast();
  shop.told.money = { ...shop.told.money, dispute: 'lost', lostUsd: cents(30_000) };
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'waiting', paymentMethod: 'manual' }]);
});

test.each<[string, Partial<CardMoney>, string, string[]]>([
  ['a refund without the shop', { refundedUsd: cents(30_000), elsewhereUsd: cents(30_000) }, 'cancelled', ['order_cancelled']],
  ['a lost dispute', { dispute: 'lost', lostUsd: cents(30_000) }, 'pending', ['disputed']],
])(
  'money that is the shop’s again after %s waits for a person, because its order is not paid any more',
  async (_, gone, status, reviews) => {
    const shop = await afterReadings(gone);
    const { id } = shop.state.cards[0] ?? { id: '' };
    const alarms = shop.state.alarms.get(id) ?? 0;
    shop.told.money = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'won', outcome: null };
    await shop.checkLast();
    expect(shop.state.orders).toMatchObject([{ status }]);
    expect(shop.state.cards[0]?.reviews).toEqual(expect.arrayContaining(reviews));
    expect(shop.state.alarms.get(id)).toBe(alarms + 1);
  },
);

test.each<[string, Partial<CardMoney>]>([
  ['an open dispute', { dispute: 'open' }],
  ['a dispute that is lost over a part', { dispute: 'lost', lostUsd: cents(10_000) }],
  ['a dispute that is won', { dispute: 'won' }],
])('%s leaves the order as it is', async (_, changes) => {
  const shop = await afterReadings(changes);
  expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
});

const lost = { dispute: 'lost', lostUsd: cents(30_000) } as const;

test('money that is taken back changes no order whose ritual has begun', async () => {
  const shop = await afterReadings();
  shop.state.orders = [anOrder('processing')];
  shop.told.money = { ...shop.told.money, ...lost };
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'processing' }]);
});

test('money that is taken back changes no order to which other money came', async () => {
  const shop = await afterReadings();
  const { orderId } = shop.last();
  const data = { handPaymentId: 'h', amountCents: 100 };
  shop.state.ledger.push({ orderId, paymentId: null, gateway: 'by hand', kind: 'hand_paid', at: shop.clock(), data });
  shop.told.money = { ...shop.told.money, ...lost };
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'paid' }]);
});

test('an order whose money has gone is led back once the beginning of its ritual is taken back, and only once', async () => {
  const shop = await afterReadings();
  shop.state.orders = [anOrder('processing', { receiptNumber: 1 })];
  shop.told.money = { ...shop.told.money, ...lost };
  await shop.checkLast();
  shop.state.orders = [anOrder('paid', { receiptNumber: 1 })];
  await shop.checkLast();
  await shop.checkLast();
  expect(shop.state.orders).toMatchObject([{ status: 'pending' }]);
  expect(shop.state.ledger.map(({ kind }) => kind).slice(-2)).toEqual(['card_money', 'order_unpaid']);
  expect(linesOf(shop)).toHaveLength(1);
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
  const shop = await afterReadings({ refundedUsd: cents(500) }, { dispute: 'lost' }, { failedRefunds: ['a refund'] });
  const { money } = shop.last() as OpenedSession;
  expect([...deriveCardMoney(shop.state.ledger)]).toEqual([[shop.last().id, money]]);
});

test('a gateway that is away changes nothing', async () => {
  const shop = await afterReadings();
  shop.told.isDown = true;
  await expect(shop.checkLast()).rejects.toThrow('gateway_unavailable');
  expect(linesOf(shop)).toEqual([]);
});

test('a reading calls for a person once for what is new in it, and for nothing else', async () => {
  const shop = await afterReadings();
  const alarmsAfter = async (changes: Partial<CardMoney>) => {
    shop.told.money = { ...shop.told.money, ...changes };
    await shop.checkLast();
    return shop.state.alarms.get(shop.state.cards[0]?.id ?? '') ?? 0;
  };
  // A refund of the shop is nobody's concern; a dispute is, and money that went back without the shop.
  expect(await alarmsAfter({ refundedUsd: cents(100) })).toBe(0);
  expect(await alarmsAfter({ dispute: 'open' })).toBe(1);
  expect(await alarmsAfter({ refundedUsd: cents(200) })).toBe(1);
  expect(await alarmsAfter({ elsewhereUsd: cents(200) })).toBe(2);
  expect(await alarmsAfter({ dispute: 'won' })).toBe(2);
});

test.each([
  ['payment', 'cards'],
  ['checkout', 'sessions'],
] as const)('what became of money is refused once its %s was deleted', async (_, gone) => {
  const shop = await afterReadings();
  const session = shop.last() as OpenedSession;
  shop.told.money = { ...shop.told.money, dispute: 'open' };
  shop.state[gone] = [];
  await expect(shop.check(session)).rejects.toEqual(refusal('not_found'));
  expect(linesOf(shop)).toEqual([]);
});
