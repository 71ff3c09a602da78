// @vitest-environment node
import { expect, test } from 'vitest';
import type { Order } from '../../api/queries.ts';
import { orderStateView } from './order-state.ts';

type Payment = Order['payments'][number];
const progress: Order['progress'] = { steps: [], next: { kind: 'pay', mailed: false } };
const repair: Order['repair'] = { troubles: [], mayAskRefund: false };
const payment = (status: Payment['status']): Payment => ({ id: status, currency: 'BTC', status, receivedAmount: '0' });
/** What is told of an order, which is unpaid and of which nothing happened yet, unless said otherwise. */
const told = (changes: Partial<Parameters<typeof orderStateView>[0]>) =>
  orderStateView({ status: 'pending', payments: [], received: 0, timeline: [], progress, repair, ...changes });
const at = '2026-11-27T10:00:00.000Z';

test.each<[Payment['status'][], string]>([
  [[], 'order.linkReady'],
  [['expired'], 'order.linkReady'],
  [['waiting'], 'common.state.pending'],
  [['confirming'], 'payment.statusConfirming'],
  // Less than a cent came.
  [['partial'], 'common.state.pending'],
])('an unpaid order with payments %j is told as %s', (statuses, title) => {
  expect(told({ payments: statuses.map(payment) }).title).toBe(title);
});

test('an unpaid order of which a part came is told so, also after the time was up and while the rest is asked for', () => {
  for (const statuses of [['partial'], ['expired'], ['waiting', 'expired']] as const)
    expect(told({ payments: statuses.map(payment), received: 120 }).title).toBe('order.partial');
});

test('a paid order reads as paid, whatever the states of its payments', () => {
  for (const status of ['waiting', 'partial', 'confirming', 'completed', 'expired', 'cancelled'] as const)
    expect(told({ status: 'paid', payments: [payment(status)], received: 120 }).title).toBe('common.state.paid');
});

test('an order that expired says so, and an order that was cancelled otherwise does not', () => {
  const cancelledBy = (event: 'expired' | 'cancelled') => told({ status: 'cancelled', timeline: [{ at, event }] }).title;
  expect(cancelledBy('expired')).toBe('order.expired');
  expect(cancelledBy('cancelled')).toBe('common.state.cancelled');
});

const looked: Order['progress'] = { ...progress, next: { kind: 'review', mailed: true } };
test.each<[string, Partial<Order>]>([
  ['as its money is strange', { progress: looked }],
  ['as its customer wants the money back', { repair: { ...repair, refund: 'asked' } }],
])('an unpaid order at which a person looks, %s, says so, whatever its payments wait for', (_, changes) => {
  expect(told({ ...changes, payments: [payment('waiting')] }).text).toBe('order.next.review');
});

test('a paid order does not say that a person looks at it', () => {
  expect(told({ status: 'paid', progress: looked }).text).toBe('order.paidText');
});

const declined = (['partner_chosen', 'hand_declined'] as const).map((event) => ({ at, event }));

test('an unpaid order for which a person found no money says so', () => {
  expect(told({ timeline: declined }).text).toBe('payment.declinedText');
});

test.each<[string, Partial<Order>, string]>([
  ['a part has come', { received: 120 }, 'order.partial'],
  ['another payment waits', { payments: [payment('waiting')] }, 'common.state.pending'],
  ['something else has happened', { timeline: [...declined, { at, event: 'coin_chosen' }] }, 'order.linkReady'],
])('an order for which a person found no money says so no more once %s', (_, changes, title) => {
  expect(told({ timeline: declined, ...changes }).title).toBe(title);
});

const textOf = (status: Order['status'], refund: NonNullable<Order['repair']['refund']>, timeline: Order['timeline'] = []) =>
  told({ status, received: 300, timeline, repair: { ...repair, refund } }).text;

test.each([
  ['asked', 'order.paidText'],
  ['address_wanted', 'order.paidBackText'],
  ['agreed', 'order.paidBackText'],
  ['sent', 'order.paidBackText'],
  // Of a part: the ritual is performed for the rest.
  ['done', 'order.paidText'],
] as const)('a paid order promises its ritual unless the money is on its way back: "%s" reads %s', (refund, text) => {
  expect(textOf('paid', refund)).toBe(text);
});

test.each(['asked', 'address_wanted', 'agreed', 'sent', 'done'] as const)(
  'a cancelled order whose refund is "%s" sends nobody to write, also where late money goes back after its time was up',
  (refund) => {
    expect(textOf('cancelled', refund)).toBe('order.cancelledMoneyText');
    expect(textOf('cancelled', refund, [{ at, event: 'expired' }])).toBe('order.cancelledMoneyText');
  },
);

test('a cancelled order to which money came late sends nobody to write: its page offers the refund', () => {
  const late: Order['repair'] = { troubles: ['late'], mayAskRefund: true };
  for (const event of ['cancelled', 'expired'] as const)
    expect(told({ status: 'cancelled', repair: late, timeline: [{ at, event }] }).text).toBe('order.cancelledMoneyText');
});

test('a cancelled order whose refund was declined says how it ended', () => {
  expect(textOf('cancelled', 'declined')).toBe('order.cancelledText');
  expect(textOf('cancelled', 'declined', [{ at, event: 'expired' }])).toBe('order.expiredText');
});
