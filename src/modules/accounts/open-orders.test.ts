import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { cents } from '#kernel/money.ts';
import type { PostponementAsk } from '#modules/office/index.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { needsDay, openOrdersOf } from './open-orders.ts';
import { aCardPayment, anAsk, anna, aRefund, createAccountsMemory } from './testing/memory-accounts.ts';

const asked = new Date('2026-11-20T10:00:00Z');
const own = (status: Order['status'], id: string, items = [anItem()]) => anOrder(status, { id, userId: anna.id, items });
const performed = anItem({ performedAt: asked });
const dated = anItem({ startDate: '2026-12-20' as CalendarDate });

const aDayAsk = (orderId: string, state: PostponementAsk['state'] = 'open') => ({ orderId, state }) as PostponementAsk;

/** What is open among these orders, with what `known` says of them. */
function openOf(orders: Order[], known: Partial<ReturnType<typeof createAccountsMemory>['state']> = {}) {
  const { personalData, state } = createAccountsMemory({ orders });
  Object.assign(state, known);
  return openOrdersOf(personalData, { userId: anna.id, email: anna.email });
}

test('rituals are owed that are paid and not all performed, or that may be paid for', async () => {
  const orders = [
    own('paid', 'paid'),
    own('paid', 'one of two', [performed, anItem()]),
    own('processing', 'begun'),
    own('processing', 'all performed', [performed]),
    own('waiting', 'to be confirmed'),
    own('pending', 'money seen'),
    own('pending', 'unpaid'),
    own('ready', 'to report'),
    own('completed', 'done'),
    own('cancelled', 'cancelled'),
  ];
  const open = await openOf(orders, { cards: ['money seen', 'to report', 'done', 'cancelled'].map(aCardPayment) });
  expect(open.map(({ order }) => order.id)).toEqual(['paid', 'one of two', 'begun', 'to be confirmed', 'money seen']);
  expect(open.every(({ isToPerform }) => isToPerform)).toBe(true);
});

test('no rituals are owed of an unpaid order whose money was taken back', async () => {
  const told = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'lost', outcome: null } as const;
  const cards = [{ ...aCardPayment('taken back'), told }];
  expect(await openOf([own('pending', 'taken back')], { cards })).toEqual([]);
});

test('a completed order is open while its money is asked for or on its way back, and closed once it is back or declined', async () => {
  const ids = ['asked', 'agreed', 'sent', 'back', 'refused'];
  const open = await openOf(
    ids.map((id) => own('completed', id)),
    {
      asks: [anAsk('asked'), anAsk('refused', 'declined')],
      refunds: [aRefund('agreed', 'requested'), aRefund('sent', 'sent'), aRefund('back', 'confirmed')],
    },
  );
  expect(open.map(({ order, step, isToPerform, refunds }) => [order.id, step, isToPerform, refunds.length])).toEqual([
    ['asked', 'asked', false, 0],
    ['agreed', 'agreed', false, 1],
    ['sent', 'sent', false, 1],
  ]);
});

test('a partly refunded order has only the refunds that are still under way', async () => {
  const refunds = [aRefund('paid', 'confirmed'), { ...aRefund('paid', 'requested'), id: 'second' }];
  const [open] = await openOf([own('paid', 'paid')], { refunds });
  expect(open?.refunds.map(({ id }) => id)).toEqual(['second']);
});

test('each order tells its own open wishes, and not those that are answered', async () => {
  const ids = ['money', 'day', 'both', 'none', 'answered'];
  const open = await openOf(
    ids.map((id) => own('paid', id)),
    {
      asks: [anAsk('money'), anAsk('both', 'declined'), anAsk('both'), anAsk('answered'), anAsk('answered', 'withdrawn')],
      dayAsks: [aDayAsk('day'), aDayAsk('both', 'declined'), aDayAsk('both'), aDayAsk('answered', 'agreed')],
    },
  );
  expect(open.map(({ wishes }) => wishes)).toEqual([['refund'], ['day'], ['refund', 'day'], [], []]);
  expect(open.map(({ ask }) => ask?.state)).toEqual(['open', undefined, 'open', undefined, 'withdrawn']);
});

test.each<[string, Order, boolean]>([
  ['a paid order without a day', own('paid', 'x'), true],
  ['one ritual without a day among others', own('processing', 'x', [dated, anItem()]), true],
  ['rituals that have their days', own('paid', 'x', [dated]), false],
  ['a ritual of former versions that was performed without a day', own('processing', 'x', [performed, dated]), false],
  ['an order that is not certainly paid', own('waiting', 'x'), false],
])('a day must be chosen for what is certainly paid and still to be performed: %s', async (_, order, needs) => {
  const [open] = await openOf([order]);
  expect(open && needsDay(open)).toBe(needs);
});
