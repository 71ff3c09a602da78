import { expect, test } from 'vitest';
import { arrivalsOf, awaitingOf } from './arrivals.ts';
import { type Line, linesOf, opened, reported, unreadable } from './testing/coin-lines.ts';

const arrivals = (lines: readonly Line[], amounts = new Map<string, number>()) => arrivalsOf(linesOf(lines), amounts);
/** The number of each line by which something arrived, and its cents. */
const amounts = (lines: readonly Line[]) =>
  arrivals(lines).map(({ seq, amount, isFinal }) => `${seq}: ${amount}${isFinal ? '' : ', not final'}`);

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

test.each<[string, Line[], string[]]>([
  [
    'coins are final once so many are confirmed, not yet those that came after them',
    [opened(), reported(200_000, 0), reported(500_000, 200_000)],
    ['2: 12000', '3: 18000, not final'],
  ],
  [
    'what vanished is final at once',
    [opened(), reported(500_000, 0), reported(200_000, 0)],
    ['2: 30000, not final', '3: -18000'],
  ],
  [
    'less than a cent that vanished is final at once, and worth nothing',
    [opened(), reported(200_010, 0), reported(200_005, 0)],
    ['2: 12000, not final', '3: 0'],
  ],
])('%s', (_, lines, expected) => {
  expect(amounts(lines)).toEqual(expected);
});

test('the amount of coins that vanished has a minus', () => {
  expect(arrivals([opened(), reported(500_000, 0), reported(200_000, 0)]).at(-1)?.coin?.amount).toBe('−0.00300000');
});

test('coins of several payments are worth together what they are worth apart, rounded once', () => {
  // A third of 100 dollars, and all of 66.67: together 100 dollars, which the first rounded down must not spoil.
  const openedFor = (id: string, amountCents: number, expected: string) => opened(id, { amountCents, expected });
  const lines = [openedFor('a', 10_000, '3'), openedFor('b', 6667, '2'), reported(1, 1, {}, 'a'), reported(2, 2, {}, 'b')];
  expect(amounts(lines)).toEqual(['3: 3333', '4: 6667']);
});

test('what a payment asked for is known from elsewhere where its line does not say it', () => {
  const old = [opened('p', {}), reported(500_000, 0)];
  expect(arrivals(old, new Map([['p', 30_000]]))).toMatchObject([{ amount: 30_000 }]);
  expect(awaitingOf(linesOf(old), new Map([['p', 30_000]]))).toBe(30_000);
  expect(arrivals(old)).toMatchObject([{ amount: 0, coin: { amount: '0.00500000' }, isFinal: false }]);
});

test('money arrives with its way: a card with the number of its payment, by hand with whoever confirmed it or took it back', () => {
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
  expect(amounts([paid, money])).toEqual(['1: 10000']);
});

test('coins that are seen and not final yet are awaited, of every payment', () => {
  const lines = [opened('a'), opened('b'), reported(200_000, 0, {}, 'a'), unreadable, reported(500_000, 400_000, {}, 'b')];
  expect(awaitingOf(linesOf(lines), new Map())).toBe(18_000);
  expect(awaitingOf(linesOf([opened(), reported(500_000, 500_000)]), new Map())).toBe(0);
});
