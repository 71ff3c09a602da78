import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyReport, type GatewayReport } from './gateway-report.ts';
import {
  addReviews,
  cancel,
  close,
  hasEndedUnpaid,
  isOpen,
  isSame,
  type OpenedPayment,
  type OpenedState,
  REVIEW_REASONS,
  replace,
} from './payment.ts';
import { aPayment, seen } from './testing/payments.ts';

const deadline = new Date('2026-11-20T10:20:00Z');
const inTime = new Date('2026-11-20T10:10:00Z');
const tooLate = new Date('2026-11-20T10:30:00Z');

const fresh = aPayment();

/** The fields of a payment that a report can change. */
function outcome({ state, late, overpaid, reviews }: OpenedPayment) {
  return { state, late, overpaid, reviews };
}
const plain = { late: false, overpaid: false, reviews: [] };

describe('money that comes in time', () => {
  test.each([
    ['a payment without money waits', seen(0n), { ...plain, state: 'waiting' }],
    ['less than the amount makes the payment partial', seen(99n), { ...plain, state: 'partial' }],
    ['the whole amount, unconfirmed, waits for confirmation', seen(100n, 0n), { ...plain, state: 'confirming' }],
    ['the whole amount, partly confirmed, waits for confirmation', seen(100n, 99n), { ...plain, state: 'confirming' }],
    ['the whole amount, confirmed, completes the payment', seen(100n), { ...plain, state: 'completed' }],
    ['more than the amount completes the payment as overpaid', seen(150n), { ...plain, state: 'completed', overpaid: true }],
    ['another coin needs a review', seen(0n, 0n, { wrongAsset: true }), { ...plain, state: 'waiting', reviews: ['wrong_asset'] }],
    [
      'a verdict of the gateway that does not follow from the money needs a review, and completes nothing',
      seen(0n, 0n, { findings: ['contested'] }),
      { ...plain, state: 'waiting', reviews: ['contested'] },
    ],
  ])('%s', (_, report, expected) => {
    expect(outcome(applyReport(fresh, report, inTime))).toEqual(expected);
  });

  test('parts add up: 40 and 60 of 100 complete the payment', () => {
    const part = applyReport(fresh, seen(40n), inTime);
    expect(applyReport(part, seen(100n), inTime)).toMatchObject({ state: 'completed', received: 100n, reviews: [] });
  });

  test('money seen in time and confirmed after the deadline is not late', () => {
    const confirming = applyReport(fresh, seen(100n, 0n), inTime);
    expect(outcome(applyReport(confirming, seen(100n), tooLate))).toEqual({ ...plain, state: 'completed' });
  });

  test.each(['waiting', 'expired', 'cancelled'] as const)('is not late when it is first seen later, on a payment %s', (state) => {
    expect(outcome(applyReport({ ...fresh, state }, seen(100n), tooLate))).toEqual({ ...plain, state: 'completed' });
  });

  test('is not late when a gateway without times says so', () => {
    const report = seen(100n, 100n, { arrival: 'in_time' });
    expect(outcome(applyReport({ ...fresh, state: 'expired' }, report, tooLate))).toEqual({ ...plain, state: 'completed' });
  });

  test('a payment waits again when its transfer vanishes before confirmation', () => {
    const confirming = applyReport(fresh, seen(100n, 0n), inTime);
    expect(outcome(applyReport(confirming, seen(0n), inTime))).toEqual({ ...plain, state: 'waiting' });
  });
});

