import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyReport, type GatewayReport, toldTransactions } from './gateway-report.ts';
import { cancel, close, hasEndedUnpaid, isSame, type OpenedPayment, type OpenedState, REVIEW_REASONS } from './payment.ts';
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
  ])('%s', (_, report, expected) => {
    expect(outcome(applyReport(fresh, report, inTime))).toEqual(expected);
  });

  test.each(['waiting', 'expired', 'cancelled'] as const)('is not late when it is first seen later, on a payment %s', (state) => {
    expect(outcome(applyReport({ ...fresh, state }, seen(100n), tooLate))).toEqual({ ...plain, state: 'completed' });
  });

  test('a payment waits again when its transfer vanishes before confirmation', () => {
    const confirming = applyReport(fresh, seen(100n, 0n), inTime);
    expect(outcome(applyReport(confirming, seen(0n), inTime))).toEqual({ ...plain, state: 'waiting' });
  });
});

describe('money that comes late', () => {
  test('without money a payment expires at its deadline, not before', () => {
    expect(applyReport(fresh, seen(0n), new Date(deadline.getTime() - 1)).state).toBe('waiting');
    expect(outcome(applyReport(fresh, seen(0n), deadline))).toEqual({ ...plain, state: 'expired' });
  });

  test('begins with the deadline itself', () => {
    const arrival = new Date(deadline.getTime() - 1);
    expect(applyReport(fresh, seen(100n, 100n, { arrival }), tooLate).late).toBe(false);
    expect(applyReport(fresh, seen(100n, 100n, { arrival: deadline }), tooLate).late).toBe(true);
  });

  test('is late on a payment that was cancelled before it came', () => {
    const cancelled = cancel(fresh, new Date('2026-11-20T10:05:00Z'));
    expect(applyReport(cancelled, seen(100n), inTime)).toMatchObject({ state: 'completed', late: true });
  });
});

test('a payment to which a further transfer would not count is over before its time', () => {
  const report = seen(40n, 40n, { isOver: true });
  expect(outcome(applyReport(fresh, report, inTime))).toEqual({ ...plain, state: 'expired', reviews: ['underpaid'] });
});

describe('money for a payment that is closed, because its order was paid otherwise,', () => {
  test('completes it when all of it is confirmed', () => {
    expect(applyReport(close(fresh), seen(100n), inTime).state).toBe('completed');
  });

  test.each([seen(99n), seen(100n, 0n)])('leaves it closed while less is confirmed: %o', (report) => {
    expect(applyReport(close(fresh), report, inTime).state).toBe('closed');
  });
});

describe('money that is confirmed no more', () => {
  test.each([
    // The whole amount is 100.
    ['less than enough is left of what has paid', 'completed', 150n, 99n, true],
    ['enough is left of what has paid', 'completed', 150n, 100n, false],
    ['as much as before is left of what had paid as a part', 'completed', 40n, 40n, false],
    ['less is left of what came to a closed payment', 'closed', 40n, 39n, true],
    ['as much as before is left of what came to a closed payment', 'closed', 40n, 40n, false],
    ['less is left of what has paid nothing yet', 'confirming', 40n, 39n, false],
  ] as const)('when %s: %s, %i before and %i now, waits for a person: %s', (_, state, before, now, isReversed) => {
    const payment = { ...fresh, state, received: 150n, confirmed: before };
    expect(applyReport(payment, seen(150n, now), inTime).reviews.includes('reversed')).toBe(isReversed);
  });
});

describe('a reason for a review', () => {
  test.each(['mismatch', 'redeposit', 'stuck', 'contested'] as const)(
    'is each finding of the gateway, which changes nothing else: %s',
    (finding) => {
      const report = seen(0n, 0n, { findings: [finding] });
      expect(outcome(applyReport(fresh, report, inTime))).toEqual({ ...plain, state: 'waiting', reviews: [finding] });
    },
  );

  test('stays after every report, except when the missing money came', () => {
    const asked = { ...fresh, reviews: ['underpaid', 'order_cancelled'] } as const;
    expect(applyReport(asked, seen(40n), inTime).reviews).toEqual(['underpaid', 'order_cancelled']);
    expect(applyReport(asked, seen(100n), inTime).reviews).toEqual(['order_cancelled']);
  });

  test('does not replace another', () => {
    const report = seen(40n, 40n, { wrongAsset: true });
    expect(applyReport(fresh, report, tooLate).reviews).toEqual(['underpaid', 'wrong_asset']);
  });
});

test('what a mismatch tells of money stands beside the payment, among what else came, until the answer fits', () => {
  const unfit = { currency: 'BTC', amount: '0.1' };
  const mismatch = (told: object) => ({ ...seen(0n), findings: ['mismatch' as const], ...told });
  const beside = { id: 'o-1', currency: 'LTC', amount: '2' };
  const first = applyReport({ ...fresh, others: [beside] }, mismatch({ unfit }), inTime);
  expect(first.others).toEqual([beside, { id: fresh.gatewayPaymentId, ...unfit }]);
  const more = applyReport(first, mismatch({ unfit: { ...unfit, amount: '0.2' } }), inTime);
  expect(more.others).toEqual([beside, { id: fresh.gatewayPaymentId, currency: 'BTC', amount: '0.2' }]);
  expect(applyReport(more, seen(40n), inTime).others).toEqual([beside]);
});

describe('of the transfers that a gateway names', () => {
  test('each is kept once', () => {
    expect(toldTransactions(['a', undefined, 'b', 'a'])).toEqual({ transactionIds: ['a', 'b'] });
  });

  test('names of letters, digits and a few signs are kept, of a hundred characters at most', () => {
    const names = ['0xAf._:-9', 'a'.repeat(100)];
    expect(toldTransactions(names)).toEqual({ transactionIds: names });
    expect(toldTransactions(['', 'a b', ' a', 'a ', 'a/b', 'a'.repeat(101), undefined])).toEqual({});
  });

  test('the first twenty are kept', () => {
    const many = Array.from({ length: 21 }, (_, index) => `t${index}`);
    expect(toldTransactions(many)).toEqual({ transactionIds: many.slice(0, 20) });
  });

  test('those stand that the last report with names has told', () => {
    const named = applyReport(fresh, seen(40n, 40n, { transactionIds: ['a'] }), inTime);
    expect(named.transactionIds).toEqual(['a']);
    expect(applyReport(named, seen(40n), inTime).transactionIds).toEqual(['a']);
  });
});

describe('whatever is reported, in any order', () => {
  const units = fc.bigInt({ min: 0n, max: 250n });
  const reports = fc
    .tuple(units, units, fc.boolean(), fc.constantFrom(inTime, tooLate, 'in_time' as const, 'late' as const, null))
    .map(([a, b, wrongAsset, arrival]): GatewayReport => seen(a > b ? a : b, a > b ? b : a, { wrongAsset, arrival }));
  const instants = fc.constantFrom(inTime, deadline, tooLate);
  const payments = fc.record({
    state: fc.constantFrom<OpenedState>('waiting', 'confirming', 'partial', 'completed', 'expired', 'cancelled', 'closed'),
    // Without and with a shortfall that the shop tolerates; the whole amount is 100.
    enough: fc.constantFrom(100n, 95n),
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

  test('a payment is completed by enough confirmed money, and by nothing else, and stays completed', () =>
    hold((payment, report, now) => {
      const { state } = applyReport(payment, report, now);
      expect(state === 'completed').toBe(payment.state === 'completed' || report.confirmed >= payment.enough);
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
