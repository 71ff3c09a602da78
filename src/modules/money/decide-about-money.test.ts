import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createRefundMoney, createSettleMoney } from './decide-about-money.ts';
import { createMoneyShop } from './testing/memory-money.ts';

const second = aPayment({ state: 'completed', received: 100n, confirmed: 100n, reviews: ['order_already_paid'] });

function shop(payment: OpenedPayment = second, order: Order = anOrder('paid')) {
  const money = createMoneyShop([order], [payment]);
  const admin = staffCaller('administrator', { secondFactorAt: money.clock() });
  return { ...money, order, admin, settle: createSettleMoney(money), refund: createRefundMoney(money) };
}

const seen = { version: 0, reason: 'Paid twice' };
const wanted = { ...seen, sourceId: second.id };

test('a settled review stands under the id of who settled it, and once in the log', async () => {
  const { state, order, admin, settle } = shop();
  await settle(admin, second.id, seen);
  expect(state.decisions).toMatchObject([{ by: admin.userId, note: 'Paid twice' }]);
  expect(state.actions).toMatchObject([
    {
      action: 'money.review_settled',
      subject: { kind: 'payment', id: second.id },
      after: { orderId: order.id, reasons: ['order_already_paid'], received: '100' },
    },
  ]);
  await expect(settle(admin, second.id, { ...seen, version: 1 })).rejects.toEqual(refusal('not_found'));
});

test('a decision about what has changed since it was read is refused, and leaves nothing behind', async () => {
  const { state, admin, settle, refund } = shop();
  for (const version of [1, Number.NaN]) {
    await expect(settle(admin, second.id, { ...seen, version })).rejects.toEqual(refusal('changed_meanwhile'));
    await expect(refund(admin, second.id, { ...wanted, version })).rejects.toEqual(refusal('changed_meanwhile'));
  }
  expect([state.decisions, state.refunds, state.actions, state.ledger]).toEqual([[], [], [], []]);
});

test('a refund needs a fresh second factor; leaving the money does not', async () => {
  const { state, clock, settle, refund } = shop();
  const late = staffCaller('administrator', { secondFactorAt: new Date(clock().getTime() - 601_000) });
  await expect(async () => refund(late, second.id, wanted)).rejects.toEqual(refusal('second_factor_required'));
  await settle(late, second.id, seen);
  expect(state.refunds).toEqual([]);
});

test.each(['operator', 'editor', 'priest', 'partner'] as const)('the role %s decides nothing about money', async (role) => {
  const { clock, settle, refund } = shop();
  const caller = staffCaller(role, { secondFactorAt: clock() });
  await expect(async () => settle(caller, second.id, seen)).rejects.toEqual(refusal('not_allowed'));
  await expect(async () => refund(caller, second.id, wanted)).rejects.toEqual(refusal('not_allowed'));
});

test('a refund settles the review and is recorded with what goes back', async () => {
  const { state, admin, refund } = shop();
  const { id } = await refund(admin, second.id, wanted);
  expect(state.refunds).toMatchObject([{ id, requestedBy: admin.userId, units: 100n }]);
  expect(state.actions).toMatchObject([
    { action: 'money.refund_requested', subject: { kind: 'refund', id }, after: { coin: 'BTC', units: '100' } },
  ]);
  await expect(refund(admin, second.id, { ...wanted, version: 2 })).rejects.toEqual(refusal('not_found'));
});

test('what may not go back in this way is refused, and an amount that is too much', async () => {
  const disputed = { ...second, reviews: ['order_already_paid', 'disputed'] as const };
  const away = shop(disputed);
  await expect(away.refund(away.admin, second.id, wanted)).rejects.toEqual(refusal('illegal_transition'));
  const { admin, refund } = shop();
  const tooMuch = { code: 'invalid_request', details: { fields: [{ path: ['amount'], code: 'maximum' }] } };
  await expect(refund(admin, second.id, { ...wanted, amount: '1' })).rejects.toMatchObject(tooMuch);
});

