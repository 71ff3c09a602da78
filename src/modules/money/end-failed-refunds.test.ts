import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createEndFailedRefunds } from './end-failed-refunds.ts';
import type { Refund, RefundState } from './refund.ts';
import { createMoneyShop } from './testing/memory-money.ts';

const order = anOrder('paid', { userId: 'anna' });
const at = new Date('2026-11-21T10:00:00Z');
const sending = { reference: 're_1', sentBy: 'olga', sentAt: new Date('2026-11-20T10:00:00Z'), address: null };
const card = { sourceKind: 'card', sourceId: uuid(1), gateway: 'stripe', amountCents: cents(10_000), coin: null, units: null };
const refundOf = (number: number, state: RefundState) =>
  ({
    id: uuid(number),
    orderId: order.id,
    state,
    ...card,
    requestedAt: at,
    askedAt: at,
    ...sending,
  }) as Partial<Refund> as Refund;

/** Of these refunds the card gateway says that those with the keys have failed. */
async function fail(refunds: Refund[], ...keys: string[]) {
  const money = createMoneyShop([order]);
  money.state.refunds = refunds;
  const count = await money.transact((stores) => createEndFailedRefunds(money)(stores, { orderId: order.id, keys, at }));
  return { ...money, count };
}

test('refunds that were sent or confirmed, and that the gateway could not pay, are over, and the customer hears of each', async () => {
  const { count, state, news } = await fail([refundOf(1, 'sent'), refundOf(2, 'confirmed')], uuid(1), uuid(2));
  expect(count).toBe(2);
  expect(state.refunds).toMatchObject(
    [1, 2].map((number) => ({
      id: uuid(number),
      state: 'rejected',
      rejectedBy: 'stripe',
      rejectedAt: at,
      why: 'stripe: failed',
      sent: { reference: 're_1', sentBy: 'olga' },
    })),
  );
  expect(state.ledger.map(({ kind }) => kind)).toEqual(['refund_rejected', 'refund_rejected']);
  expect(news.map(({ told }) => told.kind)).toEqual(['refund_failed', 'refund_failed']);
});

test.each(['requested', 'rejected'] as const)('a refund that is %s stays as it is', async (status) => {
  const { count, state, news } = await fail([refundOf(1, status)], uuid(1));
  expect([count, state.refunds[0]?.state, state.ledger, news]).toEqual([0, status, [], []]);
});

test('refunds that the gateway does not name go on', async () => {
  const { count, state } = await fail([refundOf(1, 'sent'), refundOf(2, 'sent')], uuid(2));
  expect([count, state.refunds.map((refund) => refund.state)]).toEqual([1, ['sent', 'rejected']]);
});

test('an order that is not there has no refunds', async () => {
  const money = createMoneyShop([]);
  const ended = money.transact((stores) => createEndFailedRefunds(money)(stores, { orderId: uuid(100), keys: [], at }));
  await expect(ended).rejects.toEqual(refusal('not_found'));
});
