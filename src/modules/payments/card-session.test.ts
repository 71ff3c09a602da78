import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import {
  applyCardReport,
  type CardMoney,
  type CardSession,
  isResumable,
  isSameMoney,
  isShown,
  type OpenedSession,
} from './card-session.ts';

const now = new Date('2026-11-20T10:00:00Z');
const total = cents(30_000);
const session: OpenedSession = {
  id: 's',
  orderId: 'o',
  gateway: 'cards',
  amountCents: total,
  request: '',
  createdAt: now,
  unwanted: false,
  expiresAt: new Date('2026-11-20T10:30:01Z'),
  state: 'open',
  gatewaySessionId: 'cs_1',
  url: 'https://pay.example',
};
const creating: CardSession = { ...session, state: 'creating', leasedUntil: now };
const changed = <Of extends CardSession>(of: Of) =>
  [
    ['of another amount', { ...of, amountCents: cents(29_999) }],
    ['at another gateway', { ...of, gateway: 'other' }],
    ['that the payer left', { ...of, unwanted: true }],
    ['with half an hour left', { ...of, expiresAt: new Date('2026-11-20T10:30:00Z') }],
  ] as const;

test('a payer is sent to an open checkout, and a checkout that is being created is asked for again', () => {
  expect([session, creating].map((each) => isShown(each, total, 'cards', now))).toEqual([true, false]);
  expect([session, creating].map((each) => isResumable(each, total, 'cards', now))).toEqual([false, true]);
  for (const state of ['processing', 'paid', 'failed', 'expired'] as const)
    expect(isShown({ ...session, state }, total, 'cards', now)).toBe(false);
});

test.each(changed(session))('nobody is sent to a checkout %s', (_, other) => {
  expect(isShown(other, total, 'cards', now)).toBe(false);
});

test.each(changed(creating))('the gateway is not asked again for a checkout %s', (_, other) => {
  expect(isResumable(other, total, 'cards', now)).toBe(false);
});

test('a checkout goes forward alone: money may come after all, and only paid is final', () => {
  const states = ['open', 'processing', 'failed', 'expired', 'paid'] as const;
  const after = (state: (typeof states)[number]) =>
    states.filter(
      (next) => applyCardReport({ ...session, state }, { state: next, amountCents: total, isOurs: true }).state === next,
    );
  expect(states.map(after)).toEqual([
    ['open', 'processing', 'failed', 'expired', 'paid'],
    ['processing', 'failed', 'expired', 'paid'],
    ['failed', 'paid'],
    ['expired', 'paid'],
    ['paid'],
  ]);
  const paid = applyCardReport(session, { state: 'paid', amountCents: total, isOurs: true, gatewayPaymentId: 'pi_1' });
  expect(paid).toEqual({ ...session, state: 'paid', gatewayPaymentId: 'pi_1' });
});

test('a reading in which nothing happened agrees with none at all', () => {
  const none: CardMoney = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null };
  expect(isSameMoney(undefined, none)).toBe(true);
});

test('two readings of the money of a checkout agree when nothing in them differs', () => {
  const none: CardMoney = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null };
  expect(isSameMoney(none, { ...none })).toBe(true);
  const outcome = { currency: 'usd', net: 970, fee: 30 };
  const money = { ...none, outcome, failedRefunds: ['r'] };
  expect(isSameMoney(money, { ...money, outcome: { ...outcome }, failedRefunds: ['r'] })).toBe(true);
  const others: CardMoney[] = [
    { ...money, refundedUsd: cents(1) },
    { ...money, elsewhereUsd: cents(1) },
    { ...money, dispute: 'open' },
    { ...money, lostUsd: cents(1) },
    { ...money, failedRefunds: ['q'] },
    { ...none, outcome },
    { ...money, outcome: null },
    { ...money, outcome: { ...outcome, net: 971 } },
    { ...money, outcome: { ...outcome, fee: 31 } },
  ];
  for (const other of others) expect([isSameMoney(money, other), isSameMoney(other, money)]).toEqual([false, false]);
});
