// @vitest-environment node
import { expect, test } from 'vitest';
import { openPaymentOf } from '../../api/late/followed-order.ts';
import type { Order } from '../../api/queries.ts';
import { orderStateView } from './order-state.ts';

type Payment = Order['payments'][number];
const progress: Order['progress'] = { steps: [], next: { kind: 'pay', mailed: false } };
const repair: Order['repair'] = { troubles: [], mayAskRefund: false };
const payment = (status: Payment['status']): Payment => ({ id: status, currency: 'BTC', status, receivedAmount: '0' });

test.each<[Payment['status'][], string]>([
  [[], 'order.linkReady'],
  [['expired'], 'order.linkReady'],
  [['waiting'], 'common.state.pending'],
  [['confirming'], 'payment.statusConfirming'],
  // Less than a cent came.
  [['partial'], 'common.state.pending'],
])('an unpaid order with payments %j is told as %s', (statuses, title) => {
  expect(
    orderStateView({ status: 'pending', payments: statuses.map(payment), received: 0, timeline: [], progress, repair }).title,
  ).toBe(title);
});

test('an unpaid order of which a part came is told so, also after the time was up and while the rest is asked for', () => {
  for (const statuses of [['partial'], ['expired'], ['waiting', 'expired']] as const)
    expect(
      orderStateView({ status: 'pending', payments: statuses.map(payment), received: 120, timeline: [], progress, repair }).title,
    ).toBe('order.partial');
});

test('a paid order reads as paid, whatever the states of its payments', () => {
  for (const status of ['waiting', 'partial', 'confirming', 'completed', 'expired', 'cancelled'] as const)
    expect(
      orderStateView({ status: 'paid', payments: [payment(status)], received: 120, timeline: [], progress, repair }).title,
    ).toBe('common.state.paid');
});

test('an order that expired says so, and an order that was cancelled otherwise does not', () => {
  const cancelled = { status: 'cancelled' as const, payments: [], received: 0, progress, repair };
  const at = '2026-11-27T10:00:00.000Z';
  expect(orderStateView({ ...cancelled, timeline: [{ at, event: 'expired' }] }).title).toBe('order.expired');
  expect(orderStateView({ ...cancelled, timeline: [{ at, event: 'cancelled' }] }).title).toBe('common.state.cancelled');
});

test('the newest payment that may still receive money is the open one', () => {
  expect(openPaymentOf({ payments: [payment('expired'), payment('waiting'), payment('partial')] })?.id).toBe('waiting');
  expect(openPaymentOf({ payments: [payment('completed')] })).toBeUndefined();
});

test('an unpaid order whose money a person looks at says so, whatever its payments wait for', () => {
  const review: Order['progress'] = { ...progress, next: { kind: 'review', mailed: true } };
  const order = { payments: [payment('waiting')], received: 0, timeline: [], progress: review, repair };
  expect(orderStateView({ ...order, status: 'pending' }).text).toBe('order.next.review');
  const asked = { ...order, progress, repair: { ...repair, refund: 'asked' as const } };
  expect(orderStateView({ ...asked, status: 'pending' }).text).toBe('order.next.review');
  expect(orderStateView({ ...order, status: 'paid' }).text).toBe('order.paidText');
});

test('an unpaid order for which a person found no money says so, until something else happens or a part came', () => {
  const at = '2026-11-27T10:00:00.000Z';
  const order = { status: 'pending' as const, payments: [], received: 0, progress, repair };
  const declined = [
    { at, event: 'partner_chosen' as const },
    { at, event: 'hand_declined' as const },
  ];
  expect(orderStateView({ ...order, timeline: declined }).text).toBe('payment.declinedText');
  expect(orderStateView({ ...order, timeline: declined, received: 120 }).title).toBe('order.partial');
  expect(orderStateView({ ...order, timeline: declined, payments: [payment('waiting')] }).title).toBe('common.state.pending');
  const coin = [...declined, { at, event: 'coin_chosen' as const }];
  expect(orderStateView({ ...order, timeline: coin, payments: [payment('waiting')] }).title).toBe('common.state.pending');
});

test('an order whose money goes back promises no ritual, and sends nobody to write when it is cancelled', () => {
  const order = { payments: [payment('completed')], received: 300, timeline: [], progress };
  const textOf = (status: Order['status'], refund: NonNullable<Order['repair']['refund']>) =>
    orderStateView({ ...order, status, repair: { ...repair, refund } }).text;
  for (const refund of ['address_wanted', 'agreed', 'sent'] as const) {
    expect(textOf('paid', refund)).toBe('order.paidBackText');
    expect(textOf('cancelled', refund)).toBe('order.cancelledMoneyText');
  }
  expect([textOf('paid', 'asked'), textOf('paid', 'done')]).toEqual(['order.paidText', 'order.paidText']);
  for (const refund of ['asked', 'done'] as const) expect(textOf('cancelled', refund)).toBe('order.cancelledMoneyText');
  expect(textOf('cancelled', 'declined')).toBe('order.cancelledText');
});

test('an expired order whose late money goes back sends nobody to write', () => {
  const timeline = [{ at: '2026-11-27T10:00:00.000Z', event: 'expired' as const }];
  const order = { status: 'cancelled' as const, payments: [], received: 300, timeline, progress };
  const textOf = (refund: NonNullable<Order['repair']['refund']>) =>
    orderStateView({ ...order, repair: { ...repair, refund } }).text;
  for (const refund of ['asked', 'address_wanted', 'agreed', 'sent', 'done'] as const)
    expect(textOf(refund)).toBe('order.cancelledMoneyText');
  expect(textOf('declined')).toBe('order.expiredText');
});
