import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CardMoney } from './card-session.ts';
import { isMoneyThere } from './money-there.ts';
import type { ReviewReason } from './payment.ts';
import { aPayment } from './testing/payments.ts';

const told: CardMoney = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null };
const card = (changes: Partial<CardMoney> = {}) => ({ amountCents: cents(30_000), told: { ...told, ...changes } });

test.each([
  ['a payment to which nothing came', [aPayment()], [], false],
  ['a payment to which too little came', [aPayment({ received: 1n })], [], true],
  ['another coin', [aPayment({ reviews: ['wrong_asset'] })], [], true],
  ['a card payment', [], [{ amountCents: cents(30_000) }], true],
  ['a card payment in an open dispute', [], [card({ dispute: 'open' })], true],
  ['a card payment that was lost but for a cent', [], [card({ dispute: 'lost', lostUsd: cents(29_999) })], true],
  // Nobody knows how much of it went.
  ['a card payment that charged no dollars', [], [{ ...card(), amountCents: cents(0) }], true],
  ['a lost card payment', [], [card({ dispute: 'lost', lostUsd: cents(30_000) })], false],
  ['a refunded card payment', [], [card({ refundedUsd: cents(30_000), elsewhereUsd: cents(30_000) })], false],
] as const)('whether money is there of %s: that which was taken back in full is not', (_, payments, cards, isThere) => {
  expect(isMoneyThere(payments, cards)).toBe(isThere);
});

test.each([[], ['underpaid'], ['surplus'], ['order_already_paid'], ['order_cancelled'], ['refund_failed']] as ReviewReason[][])(
  'coins that were taken back are not there, whatever a person was to look at before: %s',
  (...reasons) => {
    expect(isMoneyThere([aPayment({ state: 'completed', reviews: [...reasons, 'reversed'] })], [])).toBe(false);
  },
);