describe('money that comes late', () => {
  const late = { late: true, overpaid: false };
  const afterwards = { arrival: deadline };

  test('without money a payment expires at its deadline, not before', () => {
    expect(applyReport(fresh, seen(0n), new Date(deadline.getTime() - 1)).state).toBe('waiting');
    expect(outcome(applyReport(fresh, seen(0n), deadline))).toEqual({ ...plain, state: 'expired' });
  });

  test.each(['expired', 'cancelled'] as const)('the whole amount completes a payment that was %s', (state) => {
    expect(outcome(applyReport({ ...fresh, state }, seen(100n, 100n, afterwards), tooLate))).toEqual({
      ...late,
      state: 'completed',
      reviews: [],
    });
  });

  test.each(['expired', 'cancelled'] as const)('less than the amount on a payment that was %s needs a review', (state) => {
    expect(outcome(applyReport({ ...fresh, state }, seen(99n, 99n, afterwards), tooLate))).toEqual({
      ...late,
      state,
      reviews: ['underpaid'],
    });
  });

  test('a part that came in time is not late, and needs a review once the payment expires', () => {
    const part = applyReport(fresh, seen(40n), inTime);
    expect(outcome(applyReport(part, seen(40n), tooLate))).toEqual({ ...plain, state: 'expired', reviews: ['underpaid'] });
  });

  test('the missing part completes an expired payment and ends the review', () => {
    const expired = applyReport(applyReport(fresh, seen(40n), inTime), seen(40n), tooLate);
    const report = seen(100n, 100n, afterwards);
    expect(outcome(applyReport(expired, report, tooLate))).toEqual({ ...late, state: 'completed', reviews: [] });
  });

  test('begins with the deadline itself', () => {
    const arrival = new Date(deadline.getTime() - 1);
    expect(applyReport(fresh, seen(100n, 100n, { arrival }), tooLate).late).toBe(false);
    expect(applyReport(fresh, seen(100n, 100n, { arrival: deadline }), tooLate).late).toBe(true);
  });

  test('is late when a gateway without times says so, whenever it is seen', () => {
    expect(applyReport(fresh, seen(100n, 100n, { arrival: 'late' }), inTime).late).toBe(true);
  });

  test('is late on a payment that was cancelled before', () => {
    const cancelled = cancel(fresh, new Date('2026-11-20T10:05:00Z'));
    expect(applyReport(cancelled, seen(100n), inTime)).toMatchObject({ state: 'completed', late: true });
  });
});

test('a completed payment whose money is reversed stays completed and needs a review', () => {
  const completed = applyReport(fresh, seen(100n), inTime);
  expect(outcome(applyReport(completed, seen(0n), inTime))).toEqual({ ...plain, state: 'completed', reviews: ['reversed'] });
});

test('a completed payment with unchanged money needs no review', () => {
  const completed = applyReport(fresh, seen(100n), inTime);
  expect(outcome(applyReport(completed, seen(100n), tooLate))).toEqual({ ...plain, state: 'completed' });
});

test('a review reason stays after every report, except when the missing money came', () => {
  const asked = { ...fresh, reviews: ['underpaid', 'order_cancelled'] } as const;
  expect(applyReport(asked, seen(40n), inTime).reviews).toEqual(['underpaid', 'order_cancelled']);
  expect(applyReport(asked, seen(100n), inTime).reviews).toEqual(['order_cancelled']);
});

test('a second review reason does not replace the first, and no reason is listed twice', () => {
  const wrong = applyReport(fresh, seen(40n, 40n, { wrongAsset: true }), tooLate);
  expect(wrong.reviews).toEqual(['underpaid', 'wrong_asset']);
  expect(addReviews(wrong, ['order_already_paid', 'underpaid']).reviews).toEqual([
    'underpaid',
    'wrong_asset',
    'order_already_paid',
  ]);
  expect(applyReport(wrong, seen(100n, 100n, { wrongAsset: true }), tooLate).reviews).toEqual(['wrong_asset']);
});

