import { expect, test } from 'vitest';
import { belongsTo, changeStatus, isPaid, isPayable, type OrderStatus, STATUS_COURSE } from './order.ts';
import { anOrder } from './testing/orders.ts';

const STATUSES: readonly OrderStatus[] = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'];

/** Rows are the present status, columns the next status, both in the order above; `x` marks an allowed change. */
const ALLOWED = [
  '.xx...x', // pending
  'x.x...x', // waiting
  'xx.x..x', // paid
  '..x.x.x', // processing
  '...x.x.', // ready
  '.......', // completed
  '.......', // cancelled
];
const pairs = STATUSES.flatMap((from, row) =>
  STATUSES.map((to, column) => ({ from, to, allowed: ALLOWED[row]?.[column] === 'x' })),
);

const cause = { at: new Date('2026-11-20T10:00:00Z'), actor: { kind: 'staff', id: 'indra' }, reason: 'asked' } as const;

test.each(pairs.filter(({ allowed }) => allowed))(
  'an order may change from $from to $to, with a row of history',
  ({ from, to }) => {
    const { order, change } = changeStatus(anOrder(from), to, cause);
    expect(order).toEqual(anOrder(to));
    expect(change).toEqual({ from, to, ...cause });
  },
);

test.each(pairs.filter(({ allowed }) => !allowed))('an order never changes from $from to $to', ({ from, to }) => {
  expect(() => changeStatus(anOrder(from), to, cause)).toThrow(expect.objectContaining({ code: 'illegal_transition' }));
});

test('every state has its place in lists by states', () => {
  expect(STATUS_COURSE).toEqual(STATUSES);
});

test('an order is payable only while it is pending or waiting', () => {
  expect(STATUSES.filter((status) => isPayable(anOrder(status)))).toEqual(['pending', 'waiting']);
});

test('an order is paid from its payment on, unless it is cancelled', () => {
  expect(STATUSES.filter((status) => isPaid(anOrder(status)))).toEqual(['paid', 'processing', 'ready', 'completed']);
});

test('an order is its account’s, or of the guest whose e-mail is proven; never of an account without an e-mail by chance', () => {
  const anna = { userId: 'anna', email: 'anna@example.com' };
  expect(belongsTo(anOrder('paid', { userId: 'anna' }), { ...anna, email: null })).toBe(true);
  expect(belongsTo(anOrder('paid', { userId: 'boris' }), anna)).toBe(false);
  expect(belongsTo(anOrder('paid'), anna)).toBe(true);
  expect(belongsTo(anOrder('paid'), { ...anna, email: 'boris@example.com' })).toBe(false);
  expect(belongsTo(anOrder('paid', { contact: { name: 'Анна', email: 'Anna@Example.com' } }), anna)).toBe(true);
  expect(belongsTo(anOrder('paid', { contact: null }), anna)).toBe(false);
  expect(belongsTo(anOrder('paid', { contact: { name: 'Анна', email: null } }), { ...anna, email: null })).toBe(false);
});
