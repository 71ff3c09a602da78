import { expect, it } from 'vitest';
import type { Order } from '../../api/queries.ts';
import { openPaymentOf, orderStateView } from './order-state.ts';

type Payment = Order['payments'][number];
const payment = (status: Payment['status']): Payment => ({ id: status, currency: 'BTC', status });

it.each<[Payment['status'][], string]>([
  [[], 'order.ready'],
  [['expired'], 'order.ready'],
  [['waiting'], 'order.awaiting'],
  [['confirming'], 'payment.statusConfirming'],
  [['expired', 'partial'], 'order.partial'],
])('an unpaid order with payments %j is told as %s', (statuses, title) => {
  expect(orderStateView({ status: 'pending', payments: statuses.map(payment) }).title).toBe(title);
});

it('a paid order is told as paid whatever its payments are', () => {
  expect(orderStateView({ status: 'paid', payments: [payment('partial')] }).title).toBe('order.paid');
});

it('the newest payment that may still receive money is the open one', () => {
  expect(openPaymentOf({ payments: [payment('expired'), payment('waiting'), payment('partial')] })?.id).toBe('waiting');
  expect(openPaymentOf({ payments: [payment('completed')] })).toBeUndefined();
});
