import { expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';
import type { LedgerFact } from '#modules/payments/index.ts';
import { createShop } from '#modules/payments/testing/check-shop.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { eventOfAssignment, eventOfChange, eventOfFact, eventOfPlan, eventOfReport, exampleOf } from './events.ts';

const at = new Date('2026-11-20T10:00:00Z');
const change = { at, actor: { kind: 'payer' }, reason: 'placed' } as const;
const fact = (kind: LedgerFact['kind'], data = {}): LedgerFact => ({
  orderId: 'order',
  paymentId: 'payment',
  gateway: 'sandbox',
  kind,
  at,
  data,
});

test('placing an order and each change of its status is an event; a step that changes no status is none', () => {
  expect(eventOfChange('order', { ...change, from: null, to: 'pending' })).toMatchObject({ type: 'order.created' });
  expect(eventOfChange('order', { ...change, from: 'pending', to: 'paid' })).toEqual({
    orderId: 'order',
    type: 'order.status_changed',
    at,
    data: { status: 'paid' },
  });
  expect(eventOfChange('order', { ...change, from: 'paid', to: 'paid' })).toBeUndefined();
});

test.each([
  ['the whole amount is on its way', fact('reported', { from: 'waiting', to: 'confirming' }), 'payment.seen'],
  ['a part came', fact('reported', { from: 'waiting', to: 'partial', news: 'part' }), 'payment.partial'],
  ['a part completes others', fact('reported', { from: 'cancelled', to: 'cancelled', news: 'seen' }), 'payment.seen'],
  ['the order is paid', fact('order_paid'), 'payment.confirmed'],
  ['money went back', fact('refund_sent'), 'payment.refunded'],
  ['what went back did not arrive', fact('refund_rejected', { failed: true, wasSent: true }), 'payment.refund_failed'],
])('%s: the event names ids alone', (_, paymentFact, type) => {
  expect(eventOfFact({ ...paymentFact, data: { ...paymentFact.data, address: 'bc1', by: 'anna' } })).toEqual({
    orderId: 'order',
    type,
    at,
    data: { paymentId: 'payment' },
  });
});

test.each([
  ['while its payment waits', aPayment(), {}],
  ['after the time of its payment', aPayment({ state: 'expired' }), {}],
  ['at a cancelled address', aPayment({ state: 'cancelled' }), {}],
  ['at a gateway that takes one transfer', aPayment(), { isOver: true }],
])('a part is an event once for each letter about it, and its confirmation is none (%s)', async (_, payment, more) => {
  const shop = createShop(payment);
  const types = () => shop.state.ledger.map((line) => eventOfFact(line)?.type);
  await shop.checkAfter(40n, 0n, more);
  await shop.checkAfter(40n, 40n, more);
  expect(types()).toEqual(['payment.partial', undefined]);
  await shop.checkAfter(70n, 40n, more);
  expect(types()).toEqual(['payment.partial', undefined, 'payment.partial']);
  expect(shop.changes.map(({ kind }) => kind)).toEqual(['part', 'part']);
});

test('a fact that concerns the shop alone is no event', () => {
  for (const kind of ['opened', 'noticed', 'closed', 'review_settled', 'refund_asked'] as const)
    expect(eventOfFact(fact(kind))).toBeUndefined();
  for (const state of ['confirming', 'partial', 'expired'])
    expect(eventOfFact(fact('reported', { from: state, to: state }))).toBeUndefined();
  for (const kind of ['closed', 'opened'] as const)
    expect(eventOfFact(fact(kind, { from: 'waiting', to: 'partial', news: 'part', wasSent: true }))).toBeUndefined();
  expect(eventOfFact(fact('refund_sent', { corrected: true }))).toBeUndefined();
  for (const data of [{}, { failed: true }]) expect(eventOfFact(fact('refund_rejected', data))).toBeUndefined();
});

test('money that came without a payment is an event that names no payment', () => {
  expect(eventOfFact({ ...fact('order_paid'), paymentId: null })).toHaveProperty('data', {});
});

test('a fact that cannot be read is no event, and breaks nothing', () => {
  for (const data of [null, undefined, 'text'])
    for (const kind of ['reported', 'refund_rejected'] as const)
      expect(eventOfFact({ ...fact(kind), data: data as unknown as LedgerFact['data'] })).toBeUndefined();
});

test('an order that is given to a partner is a new order to them, in its present state', () => {
  expect(eventOfAssignment('order', 'paid', at)).toEqual({
    orderId: 'order',
    type: 'order.created',
    at,
    data: { status: 'paid' },
  });
});

test('another day and a report are events of the order, and a report names the position of its ritual', () => {
  expect(eventOfPlan('order', at)).toEqual({ orderId: 'order', type: 'plan.changed', at, data: {} });
  expect(eventOfReport('order', 1, at)).toEqual({ orderId: 'order', type: 'report.published', at, data: { position: 1 } });
});

test('an example has the fields of its event, those by which a partner files an order, and the mark of an example', () => {
  const payment = { paymentId: '00000000-0000-0000-0000-000000000000' };
  const fieldsOf = {
    'order.created': { status: 'pending' },
    'order.status_changed': { status: 'paid' },
    'payment.seen': payment,
    'payment.partial': payment,
    'payment.confirmed': payment,
    'payment.refunded': payment,
    'payment.refund_failed': payment,
    'plan.changed': {},
    'report.published': { position: 0 },
  };
  const filed = { number: 1042, clientReference: 'invoice/2026-1042', metadata: { till: '7' } };
  for (const type of Object.values(WEBHOOK_EVENTS))
    expect(exampleOf(type)).toEqual({ ...fieldsOf[type], ...filed, example: true });
});
