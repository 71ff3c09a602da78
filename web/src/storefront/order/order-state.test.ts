import { expect, test } from 'vitest';
import type { Order } from '../../api/queries.ts';
import { openPaymentOf, orderStateView } from './order-state.ts';

type Payment = Order['payments'][number];
const payment = (status: Payment['status']): Payment => ({ id: status, currency: 'BTC', status });

test.each<[Payment['status'][], string]>([
  [[], 'order.ready'],
  [['expired'], 'order.ready'],
  [['waiting'], 'order.awaiting'],
  [['confirming'], 'payment.statusConfirming'],
  [['expired', 'partial'], 'order.partial'],
])('an unpaid order with payments %j is told as %s', (statuses, title) => {
  expect(orderStateView({ status: 'pending', payments: statuses.map(payment) }).title).toBe(title);
});

test('a paid order reads as paid, whatever the states of its payments', () => {
  expect(orderStateView({ status: 'paid', payments: [payment('partial')] }).title).toBe('order.paid');
});

test('the newest payment that may still receive money is the open one', () => {
  expect(openPaymentOf({ payments: [payment('expired'), payment('waiting'), payment('partial')] })?.id).toBe('waiting');
  expect(openPaymentOf({ payments: [payment('completed')] })).toBeUndefined();
});
