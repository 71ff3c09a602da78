import { expect, test } from 'vitest';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { actionsOf } from './order-actions.ts';

const begun = anItem({ begunAt: new Date('2026-12-03T04:00:00Z') });

const nothingCame = { sawMoney: false, hasMoved: false, handPaymentWaits: false };
const moneyCame = { ...nothingCame, sawMoney: true, hasMoved: true };

/** What a member, who may change prices or not, can do with an order, and why the rest cannot be done. */
function offersOf(order: Order, { mayPrice = false, ...money } = nothingCame as typeof nothingCame & { mayPrice?: boolean }) {
  const refusals = actionsOf({ order, ...money }, mayPrice).map(({ name, refusal = possible }) => [name, refusal]);
  return Object.fromEntries(refusals);
}

const possible = 'possible';
const paid = { payment_link: 'paid', send_payment_link: 'paid', send_receipt: possible };

const unpaid = {
  cancel: possible,
  payment_link: possible,
  send_payment_link: possible,
  postpone: 'unpaid',
  send_receipt: 'unpaid',
};
const ended = 'cancelled';

test.each<[string, Order, object]>([
  ['can be paid', anOrder('pending'), unpaid],
  ['is being paid', anOrder('waiting'), unpaid],
  ['is paid', anOrder('paid'), { ...paid, cancel: 'paid', postpone: possible }],
  ['has one ritual left', anOrder('processing', { items: [begun, anItem()] }), { ...paid, cancel: 'begun', postpone: possible }],
  ['has begun wholly', anOrder('processing', { items: [begun] }), { ...paid, cancel: 'begun', postpone: 'begun' }],
  ['is performed', anOrder('ready'), { ...paid, cancel: 'begun', postpone: 'begun' }],
  [
    'is cancelled',
    anOrder('cancelled'),
    { ...unpaid, cancel: ended, payment_link: ended, send_payment_link: ended, postpone: ended },
  ],
])('an order that %s offers what is possible, and says why the rest is not', (_, order, offers) => {
  expect(offersOf(order)).toEqual({ note: possible, ...offers });
});

test('an order for which money came cannot be cancelled, and a paid one names its own reason', () => {
  expect(offersOf(anOrder('waiting'), moneyCame)).toMatchObject({ cancel: 'money_came', payment_link: possible });
  expect(offersOf(anOrder('paid'), moneyCame)).toMatchObject({ cancel: 'paid' });
});

test.each<[string, Order, typeof nothingCame, string]>([
  ['an unpaid order', anOrder('pending'), nothingCame, possible],
  ['an order that waits for a person', anOrder('waiting'), nothingCame, 'waiting'],
  ['an order whose payment by hand waits', anOrder('pending'), { ...nothingCame, handPaymentWaits: true }, 'waiting'],
  ['an order for which money came', anOrder('pending'), moneyCame, 'money_came'],
  ['an order whose payment was taken back', anOrder('pending', { receiptNumber: 7 }), nothingCame, 'was_paid'],
  ['a performed order', anOrder('ready', { receiptNumber: 7 }), moneyCame, 'paid'],
  ['a cancelled order', anOrder('cancelled'), nothingCame, 'cancelled'],
])('whether items and discount of %s can be changed', (_, order, money, refusal) => {
  expect(offersOf(order, { ...money, mayPrice: true })).toMatchObject({ change: refusal });
});

test('to change items and discount is not offered to who may not change prices', () => {
  expect(offersOf(anOrder('pending'))).not.toHaveProperty('change');
});

test('an order whose money went back in full can be cancelled, and keeps the items among which the money was divided', () => {
  const wentBack = { ...nothingCame, hasMoved: true, mayPrice: true };
  expect(offersOf(anOrder('pending'), wentBack)).toMatchObject({ cancel: possible, change: 'money_came' });
});

test('an order without its personal data takes no note, no letter and no other day', () => {
  const erased = anErasedOrder();
  expect(offersOf(erased)).toMatchObject({ note: 'erased', send_payment_link: 'no_email', postpone: 'unpaid' });
  expect(offersOf({ ...erased, status: 'paid' })).toMatchObject({ send_receipt: 'no_email', postpone: 'erased' });
});
