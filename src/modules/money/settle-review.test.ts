import { expect, test } from 'vitest';
import { guest } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createSettleReview } from './settle-review.ts';
import { createMoneyShop } from './testing/memory-money.ts';

const late = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid', 'order_cancelled'] });
const verdict = { by: 'Olga', note: 'Refunded at the gateway' };

function shop(order: Parameters<typeof createMoneyShop>[0][number] = anOrder('cancelled'), payment = late) {
  const money = createMoneyShop([order], [payment]);
  return { ...money, order, settle: createSettleReview(money) };
}

test('a settled review is a decision with a name, a reason and a line of the ledger', async () => {
  const money = shop();
  await money.settle(late.id, verdict);
  expect(money.state.decisions).toMatchObject([{ by: 'Olga', note: verdict.note, reasons: late.reviews, received: 40n }]);
  expect(money.state.ledger).toMatchObject([
    { kind: 'review_settled', paymentId: late.id, data: { by: 'Olga', reasons: late.reviews } },
  ]);
  await expect(money.settle(late.id, verdict)).rejects.toEqual(refusal('not_found'));
});

test.each([
  ['more money came', { received: 41n }],
  ['money vanished', { confirmed: 30n }],
  ['there is another reason', { reviews: ['underpaid', 'wrong_asset', 'order_cancelled'] }],
  ['another coin came', { others: [{ id: 'o-1', currency: 'ETH', amount: '0.05' }] }],
] as const)('a payment is reviewed anew when %s', async (_, changes) => {
  const money = shop();
  await money.settle(late.id, verdict);
  money.state.payments = [{ ...late, ...changes }];
  await money.settle(late.id, verdict);
  expect(money.state.decisions).toHaveLength(2);
});

test('money that is only confirmed later needs no second decision', async () => {
  const money = shop(undefined, { ...late, confirmed: 0n });
  await money.settle(late.id, verdict);
  money.state.payments = [late];
  await expect(money.settle(late.id, verdict)).rejects.toEqual(refusal('not_found'));
});

test('a payment without a review has nothing to settle', async () => {
  const money = shop(anOrder('paid'), aPayment({ state: 'completed', received: 100n, confirmed: 100n }));
  await expect(money.settle(late.id, verdict)).rejects.toEqual(refusal('not_found'));
  await expect(money.settle(uuid(9), verdict)).rejects.toEqual(refusal('not_found'));
});

test('a decision without a reason is refused', async () => {
  await expect(async () => shop().settle(late.id, { by: 'Olga', note: ' ' })).rejects.toMatchObject({ refusal: 'no_reason' });
});

test('a customer’s wish for a refund is declined once', async () => {
  const money = shop();
  await createAskForRefund(money)(money.order.id, guest);
  const [{ id } = { id: '' }] = money.state.asks;
  await money.settle(id, verdict);
  expect(money.state.asks).toMatchObject([{ state: 'declined', answeredBy: 'Olga' }]);
  expect(money.state.ledger).toMatchObject([{ kind: 'refund_asked' }, { kind: 'refund_declined', data: { by: 'Olga' } }]);
  await expect(money.settle(id, verdict)).rejects.toMatchObject({ refusal: 'wrong_state' });
});
