import { describe, expect, test } from 'vitest';
import { addReviews, cancel, close, isOpen, isSame, type OpenedPayment, type OpenedState, replace } from './payment.ts';
import { aPayment } from './testing/payments.ts';

const fresh = aPayment();
const deadline = fresh.expiresAt;
const inTime = new Date(deadline.getTime() - 600_000);
const tooLate = new Date(deadline.getTime() + 600_000);

const stateAndReviews = ({ state, reviews }: OpenedPayment) => ({ state, reviews });

test('reasons for a review stand in their order, each once', () => {
  const asked = aPayment({ reviews: ['underpaid', 'wrong_asset'] });
  expect(addReviews(asked, ['order_already_paid', 'underpaid', 'mismatch']).reviews).toEqual([
    ...['underpaid', 'wrong_asset', 'mismatch', 'order_already_paid'],
  ]);
});

describe('cancelling a payment', () => {
  test.each([
    ['before its deadline ends it then', inTime, inTime],
    ['at its deadline leaves the deadline', deadline, deadline],
    ['after its deadline leaves the deadline', tooLate, deadline],
  ])('%s', (_, now, expiresAt) => {
    expect(cancel(fresh, now)).toEqual({ ...fresh, state: 'cancelled', expiresAt });
  });

  test.each(['confirming', 'partial', 'completed', 'expired', 'cancelled', 'closed'] as const)(
    'changes nothing when the payment is %s',
    (state) => {
      expect(cancel({ ...fresh, state }, inTime)).toEqual({ ...fresh, state });
    },
  );
});

describe.each([
  ['before its deadline', inTime, 'cancelled'],
  ['at its deadline', deadline, 'expired'],
] as const)('a payment that is replaced %s', (_, now, state) => {
  test(`is ${state}`, () => expect(stateAndReviews(replace(fresh, now))).toEqual({ state, reviews: [] }));

  test(`is ${state} and waits for a person when a part of it came`, () => {
    expect(stateAndReviews(replace(aPayment({ state: 'partial', received: 40n }), now))).toEqual({
      state,
      reviews: ['underpaid'],
    });
  });

  test('stays when all its money awaits confirmations', () => {
    expect(replace(aPayment({ state: 'confirming', received: 100n }), now).state).toBe('confirming');
  });
});

describe('a payment whose order was paid otherwise', () => {
  test('is closed', () => expect(stateAndReviews(close(fresh))).toEqual({ state: 'closed', reviews: [] }));

  test('waits for a person when money came for it', () => {
    expect(stateAndReviews(close(aPayment({ received: 1n })))).toEqual({ state: 'closed', reviews: ['order_already_paid'] });
  });

  test('stays when it is completed', () => {
    const completed = aPayment({ state: 'completed', received: 100n });
    expect(close(completed)).toBe(completed);
  });
});

describe('a payment whose money was needed for the order', () => {
  const reviews = ['underpaid', 'wrong_asset'] as const;
  const part = (units: bigint) => aPayment({ state: 'expired', reviews, received: units, confirmed: units });
  const needed = { isNeededPart: true };

  test('waits for a person no more because it is a part, and goes on waiting for any other reason', () => {
    expect(stateAndReviews(close(part(40n), needed))).toEqual({ state: 'closed', reviews: ['wrong_asset'] });
  });

  test('is completed when its own amount came in full', () => expect(close(part(100n), needed).state).toBe('completed'));
});

test('a payer is sent to an address only while its payment is open', () => {
  const states: OpenedState[] = ['waiting', 'confirming', 'partial', 'completed', 'expired', 'cancelled', 'closed'];
  const openAt = (now: Date) => states.filter((state) => isOpen({ ...fresh, state }, now));
  expect(openAt(inTime)).toEqual(['waiting', 'confirming', 'partial']);
  expect(openAt(deadline)).toEqual(['confirming']);
});

test('two records of a payment are the same when they agree in every field that a report can change', () => {
  expect(isSame(fresh, aPayment())).toBe(true);
  const differences = [
    { state: 'partial' },
    { received: 1n },
    { confirmed: 1n },
    { late: true },
    { overpaid: true },
    { reviews: ['underpaid'] },
    { transactionIds: ['a'] },
    { others: [{ id: 'o-1', currency: 'LTC' }] },
  ] as const;
  for (const difference of differences) expect(isSame(fresh, { ...fresh, ...difference })).toBe(false);
});
