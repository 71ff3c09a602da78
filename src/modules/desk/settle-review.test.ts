import { expect, test } from 'vitest';
import { guest } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createSettleReview } from './settle-review.ts';
import { createDesk } from './testing/memory-desk.ts';

const late = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid', 'order_cancelled'] });
const verdict = { by: 'Olga', note: 'Refunded at the gateway' };

function shop(order: Parameters<typeof createDesk>[0][number] = anOrder('cancelled'), payment = late) {
  const desk = createDesk([order], [payment]);
  const ask = (orderId: string) => createAskForRefund(desk)(orderId, guest);
  return { ...desk, order, settle: createSettleReview(desk), ask };
}

test('a settled review is a decision with a name, a reason and a line of the ledger', async () => {
  const desk = shop();
  await desk.settle(late.id, verdict);
  expect(desk.state.decisions).toMatchObject([{ by: 'Olga', note: verdict.note, reasons: late.reviews, received: 40n }]);
  expect(desk.state.ledger).toMatchObject([
    { kind: 'review_settled', paymentId: late.id, data: { by: 'Olga', reasons: late.reviews } },
  ]);
  await expect(desk.settle(late.id, verdict)).rejects.toEqual(refusal('not_found'));
});

test.each([
  ['more money came', { received: 41n }],
  ['money vanished', { confirmed: 30n }],
  ['there is another reason', { reviews: ['underpaid', 'wrong_asset', 'order_cancelled'] }],
  ['another coin came', { others: [{ id: 'o-1', currency: 'ETH', amount: '0.05' }] }],
] as const)('a payment is reviewed anew when %s', async (_, changes) => {
  const desk = shop();
  await desk.settle(late.id, verdict);
  desk.state.payments = [{ ...late, ...changes }];
  await desk.settle(late.id, verdict);
  expect(desk.state.decisions).toHaveLength(2);
});

test('money that is only confirmed later needs no second decision', async () => {
  const desk = shop(undefined, { ...late, confirmed: 0n });
  await desk.settle(late.id, verdict);
  desk.state.payments = [late];
  await expect(desk.settle(late.id, verdict)).rejects.toEqual(refusal('not_found'));
});

test('a payment without a review has nothing to settle', async () => {
  const desk = shop(anOrder('paid'), aPayment({ state: 'completed', received: 100n, confirmed: 100n }));
  await expect(desk.settle(late.id, verdict)).rejects.toEqual(refusal('not_found'));
  await expect(desk.settle(uuid(9), verdict)).rejects.toEqual(refusal('not_found'));
  await expect(async () => desk.settle(late.id, { by: 'Olga', note: ' ' })).rejects.toMatchObject({ code: 'no_reason' });
});

test('a customer asks for a refund once, and a person may decline it', async () => {
  const desk = shop();
  await desk.ask(desk.order.id);
  await desk.ask(desk.order.id);
  expect(desk.state.asks).toMatchObject([{ state: 'open' }]);
  await desk.settle(desk.state.asks[0]?.id ?? '', verdict);
  await desk.ask(desk.order.id);
  expect(desk.state.asks).toMatchObject([{ state: 'declined', answeredBy: 'Olga' }]);
  expect(desk.state.ledger.map(({ kind }) => kind)).toEqual(['refund_asked', 'refund_declined']);
  await expect(desk.settle(desk.state.asks[0]?.id ?? '', verdict)).rejects.toMatchObject({ code: 'wrong_state' });
});

test('nobody asks for a refund of money that is in order, or of an unknown order', async () => {
  const desk = shop(anOrder('paid'), aPayment({ state: 'completed', received: 100n, confirmed: 100n }));
  await expect(desk.ask(desk.order.id)).rejects.toEqual(refusal('illegal_transition'));
  await expect(desk.ask(uuid(9))).rejects.toEqual(refusal('not_found'));
});
