import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CardMoney } from '#modules/payments/index.ts';
import { type CoinSource, type MoneySource, type PlainSource, readAmount } from './money-source.ts';
import { isAllRefunded, leftToRefund, type Refund, refundOf, sendingOf } from './refund.ts';
import { asAsked, asConfirmed, asFailed, asPaidBack, asRejected, asSent, withAddress } from './refund-states.ts';

const at = new Date('2026-11-20T10:00:00Z');
/** 100 units for 300 dollars. */
const coins: CoinSource = {
  kind: 'coin',
  id: 'coins',
  gateway: 'sandbox',
  coin: 'BTC',
  amountCents: cents(30_000),
  expected: 100n,
  enough: 100n,
  received: 100n,
  confirmed: 100n,
  reviews: [],
};
const card: PlainSource = { kind: 'card', id: 'card', gateway: 'stripe', amountCents: cents(30_000), reviews: [] };
const dennis = { by: 'Dennis', reference: 'f00d', at };

const request = { id: 'refund', orderId: 'order', reason: 'Paid twice', requestedBy: 'Olga', requestedAt: at };
const begun = (source: MoneySource, amount?: bigint) => refundOf(source, [], { ...request, amount });
const asked = () => asAsked(begun(card), at);
const code = (refusal: string) => expect.objectContaining({ name: 'MoneyRefusal', refusal });

test('what is left of money is what is final and does not go back already, and nothing once less is final', () => {
  expect(leftToRefund({ ...coins, confirmed: 40n }, [begun(coins, 60n)])).toBe(0n);
  expect(leftToRefund(coins, [begun(coins, 60n)])).toBe(40n);
  expect(leftToRefund(coins, [{ ...begun(coins), sourceId: 'other' }])).toBe(100n);
});

const none = { refundedUsd: cents(0), elsewhereUsd: cents(0), dispute: 'none', outcome: null } as const;
/** The card payment, of which its gateway tells this. */
const told = (changes: Partial<CardMoney>): PlainSource => ({ ...card, told: { ...none, ...changes } });

test('of a card nothing is left that went back at its gateway', () => {
  const elsewhere = told({ refundedUsd: cents(30_000), elsewhereUsd: cents(30_000) });
  expect(() => begun(elsewhere)).toThrow(code('nothing_left'));
  expect(isAllRefunded([elsewhere], [])).toBe(true);
  const inPart = told({ refundedUsd: cents(500), elsewhereUsd: cents(500) });
  expect([leftToRefund(inPart, []), begun(inPart).amountCents]).toEqual([29_500n, 29_500]);
  expect(isAllRefunded([inPart], [begun(inPart)])).toBe(true);
});

test('what the shop has given back of a card is taken off once, though its gateway tells of it, too', () => {
  const byShop = told({ refundedUsd: cents(10_000) });
  expect(leftToRefund(byShop, [begun(card, 10_000n)])).toBe(20_000n);
});

test('of a card nothing is left that a bank has taken', () => {
  const taken = told({ refundedUsd: cents(10_000), dispute: 'lost', lostUsd: cents(15_000) });
  expect(leftToRefund(taken, [begun(card, 10_000n)])).toBe(5000n);
  // A former version of the shop has not read how much the bank took.
  expect(leftToRefund(told({ refundedUsd: cents(10_000), dispute: 'lost' }), [begun(card, 10_000n)])).toBe(0n);
  expect(leftToRefund(told({ dispute: 'open' }), [])).toBe(30_000n);
});

test('coins are all refunded when what is left of them is worth less than a cent', () => {
  // 300 dollars are a thousand millions of units, so that a cent is 33,333.3 of them.
  const fine = { ...coins, expected: 10n ** 9n, enough: 10n ** 9n, received: 10n ** 9n, confirmed: 10n ** 9n };
  const isAll = (left: bigint) => isAllRefunded([fine], [begun(fine, 10n ** 9n - left)]);
  expect([isAll(33_333n), isAll(33_334n)]).toEqual([true, false]);
});

test('money is all refunded also when more went back than came, and not while other money is left', () => {
  expect(isAllRefunded([{ ...coins, received: 40n }], [begun(coins)])).toBe(true);
  expect(isAllRefunded([{ ...card, amountCents: cents(1) }], [])).toBe(false);
  expect(isAllRefunded([coins, card], [begun(coins)])).toBe(false);
});

