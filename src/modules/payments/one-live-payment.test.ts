import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { PayableOrder } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardSession } from './card-session.ts';
import { cancelUnpaid, closeOthers, keepOneLive } from './one-live-payment.ts';
import type { OpenedPayment, Payment } from './payment.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment } from './testing/payments.ts';

const order = anOrder();
const at = new Date('2026-11-20T10:10:00Z');
const first = aPayment({ state: 'expired' });
const other = aPayment({ id: uuid(201), gatewayPaymentId: 'g-2' });

/** Applies a change of the first payment to an order with these others; tells how all are after it. */
async function kept(before: OpenedPayment, after: OpenedPayment, ...others: Payment[]) {
  const { transact, state } = createPaymentsMemory([order], before, ...others);
  const result = await transact(async ({ orders, payments }) => {
    await orders.lock(order.id);
    const parts = [after, ...others.filter((each) => each.state !== 'creating')];
    return keepOneLive(payments, order.total, parts, { before, after, at });
  });
  return [result.state, ...state.payments.slice(1).map((each) => each.state)];
}

test('a payment that asks again makes way for another that asks, and for none that does not', async () => {
  const waiting = { ...first, state: 'waiting' as const };
  expect(await kept({ ...first, state: 'confirming' }, waiting, other)).toEqual(['cancelled', 'waiting']);
  expect(await kept({ ...first, state: 'confirming' }, waiting, { ...other, state: 'confirming' })).toEqual([
    'waiting',
    'confirming',
  ]);
  expect(await kept({ ...first, state: 'confirming' }, waiting)).toEqual(['waiting']);
});

test('a payment that has asked before, or asks for nothing, stays beside another', async () => {
  const part = { ...first, state: 'partial' as const, received: 1n, confirmed: 0n };
  expect(await kept({ ...part, received: 0n, state: 'waiting' }, part, { ...other, amountCents: cents(100) })).toEqual([
    'partial',
    'waiting',
  ]);
  expect(await kept(first, first, other)).toEqual(['expired', 'waiting']);
});

test('a payment that asks for more than is missing makes way for the part that came', async () => {
  const part = { ...first, received: 40n, confirmed: 40n };
  expect(await kept(first, part, other)).toEqual(['expired', 'cancelled']);
  expect(await kept(first, part, { ...other, amountCents: cents(18_000) })).toEqual(['expired', 'waiting']);
  const { gatewayPaymentId: _, ...base } = other;
  const creating = { ...base, state: 'creating' as const, leasedUntil: new Date('2026-11-20T10:11:00Z') } as Payment;
  expect(await kept(first, part, creating)).toEqual(['expired', 'creating']);
});

/** The payments of an order after the first has paid it, or money from elsewhere. */
async function closed(payments: OpenedPayment[], paidBy: string | null = first.id, elsewhere = 0) {
  const { transact, state } = createPaymentsMemory([order], ...payments);
  await transact(async (stores) => {
    await stores.orders.lock(order.id);
    await closeOthers(stores.payments, order, { paidBy, notInCoins: cents(elsewhere), at });
  });
  const after = state.payments.map((each) => [each.state, ...(each.state === 'creating' ? [] : each.reviews)]);
  return { after, lines: state.ledger.length };
}

const paying = { ...first, state: 'completed' as const, received: 60n, confirmed: 60n };
const part = { ...other, state: 'expired' as const, received: 40n, confirmed: 40n, reviews: ['underpaid'] as const };

test('the payment that has paid stays, a part that was needed is closed, and what was not needed waits for a person', async () => {
  expect(await closed([paying, part])).toEqual({ after: [['completed'], ['closed']], lines: 1 });
  expect(await closed([{ ...paying, state: 'confirming', received: 100n, confirmed: 100n }, part])).toEqual({
    after: [['confirming'], ['closed', 'underpaid', 'order_already_paid']],
    lines: 1,
  });
});

test('a part that is not final was not needed, nor was one for which other money came', async () => {
  const notFinal = { ...part, received: 50n };
  expect((await closed([paying, notFinal])).after[1]).toEqual(['closed', 'underpaid', 'order_already_paid']);
  expect((await closed([part], null, 30_000)).after).toEqual([['closed', 'underpaid', 'order_already_paid']]);
  expect((await closed([part], null, 18_000)).after).toEqual([['closed']]);
});

test('a payment that stays as it is has no line of the ledger', async () => {
  const done = { ...part, state: 'completed' as const, reviews: [] };
  expect(await closed([paying, done])).toEqual({ after: [['completed'], ['completed']], lines: 0 });
});

test('an unpaid order that is cancelled asks for no money, and waits for no second person', async () => {
  const { transact, state } = createPaymentsMemory([order as PayableOrder], aPayment());
  state.sessions.push({ id: uuid(7), orderId: order.id, state: 'open', unwanted: false } as CardSession);
  await transact(async (stores) => {
    await stores.orders.lock(order.id);
    const cause = { at, actor: { kind: 'payer' }, reason: 'account_deleted' } as const;
    await cancelUnpaid(stores, order as PayableOrder, await stores.payments.live(order.id), cause);
  });
  expect([state.orders, state.payments.map((each) => each.state)]).toEqual([[anOrder('cancelled')], ['cancelled']]);
  expect(state.sessions).toMatchObject([{ unwanted: true }]);
  expect(state.withdrawn).toEqual([{ orderId: order.id, by: 'payer' }]);
});
