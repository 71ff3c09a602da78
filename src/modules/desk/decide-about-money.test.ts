import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createRefundMoney, createSettleMoney } from './decide-about-money.ts';
import { createDesk } from './testing/memory-desk.ts';

const second = aPayment({ state: 'completed', received: 100n, confirmed: 100n, reviews: ['order_already_paid'] });

function shop(payment: OpenedPayment = second, order: Order = anOrder('paid')) {
  const desk = createDesk([order], [payment]);
  const admin = staffCaller('administrator', { secondFactorAt: desk.clock() });
  return { ...desk, order, admin, settle: createSettleMoney(desk), refund: createRefundMoney(desk) };
}

const seen = { version: 0, reason: 'Paid twice' };
const wanted = { ...seen, sourceId: second.id };

test('a settled review stands under the id of who settled it, and once in the log', async () => {
  const { state, admin, settle } = shop();
  await settle(admin, second.id, seen);
  expect(state.decisions).toMatchObject([{ by: admin.userId, note: 'Paid twice' }]);
  expect(state.actions).toMatchObject([{ action: 'money.review_settled', subject: { kind: 'payment', id: second.id } }]);
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
  const desk = shop(underpaid, anOrder('cancelled'));
  const { state, order, admin, settle } = desk;
  await createAskForRefund(desk)(order.id);
  const [ask] = state.asks;
  await settle(admin, ask?.id ?? '', { ...seen, version: state.ledger.length });
  expect(state.asks).toMatchObject([{ state: 'declined', answeredBy: admin.userId }]);
  expect(state.actions).toMatchObject([{ action: 'money.refund_declined', subject: { kind: 'refund_ask', id: ask?.id } }]);
});
