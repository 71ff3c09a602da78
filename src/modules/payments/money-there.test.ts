import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CardMoney } from './card-session.ts';
import { isMoneyThere } from './money-there.ts';
import { aPayment } from './testing/payments.ts';

const told: CardMoney = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null };
const card = (changes: Partial<CardMoney> = {}) => ({ amountCents: cents(30_000), told: { ...told, ...changes } });

test('money is there that came, be it too little or in the wrong coin', () => {
  expect(isMoneyThere([aPayment()], [])).toBe(false);
  expect(isMoneyThere([aPayment({ received: 1n })], [])).toBe(true);
  expect(isMoneyThere([aPayment({ reviews: ['wrong_asset'] })], [])).toBe(true);
  expect(isMoneyThere([], [{ amountCents: cents(30_000) }])).toBe(true);
  expect(isMoneyThere([], [card({ dispute: 'open' })])).toBe(true);
  // It charged no dollars, so nobody knows how much of it went.
  expect(isMoneyThere([], [{ ...card(), amountCents: cents(0) }])).toBe(true);
});

test('money that was taken back in full is not there, so that its order ends as any that is unpaid', () => {
  expect(isMoneyThere([aPayment({ state: 'completed', reviews: ['reversed'] })], [])).toBe(false);
  expect(isMoneyThere([aPayment({ state: 'expired', reviews: ['underpaid', 'reversed'] })], [])).toBe(false);
  for (const reason of ['surplus', 'order_already_paid', 'order_cancelled', 'refund_failed'] as const)
    expect(isMoneyThere([aPayment({ reviews: [reason, 'reversed'] })], [])).toBe(false);
  expect(isMoneyThere([], [card({ dispute: 'lost', lostUsd: cents(30_000) })])).toBe(false);
  expect(isMoneyThere([], [card({ refundedUsd: cents(30_000), elsewhereUsd: cents(30_000) })])).toBe(false);
  expect(isMoneyThere([], [card({ dispute: 'lost', lostUsd: cents(29_999) })])).toBe(true);
});
