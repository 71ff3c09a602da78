import { expect, test } from 'vitest';
import { otherCoinsOf } from './other-coins.ts';
import { type Line, linesOf, opened, reported, unreadable } from './testing/coin-lines.ts';

const wrong = { reviews: ['wrong_asset'] };
/** Other coins with the minute, which is the place of their line, at which they came. */
const others = (lines: readonly Line[]) =>
  otherCoinsOf(linesOf(lines)).map(({ paymentId, at, currency, amount }) => [paymentId, at.getUTCMinutes(), currency, amount]);
const toldTwice = [opened(), reported(0, 0), reported(0, 0, wrong), unreadable, reported(0, 0, wrong)];

test('another coin came when it was first told, be it without a name', () => {
  expect(others(toldTwice)).toEqual([['p', 2, null, null]]);
});

test('another coin is as the last report that names it tells it', () => {
  const named = reported(0, 0, { ...wrong, others: [{ currency: 'LTC', amount: '2.5' }, { currency: 'DOGE' }] });
  expect(others([...toldTwice, named, reported(0, 0, wrong)])).toEqual([
    ['p', 2, 'LTC', '2.5'],
    ['p', 2, 'DOGE', null],
  ]);
});

test('the coin that was asked for, and a card, are no other coins', () => {
  expect(others([opened(), reported(500_000, 0), ['card_paid', { cardPaymentId: 'c', amountCents: 1 }]])).toEqual([]);
});

test('each transfer in another coin came when it was first told', () => {
  const [first, second] = ['o-1', 'o-2'].map((id) => ({ id, currency: 'LTC', amount: '2.5' }));
  const lines = [opened(), reported(0, 0, { others: [first] }), reported(0, 0, { others: [first, second] })];
  expect(otherCoinsOf(linesOf(lines)).map(({ at }) => at.getUTCMinutes())).toEqual([1, 2]);
});

test('another coin that the gateway takes back stays away, whatever is reported next', () => {
  const told = reported(0, 0, { ...wrong, others: [{ id: 'o-1', currency: 'LTC' }] });
  const lines = [opened(), told, reported(0, 0, { ...wrong, others: [] }), reported(500_000, 0, wrong)];
  expect(otherCoinsOf(linesOf(lines))).toEqual([]);
});

test('payments with other coins come in the order in which these were told, whatever was reported of them before', () => {
  const told = { others: [{ id: 'o-1', currency: 'LTC' }] };
  const lines = [reported(0, 0, {}, 'p'), reported(0, 0, told, 'q'), reported(0, 0, told, 'p')];
  expect(otherCoinsOf(linesOf(lines)).map(({ paymentId }) => paymentId)).toEqual(['q', 'p']);
});
