import { expect, test } from 'vitest';
import type { LedgerFact } from '#modules/payments/index.ts';
import { eventOfChange, eventOfFact } from './events.ts';

const at = new Date('2026-11-20T10:00:00Z');
const change = { at, actor: { kind: 'payer' }, reason: 'placed' } as const;
const fact = (kind: LedgerFact['kind'], data = {}): LedgerFact => ({
  ...{ orderId: 'order', paymentId: 'payment', gateway: 'sandbox', kind, at, data },
});

test('an order that is placed, and each change of its status, is an event; what changes no status is none', () => {
  expect(eventOfChange('order', { ...change, from: null, to: 'pending' })).toMatchObject({ type: 'order.created' });
  expect(eventOfChange('order', { ...change, from: 'pending', to: 'paid' })).toEqual({
    ...{ orderId: 'order', type: 'order.status_changed', at, data: { status: 'paid' } },
  });
  expect(eventOfChange('order', { ...change, from: 'paid', to: 'paid' })).toBeUndefined();
});

test.each([
  ['the whole amount is on its way', fact('reported', { from: 'waiting', to: 'confirming' }), 'payment.seen'],
  ['a part came', fact('reported', { from: 'waiting', to: 'partial' }), 'payment.partial'],
  ['a further part came', fact('reported', { from: 'partial', to: 'partial' }), 'payment.partial'],
  ['the order is paid', fact('order_paid'), 'payment.confirmed'],
  ['money went back', fact('refund_sent'), 'payment.refunded'],
  ['what went back did not arrive', fact('refund_rejected', { failed: true, wasSent: true }), 'payment.refund_failed'],
])('%s: the event names ids alone', (_, of, type) => {
  expect(eventOfFact({ ...of, data: { ...of.data, address: 'bc1', by: 'anna' } })).toEqual({
    ...{ orderId: 'order', type, at, data: { paymentId: 'payment' } },
  });
});

test('what concerns the shop alone is no event', () => {
  for (const kind of ['opened', 'noticed', 'closed', 'review_settled', 'refund_asked'] as const)
    expect(eventOfFact(fact(kind))).toBeUndefined();
  expect(eventOfFact(fact('reported', { from: 'confirming', to: 'confirming' }))).toBeUndefined();
  for (const data of [{}, { failed: true }]) expect(eventOfFact(fact('refund_rejected', data))).toBeUndefined();
});
