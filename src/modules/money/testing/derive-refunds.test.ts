import { expect, test } from 'vitest';
import type { LedgerFact } from '#modules/payments/index.ts';
import { deriveRefunds } from './derive-refunds.ts';

type Line = readonly [kind: LedgerFact['kind'], data: object];

/** What the lines of one order tell of its refunds. */
const told = (...lines: readonly Line[]) => {
  const place = { orderId: 'order', paymentId: null, gateway: 'sandbox', at: new Date('2026-11-20T10:00:00Z') };
  return Object.fromEntries(deriveRefunds(lines.map(([kind, data]): LedgerFact => ({ ...place, kind, data: { ...data } }))));
};
const requested = (refundId: string, more: object = {}): Line => ['refund_requested', { refundId, amountCents: 100, ...more }];

test('each refund is in the state of its last line, whatever stands between them', () => {
  const refunds = told(
    ['order_paid', {}],
    requested('coins', { units: '7' }),
    requested('card'),
    requested('begun'),
    ['refund_addressed', { refundId: 'coins' }],
    ['review_settled', {}],
    ['refund_sent', { refundId: 'coins' }],
    ['refund_rejected', { refundId: 'card' }],
    ['refund_confirmed', { refundId: 'coins' }],
  );
  expect(refunds).toEqual({
    coins: { state: 'confirmed', units: '7', amountCents: 100 },
    card: { state: 'rejected', units: null, amountCents: 100 },
    begun: { state: 'requested', units: null, amountCents: 100 },
  });
});

test('a line that cannot be read hides no refund, and a step of a refund that nobody requested makes none', () => {
  const refunds = told(['refund_requested', { refundId: 7 }], ['refund_sent', { refundId: 'unknown' }], requested('other'));
  expect(Object.keys(refunds)).toEqual(['other']);
});
