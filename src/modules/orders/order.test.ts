import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { canChange, changeStatus, isPayable, type Order, type OrderStatus } from './order.ts';

const STATUSES: readonly OrderStatus[] = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'];

/** Rows are where an order stands, columns where it may go, both in the order above; `x` is allowed. */
const ALLOWED = [
  '.xx...x', // pending
  'x.x...x', // waiting
  '...x..x', // paid
  '....x.x', // processing
  '.....x.', // ready
  '.......', // completed
  '.......', // cancelled
];
const pairs = STATUSES.flatMap((from, row) =>
  STATUSES.map((to, column) => ({ from, to, allowed: ALLOWED[row]?.[column] === 'x' })),
);

const cause = { at: new Date('2026-11-20T10:00:00Z'), actor: { kind: 'staff', id: 'indra' }, reason: 'asked' } as const;

function orderIn(status: OrderStatus): Order {
  return {
    id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
    status,
    createdAt: new Date('2026-11-20T09:00:00Z'),
    language: 'ru',
    contact: null,
    paymentMethod: 'crypto',
    items: [],
    total: cents(30_000),
    specialInstructions: '',
  };
}

test.each(pairs.filter(({ allowed }) => allowed))(
  'an order may go from $from to $to, and the history says so',
  ({ from, to }) => {
    expect(canChange(from, to)).toBe(true);
    const { order, change } = changeStatus(orderIn(from), to, cause);
    expect(order).toEqual({ ...orderIn(from), status: to });
    expect(change).toEqual({ from, to, ...cause });
  },
);

test.each(pairs.filter(({ allowed }) => !allowed))('an order never goes from $from to $to', ({ from, to }) => {
  expect(canChange(from, to)).toBe(false);
  expect(() => changeStatus(orderIn(from), to, cause)).toThrow(expect.objectContaining({ code: 'illegal_transition' }));
});

test('an order takes money while it is pending or waiting, and at no other time', () => {
  expect(STATUSES.filter((status) => isPayable({ status }))).toEqual(['pending', 'waiting']);
});
