import { expect, test } from 'vitest';
import { guest, staffCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createSettleMoney } from './decide-about-money.ts';
import { createMoneyShop } from './testing/memory-money.ts';
import { aCard } from './testing/refund-shop.ts';

const second = aPayment({ state: 'completed', received: 100n, confirmed: 100n, reviews: ['order_already_paid'] });

function shop(payment: OpenedPayment = second, order: Order = anOrder('paid')) {
  const money = createMoneyShop([order], [payment]);
  return { ...money, order, admin: staffCaller('administrator'), settle: createSettleMoney(money) };
}

const seen = { version: 0, reason: 'Paid twice' };

test('a settled review stands under the id of who settled it, and once in the log', async () => {
  const { state, order, admin, settle } = shop();
  await settle(admin, second.id, seen);
  expect(state.decisions).toMatchObject([{ by: admin.userId, note: 'Paid twice' }]);
  expect(state.actions).toMatchObject([
    {
      action: 'money.review_settled',
      subject: { kind: 'payment', id: second.id },
      after: { orderId: order.id, reasons: ['order_already_paid'] },
    },
  ]);
  await expect(settle(admin, second.id, { ...seen, version: 1 })).rejects.toEqual(refusal('not_found'));
});

test('a decision about what has changed since it was read is refused, and leaves nothing behind', async () => {
  const { state, admin, settle } = shop();
  for (const version of [1, Number.NaN])
    await expect(settle(admin, second.id, { ...seen, version })).rejects.toEqual(refusal('changed_meanwhile'));
  expect([state.decisions, state.actions, state.ledger]).toEqual([[], [], []]);
});

test('settling a review needs no fresh second factor', async () => {
  const { state, clock, settle } = shop();
  const late = staffCaller('administrator', { secondFactorAt: new Date(clock().getTime() - 601_000) });
  await settle(late, second.id, seen);
  expect(state.decisions).toHaveLength(1);
});

test.each(['operator', 'editor', 'priest', 'partner'] as const)('the role %s decides nothing about money', async (role) => {
  const { clock, settle } = shop();
  const caller = staffCaller(role, { secondFactorAt: clock() });
  await expect(async () => settle(caller, second.id, seen)).rejects.toEqual(refusal('not_allowed'));
});

test('the log has a declined wish as an action and a subject of its own', async () => {
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

test('the log has a card payment as its own subject, and a line of the ledger that the shop cannot read as that of its order', async () => {
  const order = anOrder('paid');
  const reasons = ['order_already_paid'] as const;
  const card = aCard({ reviews: reasons });
  const money = createMoneyShop([order], [], [card]);
  const nothing = { received: 0n, confirmed: 0n, others: [] };
  const line = { kind: 'line' as const, id: 'line 7', orderId: order.id, gateway: 'stripe', reasons, ...nothing };
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
