import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment, OpenedSession } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createConfirmByHand } from './confirm-by-hand.ts';
import { newHandPayment } from './hand-payment.ts';
import { createMoneyShop } from './testing/memory-money.ts';

const whole = { by: 'Indra', amount: cents(30_000), reference: 'transfer 17' };
const waiting = anOrder('waiting', { paymentMethod: 'manual' });
const checkout: OpenedSession = {
  id: uuid(300),
  orderId: waiting.id,
  gateway: 'stripe',
  state: 'open',
  amountCents: cents(30_000),
  gatewaySessionId: 'cs_1',
  url: 'https://checkout.example.com/cs_1',
  request: '',
  createdAt: waiting.createdAt,
  expiresAt: waiting.createdAt,
  unwanted: false,
};

function shop(order: Parameters<typeof createMoneyShop>[0][number] = waiting, ...payments: OpenedPayment[]) {
  const money = createMoneyShop([order], payments);
  const confirm = createConfirmByHand(money);
  return { ...money, confirm: (given = whole) => confirm(order.id, given) };
}

test('a person confirms the money of an order: it is paid, with a receipt and lines that name the person', async () => {
  const money = shop();
  await money.confirm();
  expect(money.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'manual', receiptNumber: 1 }]);
  expect(money.state.history).toMatchObject([{ to: 'paid', actor: { kind: 'staff', id: 'Indra' } }]);
  expect(money.state.ledger).toMatchObject([
    { kind: 'hand_paid', data: { by: 'Indra', amountCents: 30_000 } },
    { kind: 'order_paid' },
  ]);
  expect(money.state.hands).toMatchObject([{ method: 'manual', amountCents: 30_000, confirmedBy: 'Indra' }]);
  expect(money.receipts).toHaveLength(1);
});

test.each(['paid', 'processing', 'cancelled'] as const)('an order that is %s is not confirmed', async (status) => {
  const money = shop(anOrder(status));
  await expect(money.confirm()).rejects.toMatchObject({ refusal: 'order_not_payable' });
  expect(money.state.ledger).toEqual([]);
});

test.each([29_999, 30_001])('another amount than what is missing confirms nothing: %d', async (amount) => {
  const money = shop();
  await expect(money.confirm({ ...whole, amount: cents(amount) })).rejects.toMatchObject({ refusal: 'wrong_amount' });
  expect(money.state.orders).toMatchObject([{ status: 'waiting' }]);
});

test('the rest after 120 of 300 dollars in coins is confirmed by hand, and the payments of the order are over', async () => {
  const part = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid'] });
  const open = aPayment({ id: uuid(201) });
  const money = shop(waiting, part, open);
  await money.confirm({ ...whole, amount: cents(18_000) });
  expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  expect(money.state.payments).toMatchObject([
    { state: 'closed', reviews: [] },
    { state: 'closed', received: 0n },
  ]);
});

test('coins that await confirmations are waited for', async () => {
  const money = shop(waiting, aPayment({ state: 'partial', received: 40n, confirmed: 0n }));
  await expect(money.confirm({ ...whole, amount: cents(18_000) })).rejects.toMatchObject({ refusal: 'money_under_way' });
});

test('a card’s money that is on its way is waited for as long as the shop looks for it, thirty days', async () => {
  const money = shop();
  money.state.sessions = [{ ...checkout, state: 'processing' }];
  money.pass(30 * 86_400);
  await money.confirm();
  expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
});

test('a card’s money that is on its way is waited for; a checkout that is open is given up', async () => {
  const money = shop();
  money.state.sessions = [{ ...checkout, state: 'processing' }];
  await expect(money.confirm()).rejects.toMatchObject({ refusal: 'money_under_way' });
  expect(money.state.orders).toMatchObject([{ status: 'waiting' }]);
  money.state.sessions = [checkout];
  await money.confirm();
  expect(money.state.sessions).toMatchObject([{ unwanted: true }]);
});

test('a confirmation without a name or a reference, and one of no order, are refused', async () => {
  const money = shop();
  await expect(async () => money.confirm({ ...whole, by: '' })).rejects.toMatchObject({ refusal: 'no_name' });
  await expect(async () => money.confirm({ ...whole, reference: ' ' })).rejects.toMatchObject({ refusal: 'no_reference' });
  await expect(createConfirmByHand(money)(uuid(9), whole)).rejects.toEqual(refusal('not_found'));
});

test('what waits for a second person ends with the confirmation of an operator', async () => {
  const money = shop();
  const partners = newHandPayment(waiting, { ...whole, id: 'proposed', by: 'anna', at: money.clock() });
  money.state.hands.push(partners);
  await money.confirm();
  expect(money.state.hands).toMatchObject([
    { id: 'proposed', state: 'withdrawn', endedBy: 'Indra', endedAt: money.clock() },
    { state: 'confirmed', confirmedBy: 'Indra' },
  ]);
  expect(money.state.actions).toMatchObject([
    { action: 'order.payment_withdrawn', after: { handPaymentId: 'proposed', operator: 'Indra' } },
  ]);
});
