import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import type { PayableOrder } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardSession } from './card-session.ts';
import { cancelUnpaid, closeOthers, keepOneLive } from './one-live-payment.ts';
import type { OpenedPayment, Payment } from './payment.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aCreatingPayment, aPayment } from './testing/payments.ts';

const order = anOrder();
const at = new Date('2026-11-20T10:10:00Z');
const first = aPayment({ state: 'expired' });
const other = aPayment({ id: uuid(201), gatewayPaymentId: 'g-2' });

/** Applies a change of the first payment to an order with these others; tells the states of all after it, the first payment's first. */
async function kept(before: OpenedPayment, after: OpenedPayment, ...others: Payment[]) {
  const { transact, state } = createPaymentsMemory([order], before, ...others);
  const result = await transact(async ({ orders, payments }) => {
    await orders.lock(order.id);
    const parts = [after, ...others.filter((each) => each.state !== 'creating')];
    return keepOneLive(payments, order.total, parts, { before, after, at });
  });
  return [result.state, ...state.payments.slice(1).map((each) => each.state)];
}

test.each([
  ['makes way for another that asks', [other], ['cancelled', 'waiting']],
  ['stays beside another that does not ask', [{ ...other, state: 'confirming' as const }], ['waiting', 'confirming']],
  ['stays when it is the only one', [], ['waiting']],
])('a payment that asks again, because its money has vanished, %s', async (_, others, states) => {
  expect(await kept({ ...first, state: 'confirming' }, { ...first, state: 'waiting' }, ...others)).toEqual(states);
});

test('a payment that has asked before stays beside another that asks', async () => {
  const part = { ...first, state: 'partial' as const, received: 1n };
  const small = { ...other, amountCents: cents(100) };
  expect(await kept({ ...first, state: 'waiting' }, part, small)).toEqual(['partial', 'waiting']);
});

test('a payment that asks for nothing stays beside another that asks', async () => {
  expect(await kept(first, first, other)).toEqual(['expired', 'waiting']);
});

test.each<[Payment['state'], string, Payment]>([
  ['cancelled', 'asks for more than is missing', other],
  ['waiting', 'asks for what is missing', { ...other, amountCents: cents(18_000) }],
  ['creating', 'is still being created', aCreatingPayment({ id: uuid(201) })],
])('when 120 of 300 dollars came to the first payment, another is %s if it %s', async (state, _, another) => {
  expect(await kept(first, { ...first, received: 40n, confirmed: 40n }, another)).toEqual(['expired', state]);
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

const notNeeded = ['closed', 'underpaid', 'order_already_paid'];

test('the payment that has paid stays, and a part that was needed is closed', async () => {
  expect(await closed([paying, part])).toEqual({ after: [['completed'], ['closed']], lines: 1 });
});

test('a part waits for a person when the payment that has paid came in full', async () => {
  const inFull = { ...paying, state: 'confirming' as const, received: 100n, confirmed: 100n };
  expect(await closed([inFull, part])).toEqual({ after: [['confirming'], notNeeded], lines: 1 });
});

test('a part of which not all is final was not needed', async () => {
  expect((await closed([paying, { ...part, received: 50n }])).after[1]).toEqual(notNeeded);
});

test.each([
  ['the whole amount', 30_000, notNeeded],
  ['just what was missing', 18_000, ['closed']],
] as const)('when %s came by card or by hand, a part is: %j', async (_, elsewhere, state) => {
  expect((await closed([part], null, elsewhere)).after).toEqual([state]);
});

test('a payment that stays as it is has no line of the ledger', async () => {
  const done = { ...part, state: 'completed' as const, reviews: [] };
  expect(await closed([paying, done])).toEqual({ after: [['completed'], ['completed']], lines: 0 });
});

test('an unpaid order that is cancelled asks for no money any more, in coins, by card or by hand', async () => {
  const { transact, state } = createPaymentsMemory([order as PayableOrder], aPayment());
  state.sessions.push({ id: uuid(7), orderId: order.id, state: 'open', unwanted: false } as CardSession);
  await transact(async (stores) => {
    await stores.orders.lock(order.id);
    const cause = { at, actor: { kind: 'payer' }, reason: 'account_deleted' } as const;
    await cancelUnpaid(stores, order as PayableOrder, await stores.payments.live(order.id), cause);
  });
  expect([state.orders, state.payments.map((each) => each.state)]).toEqual([[anOrder('cancelled')], ['cancelled']]);
  expect(state.sessions).toMatchObject([{ unwanted: true }]);
  expect(state.ledger).toMatchObject([{ kind: 'replaced', at }]);
  // Money by hand would have waited for a second person.
  expect(state.withdrawn).toEqual([{ orderId: order.id, by: 'payer' }]);
});