test('of coins that go back in parts the last takes the cents that the others have left', () => {
  const third = { ...coins, amountCents: cents(10_000), expected: 3n, enough: 3n, received: 3n, confirmed: 3n };
  const giveBack = (source: MoneySource, ...parts: bigint[]) => {
    const refunds: Refund[] = [];
    for (const amount of parts) refunds.push(refundOf(source, refunds, { ...request, amount }));
    return refunds;
  };
  const worths = (refunds: readonly Refund[]) => refunds.map(({ amountCents }) => amountCents);
  expect(worths(giveBack(third, 1n, 1n, 1n))).toEqual([3333, 3333, 3334]);
  // A shortfall that the shop tolerates counted as paid, so it is divided too.
  const tolerated = { ...coins, amountCents: cents(100_000), expected: 1000n, enough: 992n, received: 992n, confirmed: 992n };
  expect(worths(giveBack(tolerated, 496n, 496n))).toEqual([50_000, 50_000]);
  // One that was declined gave nothing back.
  const declined = { ...refundOf(third, [], { ...request, amount: 1n }), state: 'rejected' } as Refund;
  expect(refundOf(third, [declined], request).amountCents).toBe(10_000);
});

test('an amount of dollars is read to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (amount) => {
      expect(readAmount(card, (amount / 100).toFixed(2))).toBe(BigInt(amount));
    }),
  );
  expect(['7', '7.5', '999999999.99'].map((text) => readAmount(card, text))).toEqual([700n, 750n, 99_999_999_999n]);
});

test.each(['', '0', '0.00', '.5', '7.', '1.505', '1,5', '-1', '+1', '1e3', 'a7', '7a', '1000000000'])(
  'no amount of dollars is %j',
  (text) => {
    expect(() => readAmount(card, text)).toThrow(code('not_an_amount'));
  },
);

test.each(['', '0', '0.000000001', '1e-7', '-1'])('no amount of bitcoins is %j', (text) => {
  expect(() => readAmount(coins, text)).toThrow(code('not_an_amount'));
});

test('only coins take an address, and only one', () => {
  const addressed = withAddress(begun(coins), 'bc1q');
  expect(addressed).toMatchObject({ state: 'addressed', address: 'bc1q' });
  for (const refund of [begun(card), addressed, asSent(addressed, dennis)])
    expect(() => withAddress(refund, 'bc1q')).toThrow(code('wrong_state'));
});

test('only money of a card is asked of its gateway, and again after a minute', () => {
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  expect(() => asAsked(asked(), after(59_999))).toThrow(code('gateway_asked'));
  expect(asAsked(asked(), after(60_000))).toMatchObject({ askedAt: after(60_000) });
  for (const refund of [begun(coins), { ...begun(card), sourceKind: 'hand' as const }])
    expect(() => asAsked(refund, at)).toThrow(code('wrong_state'));
});

test('the gateway pays back, or fails to, only what it was asked for', () => {
  const failure = { by: 'Olga', at, why: 'stripe: failed' };
  expect(asPaidBack(asked(), dennis)).toMatchObject({ state: 'sent', reference: 'f00d' });
  expect(() => asPaidBack(begun(card), dennis)).toThrow(code('wrong_state'));
  expect(() => asFailed(begun(card), failure)).toThrow(code('wrong_state'));
  const ended = asFailed(asked(), failure);
  expect(ended).toMatchObject({ state: 'rejected', sent: null });
  expect(() => asFailed(ended, failure)).toThrow(code('wrong_state'));
});

test('what the gateway was asked for, or has paid, is ended by nobody', () => {
  const end = (refund: Refund) => () => asRejected(refund, { by: 'Olga', at, why: 'No' });
  expect(end(asked())).toThrow(code('gateway_decides'));
  expect(end(asPaidBack(asked(), dennis))).toThrow(code('wrong_state'));
});

test('how a refund was sent is still known after it failed', () => {
  const sending = { reference: 'f00d', sentBy: 'Dennis', sentAt: at };
  const sent = asPaidBack(asked(), dennis);
  const failed = asFailed(asConfirmed(sent, { by: 'Olga', at }), { by: 'stripe', at, why: 'failed' });
  for (const refund of [sent, failed]) expect(sendingOf(refund)).toEqual(sending);
  expect(sendingOf(begun(coins))).toBeNull();
});