test('a wish is declined in the log under its own name', async () => {
  const underpaid = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid', 'order_cancelled'] });
  const money = shop(underpaid, anOrder('cancelled'));
  const { state, order, admin, settle } = money;
  await createAskForRefund(money)(order.id, guest);
  const [ask] = state.asks;
  await settle(admin, ask?.id ?? '', { ...seen, version: state.ledger.length });
  expect(state.asks).toMatchObject([{ state: 'declined', answeredBy: admin.userId }]);
  expect(state.actions).toMatchObject([
    { action: 'money.refund_declined', subject: { kind: 'refund_ask', id: ask?.id }, after: { orderId: order.id } },
  ]);
});

test('the log names the order of a line that the shop cannot read, and tells no coins of a card', async () => {
  const order = anOrder('paid');
  const reasons = ['order_already_paid'] as const;
  const card = {
    id: uuid(300),
    orderId: order.id,
    gateway: 'stripe',
    gatewayPaymentId: 'cs_1',
    reviews: reasons,
    amountUsd: cents(30_000),
    receivedAt: new Date('2026-11-20T10:00:00Z'),
  };
  const money = createMoneyShop([order], [], [card]);
  const line = {
    kind: 'line' as const,
    id: 'line 7',
    orderId: order.id,
    gateway: 'stripe',
    reasons,
    received: 0n,
    confirmed: 0n,
    others: [],
  };
  money.state.unread.push(line);
  const admin = staffCaller('administrator');
  await createSettleMoney(money)(admin, line.id, seen);
  await createSettleMoney(money)(admin, card.id, { ...seen, version: money.state.ledger.length });
  const logged = { action: 'money.review_settled', before: null, after: { orderId: order.id, reasons }, at: money.clock() };
  expect(money.state.actions).toEqual([
    { ...logged, subject: { kind: 'order', id: order.id } },
    { ...logged, subject: { kind: 'payment', id: card.id } },
  ]);
});

test('nothing is decided about money that the shop does not know', async () => {
  const { admin, settle, refund } = shop();
  await expect(settle(admin, uuid(9), seen)).rejects.toEqual(refusal('not_found'));
  await expect(refund(admin, uuid(9), wanted)).rejects.toEqual(refusal('not_found'));
});

test('to a wish the person answers with the money that they choose, unless it is not final or nothing of it is left', async () => {
  const first = aPayment({ id: uuid(201), state: 'completed', received: 100n, confirmed: 100n });
  const other = aPayment({ id: uuid(202), state: 'completed', received: 50n, confirmed: 50n });
  const underWay = aPayment({ id: uuid(203), state: 'confirming', received: 50n, confirmed: 0n });
  const begin = async () => {
    const order = anOrder('paid', { userId: 'anna' });
    const money = createMoneyShop([order], [first, other, underWay]);
    const ask = () => createAskForRefund(money)(order.id, userCaller());
    await ask();
    const admin = staffCaller('administrator');
    const give = (sourceId: string) =>
      createRefundMoney(money)(admin, money.state.asks.at(-1)?.id ?? '', {
        reason: 'Asked',
        version: money.state.ledger.length,
        sourceId,
      });
    return { ...money, ask, give };
  };
  const money = await begin();
  await expect(money.give(underWay.id)).rejects.toEqual(refusal('illegal_transition'));
  await expect(money.give(uuid(9))).rejects.toEqual(refusal('illegal_transition'));
  expect(await money.give(other.id)).toMatchObject({ sourceId: other.id, units: 50n });
  money.state.refunds = money.state.refunds.map((each) => ({ ...each, state: 'confirmed' }) as never);
  await money.ask();
  await expect(money.give(other.id)).rejects.toEqual(refusal('nothing_left'));
  expect(await money.give(first.id)).toMatchObject({ sourceId: first.id, units: 100n });
});
