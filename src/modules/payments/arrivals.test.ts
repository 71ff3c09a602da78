import { expect, test } from 'vitest';
import { arrivalsOf, awaitingOf } from './arrivals.ts';
import { otherCoinsOf } from './other-coins.ts';
import type { LedgerFact } from './ports.ts';

type Line = readonly [kind: LedgerFact['kind'], data: object, paymentId?: string | null];

/** Lines of one order, numbered from 1 and a minute apart. */
function linesOf(lines: readonly Line[]) {
  return lines.map(([kind, data, paymentId = null], place) => {
    const at = new Date(Date.UTC(2026, 10, 20, 10, place));
    return { orderId: 'o', paymentId, gateway: 'sandbox', kind, at, data, seq: place + 1 } as LedgerFact & { seq: number };
  });
}

/** 500,000 units of BTC are asked for 300 dollars. */
const opened = (id = 'p', more: object = { amountCents: 30_000 }): Line => {
  return ['opened', { coin: 'BTC', address: `address of ${id}`, expected: '500000', state: 'waiting', ...more }, id];
};
const reported = (received: number, confirmed: number, more: object = {}, id = 'p'): Line => {
  const sums = { received: `${received}`, confirmed: `${confirmed}` };
  return ['reported', { to: 'confirming', ...sums, late: false, overpaid: false, reviews: [], ...more }, id];
};
const unreadable: Line = ['reported', { received: 'much' }, 'p'];

const arrivals = (lines: readonly Line[], amounts = new Map<string, number>()) => arrivalsOf(linesOf(lines), amounts);
const amounts = (lines: readonly Line[]) => arrivals(lines).map(({ seq, amount, isFinal }) => [seq, amount, isFinal]);

test('coins arrive by the line that saw them first, with the transfers that were told with them', () => {
  const first = reported(200_000, 0, { transactionIds: ['a'] });
  const second = reported(500_000, 500_000, { transactionIds: ['a', 'b'], late: true });
  const coin = { name: 'BTC', address: 'address of p' };
  const common = { way: 'coin', gateway: 'sandbox', by: null, agreedBy: null, handPaymentId: null, isFinal: true };
  expect(arrivals([opened(), unreadable, first, first, second])).toEqual([
    {
      ...common,
      seq: 3,
      at: new Date('2026-11-20T10:02:00Z'),
      amount: 12_000,
      late: false,
      transactionIds: ['a'],
      coin: { ...coin, amount: '0.00200000' },
    },
    {
      ...common,
      seq: 5,
      at: new Date('2026-11-20T10:04:00Z'),
      amount: 18_000,
      late: true,
      transactionIds: ['b'],
      coin: { ...coin, amount: '0.00300000' },
    },
  ]);
});

test('a transfer that is told after its money belongs to the last arrival of its payment', () => {
  const lines = [
    opened(),
    opened('q'),
    reported(200_000, 0),
    reported(500_000, 0),
    reported(100_000, 0, {}, 'q'),
    reported(500_000, 500_000, { transactionIds: ['a'] }),
    reported(600_000, 600_000, { transactionIds: ['a', 'b'] }),
  ];
  expect(arrivals(lines).map(({ seq, transactionIds }) => [seq, transactionIds])).toEqual([
    [3, []],
    [4, ['a']],
    [5, []],
    [7, ['b']],
  ]);
});

test('coins are final once they are confirmed up to them, and what vanished is final at once', () => {
  const seen = [opened(), reported(200_000, 0), reported(500_000, 200_000)];
  expect(amounts(seen)).toEqual([
    [2, 12_000, true],
    [3, 18_000, false],
  ]);
  const gone = [opened(), reported(500_000, 0), reported(200_000, 0)];
  expect(amounts(gone)).toEqual([
    [2, 30_000, false],
    [3, -18_000, true],
  ]);
  expect(arrivals(gone).at(-1)?.coin?.amount).toBe('−0.00300000');
  const lessThanACent = [opened(), reported(200_010, 0), reported(200_005, 0)];
  expect(amounts(lessThanACent)).toEqual([
    [2, 12_000, false],
    [3, 0, true],
  ]);
});

test('coins of several payments are worth together what they are worth apart, rounded once', () => {
  const openedFor = (id: string, amountCents: number, expected: string) => opened(id, { amountCents, expected });
  const lines = [openedFor('a', 10_000, '3'), openedFor('b', 6667, '2'), reported(1, 1, {}, 'a'), reported(2, 2, {}, 'b')];
  expect(amounts(lines)).toEqual([
    [3, 3333, true],
    [4, 6667, true],
  ]);
});

test('what a payment asked for is known from elsewhere where its line does not say it', () => {
  const old = [opened('p', {}), reported(500_000, 0)];
  expect(arrivals(old, new Map([['p', 30_000]]))).toMatchObject([{ amount: 30_000 }]);
  expect(awaitingOf(linesOf(old), new Map([['p', 30_000]]))).toBe(30_000);
  expect(arrivals(old)).toMatchObject([{ amount: 0, coin: { amount: '0.00500000' }, isFinal: false }]);
});

