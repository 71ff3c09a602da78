import { expect, test } from 'vitest';
import { applyReport, toldTransactions } from './gateway-report.ts';
import { cancel, close, isSame } from './payment.ts';
import { aPayment, seen } from './testing/payments.ts';

const fresh = aPayment();
const inTime = new Date('2026-11-20T10:10:00Z');

test('of the transfers that a gateway tells each counts once, at most twenty, and nothing that cannot be a name of one', () => {
  expect(toldTransactions(['a', undefined, 'b', 'a', '0xAf._:-9'])).toEqual({ transactionIds: ['a', 'b', '0xAf._:-9'] });
  expect(toldTransactions(['', 'a b', ' a', 'a ', 'a/b', 'a'.repeat(101), undefined])).toEqual({});
  expect(toldTransactions(['a'.repeat(100)])).toEqual({ transactionIds: ['a'.repeat(100)] });
  const many = Array.from({ length: 21 }, (_, index) => `t${index}`);
  expect(toldTransactions(many)).toEqual({ transactionIds: many.slice(0, 20) });
});

test('the transfers of the last report that told some stand', () => {
  const named = applyReport(fresh, seen(40n, 40n, { transactionIds: ['a'] }), inTime);
  expect(named.transactionIds).toEqual(['a']);
  expect(applyReport(named, seen(40n), inTime).transactionIds).toEqual(['a']);
  expect(isSame(named, { ...named, transactionIds: ['a', 'b'] })).toBe(false);
});

test.each(['mismatch', 'redeposit', 'stuck', 'contested'] as const)(
  'a finding of the gateway waits for a person: %s',
  (finding) => {
    expect(applyReport(fresh, seen(0n, 0n, { findings: [finding] }), inTime).reviews).toEqual([finding]);
  },
);

test('what a mismatch tells of money stands beside the payment until the answer fits, and what else came stays', () => {
  const unfit = { currency: 'BTC', amount: '0.1' };
  const mismatch = (told: object) => ({ ...seen(0n), findings: ['mismatch' as const], ...told });
  const beside = { id: 'o-1', currency: 'LTC', amount: '2' };
  const first = applyReport(applyReport(fresh, seen(0n, 0n, { others: [beside] }), inTime), mismatch({ unfit }), inTime);
  expect(first.others).toEqual([beside, { id: fresh.gatewayPaymentId, ...unfit }]);
  const more = applyReport(first, mismatch({ unfit: { ...unfit, amount: '0.2' } }), inTime);
  expect(more.others).toEqual([beside, { id: fresh.gatewayPaymentId, currency: 'BTC', amount: '0.2' }]);
  expect(applyReport(more, seen(40n), inTime).others).toEqual([beside]);
});

test('a report without findings waits for nobody', () => {
  expect(applyReport(fresh, seen(0n, 0n, { findings: [] }), inTime).reviews).toEqual([]);
});

test('money is reversed when less than enough is left of what has paid, or of what came to a closed payment', () => {
  const of = (state: 'completed' | 'closed' | 'confirming', confirmed: bigint, now: bigint) =>
    applyReport({ ...fresh, state, received: 150n, confirmed }, seen(150n, now), inTime).reviews.includes('reversed');
  expect([of('completed', 150n, 99n), of('completed', 150n, 100n), of('completed', 40n, 40n)]).toEqual([true, false, false]);
  expect([of('closed', 40n, 39n), of('closed', 40n, 40n), of('confirming', 40n, 39n)]).toEqual([true, false, false]);
});

test('a payment to which a further transfer would not count is over before its time', () => {
  expect(applyReport(fresh, seen(40n, 40n, { isOver: true }), inTime)).toMatchObject({
    state: 'expired',
    reviews: ['underpaid'],
  });
});

test('a part that was needed keeps its other reviews, and is whole when all of it came', () => {
  const part = { ...fresh, state: 'expired' as const, reviews: ['underpaid', 'wrong_asset'] as const };
  expect(close({ ...part, received: 40n, confirmed: 40n }, { isNeededPart: true })).toMatchObject({
    state: 'closed',
    reviews: ['wrong_asset'],
  });
  expect(close({ ...part, received: 100n, confirmed: 100n }, { isNeededPart: true })).toMatchObject({ state: 'completed' });
});

test('a payment that ends at its deadline ends then', () => {
  expect(cancel(fresh, fresh.expiresAt).expiresAt).toEqual(fresh.expiresAt);
});
