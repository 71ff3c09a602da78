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

const ofGuest = (email: string | null) => anOrder('paid', { contact: { name: 'Анна', email } });
const [ofAnna, ofBoris] = [anOrder('paid', { userId: 'anna' }), anOrder('paid', { userId: 'boris' })];

test.each([
  ['of that account', ofAnna, null, true],
  ['of another account, with the same e-mail', ofBoris, 'anna@example.com', false],
  ['of a guest with the same e-mail', ofGuest('anna@example.com'), 'anna@example.com', true],
  ['of a guest with the same e-mail in other letters', ofGuest('Anna@Example.com'), 'anna@example.com', true],
  ['of a guest with another e-mail', ofGuest('anna@example.com'), 'boris@example.com', false],
  ['of a guest without contact data', anOrder('paid', { contact: null }), 'anna@example.com', false],
  ['without an e-mail, as the account is', ofGuest(null), null, false],
] as const)('whether an order %s belongs to an account', (_, order, email, isOwn) => {
  expect(belongsTo(order, { userId: 'anna', email })).toBe(isOwn);
});
