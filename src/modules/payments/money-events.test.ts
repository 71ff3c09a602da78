import { expect, test } from 'vitest';
import { changeFact, openedFact } from './facts.ts';
import { eventsOfLedger } from './money-events.ts';
import type { LedgerFact } from './ports.ts';
import { aPayment } from './testing/payments.ts';

const at = new Date('2026-11-20T10:00:00Z');
const waiting = aPayment();
const opened = openedFact(waiting, at);
const told = (...facts: Parameters<typeof eventsOfLedger>[0]) => eventsOfLedger([opened, ...facts]).map(({ event }) => event);

test('a payment is told with its coin and without amounts, address or id', () => {
  expect(eventsOfLedger([opened])).toEqual([{ at, event: 'coin_chosen', currency: 'BTC' }]);
});

test('a part and the rest are told once each, and that they are confirmed later is not told', () => {
  const partial = aPayment({ state: 'partial', received: 40n });
  const whole = aPayment({ state: 'confirming', received: 100n });
  const done = aPayment({ state: 'completed', received: 100n, confirmed: 100n });
  const facts = [
    changeFact('reported', waiting, partial, at),
    changeFact('reported', partial, whole, at),
    changeFact('reported', whole, done, at),
  ];
  expect(told(...facts)).toEqual(['coin_chosen', 'part_seen', 'transfer_seen']);
});

test('a refund that its gateway could not pay is not told as declined', () => {
  const rejected = { orderId: waiting.orderId, paymentId: null, gateway: 'stripe', kind: 'refund_rejected', at } as const;
  expect(told({ ...rejected, data: { refundId: 'r', by: 'anna' } })).toEqual(['coin_chosen', 'refund_declined']);
  expect(told({ ...rejected, data: { refundId: 'r', by: 'stripe', failed: true } })).toEqual(['coin_chosen', 'review']);
});

test.each([
  ['reported', 'expired'],
  ['cancelled', 'cancelled'],
  ['replaced', 'cancelled'],
] as const)('an offer that nobody paid is told as ended (%s: %s)', (kind, state) => {
  expect(told(changeFact(kind, waiting, aPayment({ state }), at))).toEqual(['coin_chosen', 'payment_ended']);
});

test('that a person must look at money is told, and told again only for another reason', () => {
  const late = aPayment({ state: 'expired', received: 40n, reviews: ['underpaid'] });
  const more = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid'] });
  const facts = [changeFact('reported', waiting, late, at), changeFact('reported', late, more, at)];
  expect(told(...facts)).toEqual(['coin_chosen', 'part_seen', 'review']);
  const tooMuch = aPayment({ state: 'completed', received: 150n, confirmed: 150n, reviews: ['surplus'] });
  expect(told(...facts, changeFact('reported', more, tooMuch, at)).slice(3)).toEqual(['transfer_seen', 'review']);
});

const { orderId, id: paymentId, gateway } = waiting;

test.each<[string, LedgerFact]>([
  ['a payment that was closed already when it was opened', openedFact(aPayment({ id: 'another', state: 'closed' }), at)],
  ['a line of a former version, which says no state', { orderId, paymentId, gateway, kind: 'cancelled', at, data: {} }],
  ['a notice of a gateway', { orderId, paymentId: null, gateway, kind: 'noticed', at, data: {} }],
])('%s tells the customer nothing', (_, fact) => {
  expect(told(fact)).toEqual(['coin_chosen']);
});
