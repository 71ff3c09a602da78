import { expect, test } from 'vitest';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { actionsOf } from './order-actions.ts';

const begun = anItem({ begunAt: new Date('2026-12-03T04:00:00Z') });

/** What can be done with an order, and why the rest cannot. */
function offersOf(order: Order, sawMoney = false, mayPrice = false, handPaymentWaits = false, hasMoved = sawMoney) {
  const refusals = actionsOf({ order, sawMoney, hasMoved, handPaymentWaits }, mayPrice).map(({ name, ...rest }) => [
    name,
    'refusal' in rest ? rest.refusal : 'possible',
  ]);
  return Object.fromEntries(refusals);
}

const possible = 'possible';
const paid = { payment_link: 'paid', send_payment_link: 'paid', send_receipt: possible };

test.each<[string, Order, object]>([
  [
    'can be paid',
    anOrder('pending'),
    { cancel: possible, payment_link: possible, send_payment_link: possible, postpone: 'unpaid', send_receipt: 'unpaid' },
  ],
  [
    'is being paid',
    anOrder('waiting'),
    { cancel: possible, payment_link: possible, send_payment_link: possible, postpone: 'unpaid', send_receipt: 'unpaid' },
  ],
  ['is paid', anOrder('paid'), { ...paid, cancel: 'paid', postpone: possible }],
  ['has one ritual left', anOrder('processing', { items: [begun, anItem()] }), { ...paid, cancel: 'begun', postpone: possible }],
  ['has begun wholly', anOrder('processing', { items: [begun] }), { ...paid, cancel: 'begun', postpone: 'begun' }],
  ['is performed', anOrder('ready'), { ...paid, cancel: 'begun', postpone: 'begun' }],
  [
    'is cancelled',
    anOrder('cancelled'),
    {
      cancel: 'cancelled',
      payment_link: 'cancelled',
      send_payment_link: 'cancelled',
      postpone: 'cancelled',
      send_receipt: 'unpaid',
    },
  ],
])('an order that %s offers what is possible, and says why the rest is not', (_, order, offers) => {
  expect(offersOf(order)).toEqual({ note: possible, ...offers });
});

test('an order for which money came cannot be cancelled, and a paid one names its own reason', () => {
  expect(offersOf(anOrder('waiting'), true)).toMatchObject({ cancel: 'money_came', payment_link: possible });
  expect(offersOf(anOrder('paid'), true)).toMatchObject({ cancel: 'paid' });
});

test.each<[string | undefined, Order, boolean, boolean]>([
  [possible, anOrder('pending'), false, false],
  ['waiting', anOrder('waiting'), false, false],
  ['waiting', anOrder('pending'), false, true],
  ['money_came', anOrder('pending'), true, false],
  ['was_paid', anOrder('pending', { receiptNumber: 7 }), false, false],
  ['paid', anOrder('ready', { receiptNumber: 7 }), true, false],
  ['cancelled', anOrder('cancelled'), false, false],
])('whether items and discount can be changed: %s', (refusal, order, sawMoney, handPaymentWaits) => {
  expect(offersOf(order, sawMoney, true, handPaymentWaits)).toMatchObject({ change: refusal });
  expect(offersOf(order, sawMoney, false, handPaymentWaits)).not.toHaveProperty('change');
});

test('an order whose money went back in full can be cancelled, and keeps the items among which the money was divided', () => {
  expect(offersOf(anOrder('pending'), false, true, false, true)).toMatchObject({ cancel: possible, change: 'money_came' });
});

test('an order without its personal data takes no note, no letter and no other day', () => {
  const erased = anErasedOrder();
  expect(offersOf(erased)).toMatchObject({ note: 'erased', send_payment_link: 'no_email', postpone: 'unpaid' });
  expect(offersOf({ ...erased, status: 'paid' })).toMatchObject({ send_receipt: 'no_email', postpone: 'erased' });
});