test('a card payment arrives with its number, and money by hand with whoever confirmed it or took it back', () => {
  const paid = { cardPaymentId: 'c', amountCents: 10_000, reviews: [] };
  const hand = { handPaymentId: 'h', amountCents: 5000 };
  const arrived = arrivals([
    ['card_paid', { ...paid, gatewayPaymentId: 'cs_1', transactionId: 'pi_1' }],
    opened(),
    reported(500_000, 0),
    ['card_paid', { ...paid, cardPaymentId: 'd', gatewayPaymentId: 'cs_2' }],
    ['card_paid', { ...paid, cardPaymentId: 'e' }],
    ['hand_paid', { ...hand, by: 'Olga' }],
    ['hand_taken_back', { ...hand, by: 'Boris' }],
    ['hand_paid', hand],
  ]);
  expect(arrived.map(({ seq, way, amount, transactionIds, by }) => [seq, way, amount, transactionIds, by])).toEqual([
    [1, 'card', 10_000, ['pi_1'], null],
    [3, 'coin', 30_000, [], null],
    [4, 'card', 10_000, ['cs_2'], null],
    [5, 'card', 10_000, [], null],
    [6, 'hand', 5000, [], 'Olga'],
    [7, 'hand', -5000, [], 'Boris'],
    [8, 'hand', 5000, [], null],
  ]);
  const cards = arrived.filter(({ way }) => way !== 'coin');
  for (const arrival of cards) expect(arrival).toMatchObject({ coin: null, isFinal: true, late: false, gateway: 'sandbox' });
});

test('what a gateway kept or what went back is no arrival', () => {
  const paid: Line = ['card_paid', { cardPaymentId: 'c', amountCents: 10_000, reviews: [] }];
  const data = { cardSessionId: 's', cardPaymentId: 'c', refundedCents: 500, elsewhereCents: 500, dispute: 'none' };
  const money: Line = ['card_money', { ...data, outcome: { currency: 'usd', net: 9700, fee: 300 } }];
  expect(amounts([paid, money])).toEqual([[1, 10_000, true]]);
});

test('coins that are seen and not final yet are awaited, of every payment', () => {
  const lines = [opened('a'), opened('b'), reported(200_000, 0, {}, 'a'), unreadable, reported(500_000, 400_000, {}, 'b')];
  expect(awaitingOf(linesOf(lines), new Map())).toBe(18_000);
  expect(awaitingOf(linesOf([opened(), reported(500_000, 500_000)]), new Map())).toBe(0);
});

test('another coin came when it was first told, and is as the last report tells it', () => {
  const others = (lines: readonly Line[]) =>
    otherCoinsOf(linesOf(lines)).map(({ paymentId, at, currency, amount }) => [paymentId, at.getUTCMinutes(), currency, amount]);
  const wrong = { reviews: ['wrong_asset'] };
  const lines = [opened(), reported(0, 0), reported(0, 0, wrong), unreadable, reported(0, 0, wrong)];
  expect(others(lines)).toEqual([['p', 2, null, null]]);
  const named = reported(0, 0, { ...wrong, others: [{ currency: 'LTC', amount: '2.5' }, { currency: 'DOGE' }] });
  expect(others([...lines, named, reported(0, 0, wrong), reported(0, 0, wrong, 'q')])).toEqual([
    ['p', 2, 'LTC', '2.5'],
    ['p', 2, 'DOGE', null],
    ['q', 7, null, null],
  ]);
  expect(others([opened(), reported(500_000, 0), ['card_paid', { cardPaymentId: 'c', amountCents: 1 }]])).toEqual([]);
});

test('each transfer in another coin came when it was first told', () => {
  const [first, second] = [
    { id: 'o-1', currency: 'LTC', amount: '2.5' },
    { id: 'o-2', currency: 'LTC', amount: '2.5' },
  ];
  const lines = [opened(), reported(0, 0, { others: [first] }), reported(0, 0, { others: [first, second] })];
  expect(otherCoinsOf(linesOf(lines)).map(({ at }) => at.getUTCMinutes())).toEqual([1, 2]);
});

test('another coin that the gateway takes back stays away, whatever is reported next', () => {
  const wrong = { reviews: ['wrong_asset'] };
  const told = reported(0, 0, { ...wrong, others: [{ id: 'o-1', currency: 'LTC' }] });
  const lines = [opened(), told, reported(0, 0, { ...wrong, others: [] }), reported(500_000, 0, wrong)];
  expect(otherCoinsOf(linesOf(lines))).toEqual([]);
});

test('payments with other coins come in the order in which these were told, whatever was reported of them before', () => {
  const others = [{ id: 'o-1', currency: 'LTC' }];
  const lines = [reported(0, 0, {}, 'p'), reported(0, 0, { others }, 'q'), reported(0, 0, { others }, 'p')];
  expect(otherCoinsOf(linesOf(lines)).map(({ paymentId }) => paymentId)).toEqual(['q', 'p']);
});