describe('whatever is reported, in any order', () => {
  const units = fc.bigInt({ min: 0n, max: 250n });
  const reports = fc
    .tuple(units, units, fc.boolean(), fc.constantFrom(inTime, tooLate, 'in_time' as const, 'late' as const, null))
    .map(([a, b, wrongAsset, arrival]): GatewayReport => seen(a > b ? a : b, a > b ? b : a, { wrongAsset, arrival }));
  const instants = fc.constantFrom(inTime, deadline, tooLate);
  const payments = fc.record({
    state: fc.constantFrom<OpenedState>('waiting', 'confirming', 'partial', 'completed', 'expired', 'cancelled', 'closed'),
    received: units,
    late: fc.boolean(),
    reviews: fc.subarray([...REVIEW_REASONS]),
  });
  const hold = (rule: (payment: OpenedPayment, report: GatewayReport, now: Date) => void) =>
    fc.assert(
      fc.property(payments, reports, instants, (parts, report, now) => rule({ ...fresh, ...parts }, report, now)),
      { numRuns: 2000 },
    );

  test('a report applied twice changes nothing the second time', () =>
    hold((payment, report, now) => {
      const once = applyReport(payment, report, now);
      expect(isSame(applyReport(once, report, now), once)).toBe(true);
    }));

  test('a completed payment stays completed', () =>
    hold((payment, report, now) => {
      expect(applyReport({ ...payment, state: 'completed' }, report, now).state).toBe('completed');
    }));

  test('a payment is completed by confirmed money that covers the amount, and by nothing else', () =>
    hold((payment, report, now) => {
      const { state } = applyReport(payment, report, now);
      expect(state === 'completed').toBe(payment.state === 'completed' || report.confirmed >= payment.expected);
    }));

  test('the amounts are those of the report, and overpaid means more than the amount due', () =>
    hold((payment, report, now) => {
      const after = applyReport(payment, report, now);
      expect(after).toMatchObject({ received: report.received, confirmed: report.confirmed });
      expect(after.overpaid).toBe(report.received > payment.expected);
    }));

  test('a late payment stays late, and money that came in time never becomes late', () =>
    hold((payment, report, now) => {
      const { late } = applyReport(payment, report, now);
      expect(late).toBe(payment.late || report.arrival === tooLate || report.arrival === 'late');
    }));

  test('money of a payment that has ended unpaid always needs a review', () =>
    hold((payment, report, now) => {
      const after = applyReport(payment, report, now);
      if (hasEndedUnpaid(after) && after.received > 0n) expect(after.reviews).toContain('underpaid');
    }));
});

describe('cancelling a payment', () => {
  test('ends the payment while it waits', () => {
    expect(cancel(fresh, inTime)).toEqual({ ...fresh, state: 'cancelled', expiresAt: inTime });
    expect(cancel(fresh, tooLate)).toEqual({ ...fresh, state: 'cancelled' });
  });

  test.each(['confirming', 'partial', 'completed', 'expired', 'cancelled', 'closed'] as const)(
    'changes nothing when the payment is %s',
    (state) => {
      expect(cancel({ ...fresh, state }, inTime)).toEqual({ ...fresh, state });
    },
  );
});

test.each([
  [inTime, 'cancelled'],
  [deadline, 'expired'],
] as const)('a payment that is replaced at %j is %s', (now, state) => {
  expect(outcome(replace(fresh, now))).toEqual({ ...plain, state });
  const part = { ...fresh, state: 'partial', received: 40n } as const;
  expect(outcome(replace(part, now))).toEqual({ ...plain, state, reviews: ['underpaid'] });
  expect(replace({ ...fresh, state: 'confirming' }, now).state).toBe('confirming');
});

test('a closed payment counts money only when all of it came, and never asks for money again', () => {
  const closed = close(fresh);
  expect(outcome(closed)).toEqual({ ...plain, state: 'closed' });
  expect(applyReport(closed, seen(100n, 0n), inTime)).toMatchObject({ state: 'closed' });
  expect(applyReport(closed, seen(100n), inTime).state).toBe('completed');
  expect(close({ ...fresh, received: 1n }).reviews).toEqual(['order_already_paid']);
  expect(close({ ...fresh, state: 'completed', received: 100n }).state).toBe('completed');
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
