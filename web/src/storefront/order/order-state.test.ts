import { expect, test } from 'vitest';
import { openPaymentOf } from '../../api/followed-order.ts';
import type { Order } from '../../api/queries.ts';
import { orderStateView } from './order-state.ts';

type Payment = Order['payments'][number];
const payment = (status: Payment['status']): Payment => ({ id: status, currency: 'BTC', status, receivedAmount: '0' });

test.each<[Payment['status'][], string]>([
  [[], 'order.ready'],
  [['expired'], 'order.ready'],
  [['waiting'], 'order.awaiting'],
  [['confirming'], 'payment.statusConfirming'],
])('an unpaid order with payments %j is told as %s', (statuses, title) => {
  expect(orderStateView({ status: 'pending', payments: statuses.map(payment), received: 0 }).title).toBe(title);
});

test('an unpaid order of which a part came is told so, also after the time was up and while the rest is asked for', () => {
  for (const statuses of [['partial'], ['expired'], ['waiting', 'expired']] as const)
    expect(orderStateView({ status: 'pending', payments: statuses.map(payment), received: 120 }).title).toBe('order.partial');
});

test('a paid order reads as paid, whatever the states of its payments', () => {
  expect(orderStateView({ status: 'paid', payments: [payment('partial')], received: 120 }).title).toBe('order.paid');
});

test('the newest payment that may still receive money is the open one', () => {
  expect(openPaymentOf({ payments: [payment('expired'), payment('waiting'), payment('partial')] })?.id).toBe('waiting');
  expect(openPaymentOf({ payments: [payment('completed')] })).toBeUndefined();
});
