import { expect, test } from 'vitest';
import type { OrderStatus } from './order.ts';
import { eventsOfHistory, inOrder, type OrderEvent } from './timeline.ts';

const at = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T10:01:00Z');
const change = (from: OrderStatus, to: OrderStatus, reason = 'staff') => ({ from, to, at, reason });

test.each<[OrderStatus | null, OrderStatus, string, OrderEvent | undefined]>([
  [null, 'pending', 'order_placed', 'placed'],
  ['pending', 'waiting', 'payer_chose_card', 'card_chosen'],
  ['waiting', 'waiting', 'payer_chose_manual', 'partner_chosen'],
  ['pending', 'pending', 'changed_by_staff', 'changed'],
  ['waiting', 'paid', 'payment_completed', 'paid'],
  ['paid', 'paid', 'postponed_by_staff', 'postponed'],
  ['paid', 'paid', 'postponement_withdrawn', 'wish_withdrawn'],
  ['processing', 'processing', 'postponement_overtaken', 'wish_overtaken'],
  ['paid', 'pending', 'payment_reversed', 'payment_taken_back'],
  ['paid', 'processing', 'staff', 'processing'],
  ['processing', 'ready', 'staff', 'ready'],
  ['ready', 'completed', 'staff', 'completed'],
  ['pending', 'cancelled', 'staff', 'cancelled'],
  ['pending', 'cancelled', 'unpaid_too_long', 'expired'],
  ['waiting', 'pending', 'staff', undefined],
])('a change from %s to %s because of %s is told as: %s', (from, to, reason, event) => {
  expect(eventsOfHistory([{ from, to, at, reason }])).toEqual(event ? [{ at, event }] : []);
});

test('what happened earlier comes first, and money comes before the payment that it makes', () => {
  const entries = [
    { at: later, event: 'paid' },
    { at, event: 'coin_chosen' },
    { at: later, event: 'transfer_seen' },
    { at, event: 'placed' },
  ] as const;
  expect(inOrder(entries).map(({ event }) => event)).toEqual(['placed', 'coin_chosen', 'transfer_seen', 'paid']);
});

test('what was begun or performed by mistake is not told, nor that it was taken back', () => {
  const history = [
    change('waiting', 'paid', 'payment_completed'),
    change('paid', 'processing'),
    change('processing', 'paid', 'ritual.begin_undone'),
    change('paid', 'processing'),
    change('processing', 'ready'),
    change('ready', 'processing', 'ritual.performed_undone'),
  ];
  expect(eventsOfHistory(history).map(({ event }) => event)).toEqual(['paid', 'processing']);
});

test('a beginning that is taken back after a postponement takes the beginning away, and the postponement stays', () => {
  const history = [
    change('paid', 'processing'),
    change('processing', 'processing', 'postponed_by_staff'),
    change('processing', 'paid', 'ritual.begin_undone'),
  ];
  expect(eventsOfHistory(history).map(({ event }) => event)).toEqual(['postponed']);
});

test('an undoing takes away nothing else when the step that it undoes is no longer in the history', () => {
  const history = [
    { from: 'waiting', to: 'paid', at, reason: 'payment_completed' },
    { from: 'processing', to: 'paid', at: later, reason: 'ritual.begin_undone' },
  ] as const;
  expect(eventsOfHistory(history)).toEqual([{ at, event: 'paid' }]);
});
