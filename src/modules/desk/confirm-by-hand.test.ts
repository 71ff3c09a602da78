import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createConfirmByHand } from './confirm-by-hand.ts';
import { createDesk } from './testing/memory-desk.ts';

const whole = { by: 'Indra', amount: cents(30_000), reference: 'transfer 17' };
const waiting = anOrder('waiting', { paymentMethod: 'manual' });

function shop(order: Parameters<typeof createDesk>[0][number] = waiting, ...payments: OpenedPayment[]) {
  const desk = createDesk([order], payments);
  const confirm = createConfirmByHand(desk);
  return { ...desk, confirm: (given = whole) => confirm(order.id, given) };
}

test('a person confirms the money of an order: it is paid, with a receipt and lines that name the person', async () => {
  const desk = shop();
  await desk.confirm();
  expect(desk.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'manual', receiptNumber: 1 }]);
  expect(desk.state.history).toMatchObject([{ to: 'paid', actor: { kind: 'staff', id: 'Indra' } }]);
  expect(desk.state.ledger).toMatchObject([
    { kind: 'hand_paid', data: { by: 'Indra', amountCents: 30_000 } },
    { kind: 'order_paid' },
  ]);
  expect(desk.state.hands).toMatchObject([{ method: 'manual', amountUsd: 30_000, confirmedBy: 'Indra' }]);
  expect(desk.receipts).toHaveLength(1);
});

test('the fixed card link is confirmed by hand as a card', async () => {
  const desk = shop(anOrder('waiting', { paymentMethod: 'card' }));
  await desk.confirm();
  expect(desk.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'card' }]);
});

test('of twenty confirmations at once one counts', async () => {
  const desk = shop();
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => desk.confirm()));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([desk.state.hands.length, desk.receipts.length]).toEqual([1, 1]);
});

test.each(['paid', 'processing', 'cancelled'] as const)('an order that is %s is not confirmed', async (status) => {
  const desk = shop(anOrder(status));
  await expect(desk.confirm()).rejects.toMatchObject({ code: 'order_not_payable' });
  expect(desk.state.ledger).toEqual([]);
});

test.each([29_999, 30_001])('another amount than what is missing confirms nothing: %d', async (amount) => {
  const desk = shop();
  await expect(desk.confirm({ ...whole, amount: cents(amount) })).rejects.toMatchObject({ code: 'wrong_amount' });
  expect(desk.state.orders).toMatchObject([{ status: 'waiting' }]);
});

test('the rest of an order that was paid in part in coins is confirmed by hand, and its parts need no review', async () => {
  const part = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid'] });
  const open = aPayment({ id: uuid(201) });
  const desk = shop(waiting, part, open);
  await desk.confirm({ ...whole, amount: cents(18_000) });
  expect(desk.state.orders).toMatchObject([{ status: 'paid' }]);
  expect(desk.state.payments).toMatchObject([
    { state: 'closed', reviews: [] },
    { state: 'closed', received: 0n },
  ]);
});

test('coins that await confirmations are waited for', async () => {
  const desk = shop(waiting, aPayment({ state: 'partial', received: 40n, confirmed: 0n }));
  await expect(desk.confirm({ ...whole, amount: cents(18_000) })).rejects.toMatchObject({ code: 'coins_under_way' });
});

test('a confirmation names its person and its money, for an order that exists', async () => {
  const desk = shop();
  await expect(async () => desk.confirm({ ...whole, by: '' })).rejects.toMatchObject({ code: 'no_name' });
  await expect(async () => desk.confirm({ ...whole, reference: ' ' })).rejects.toMatchObject({ code: 'no_reference' });
  await expect(createConfirmByHand(desk)(uuid(9), whole)).rejects.toEqual(refusal('not_found'));
});
