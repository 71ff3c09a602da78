import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Movement } from './money-replay.ts';
import { averageOf, movementsOf, sumsOf } from './movements.ts';
import type { LedgerFact } from './ports.ts';

type Line = readonly [kind: LedgerFact['kind'], data: object, paymentId?: string | null];

const AT = new Date('2026-11-20T10:00:00Z');

/** Lines of one order, numbered from 1. */
function linesOf(history: readonly Line[]) {
  return history.map(([kind, data, paymentId = null], place) => {
    return { orderId: 'o', paymentId, gateway: 'sandbox', kind, at: AT, data, seq: place + 1 } as LedgerFact & { seq: number };
  });
}

const opened = (id = 'p', amountCents = 30_000, expected = '500000'): Line => {
  return ['opened', { coin: 'BTC', address: 'tb1q', expected, amountCents, state: 'waiting' }, id];
};
const reported = (confirmed: string, more: object = {}, id = 'p'): Line => {
  const data = { to: 'completed', received: confirmed, confirmed, late: false, overpaid: false, reviews: [], ...more };
  return ['reported', data, id];
};
const refundRequested = (refundId: string, amountCents: number, more: object = {}): Line => {
  return ['refund_requested', { refundId, amountCents, ...more }, 'p'];
};

const moved = (history: readonly Line[], amounts = new Map<string, number>()) =>
  movementsOf(linesOf(history), amounts).map(({ seq, kind, way, amount }) => `${seq} ${kind} ${way} ${amount}`);
const summed = (history: readonly Line[]) => sumsOf(movementsOf(linesOf(history), new Map()));

describe('money', () => {
  test('comes when it is final, each transfer by its own line, and a surplus counts', () => {
    const seen: Line = ['reported', { ...(reported('0')[1] as object), received: '400000' }, 'p'];
    expect(moved([opened(), seen, reported('400000'), reported('600000')])).toEqual(['3 came coin 24000', '4 came coin 12000']);
  });

  test('of several coins is rounded down once, so that parts that pay an order are its total', () => {
    const parts = [opened('a', 10_000, '3'), reported('1', {}, 'a'), opened('b', 6667, '2'), reported('2', {}, 'b')];
    expect(moved(parts)).toEqual(['2 came coin 3333', '4 came coin 6667']);
  });

  test('that a blockchain, a bank or a person takes back has not come', () => {
    expect(summed([opened(), reported('500000'), reported('0')]).came).toBe(0);
    const lost = {
      cardSessionId: 's',
      cardPaymentId: 'c',
      refundedCents: 1000,
      elsewhereCents: 0,
      dispute: 'lost',
      outcome: null,
    };
    const card: Line[] = [
      ['card_paid', { cardPaymentId: 'c', amountCents: 30_000 }],
      ['card_money', lost],
    ];
    expect(moved(card)).toEqual(['1 came card 30000', '2 came card -29000']);
    expect(summed([...card, ['card_money', { ...lost, dispute: 'won' }]]).came).toBe(30_000);
    const inPart = { ...lost, lostCents: 12_000 };
    expect(summed([...card, ['card_money', inPart]]).came).toBe(18_000);
    // Another dispute is open; what the first has taken stays away.
    expect(summed([...card, ['card_money', { ...inPart, dispute: 'open' }]]).came).toBe(18_000);
    expect(summed([...card, ['card_money', { ...inPart, refundedCents: 20_000 }]]).came).toBe(20_000);
    const hand = { handPaymentId: 'h', amountCents: 30_000 };
    expect(
      moved([
        ['hand_paid', hand],
        ['hand_taken_back', hand],
      ]),
    ).toEqual(['1 came hand 30000', '2 came hand -30000']);
  });

  test('goes back when a second person has seen it, and is the shop’s again when its gateway could not pay it', () => {
    const begun = [opened(), reported('500000'), refundRequested('r', 12_000)];
    expect(summed([...begun, ['refund_sent', { refundId: 'r' }, 'p']]).refunded).toBe(0);
    const done: Line[] = [...begun, ['refund_confirmed', { refundId: 'r' }, 'p']];
    expect(summed(done)).toEqual({ came: 30_000, byHand: 0, refunded: 12_000, fee: 0, net: 18_000 });
    expect(summed([...done, ['refund_rejected', { refundId: 'r', failed: true }, 'p']])).toMatchObject({
      refunded: 0,
      net: 30_000,
    });
    expect(summed([...begun, ['refund_rejected', { refundId: 'r' }, 'p']]).refunded).toBe(0);
  });

  test('that went back at the gateway, past the shop, has gone back too', () => {
    const money = { cardSessionId: 's', cardPaymentId: 'c', refundedCents: 5000, elsewhereCents: 2000, dispute: 'none' };
    const history: Line[] = [
      ['card_paid', { cardPaymentId: 'c', amountCents: 30_000 }],
      ['card_money', { ...money, outcome: { currency: 'usd', net: 29_100, fee: 900 } }],
    ];
    expect(summed(history)).toEqual({ came: 30_000, byHand: 0, refunded: 2000, fee: 900, net: 27_100 });
  });
});

test('what people confirmed is a sum of its own, and a part of what came', () => {
  const card: Line = ['card_paid', { cardPaymentId: 'c', amountCents: 30_000 }];
  expect(summed([card, ['hand_paid', { handPaymentId: 'h', amountCents: 500 }]])).toMatchObject({ came: 30_500, byHand: 500 });
});

test('a fee in coins counts where the gateway tells it in the coin that came, and only what changed of it', () => {
  const first = reported('500000', { outcome: { currency: 'btc', net: '0.004975' } });
  expect(moved([opened(), first, first])).toEqual(['2 came coin 30000', '2 fee coin 150']);
  const other = reported('500000', { outcome: { currency: 'usdttrc20', net: '299' } });
  expect(moved([opened(), other])).toEqual(['2 came coin 30000']);
  const wrong = reported('500000', { outcome: { currency: 'btc', net: '0.006' } });
  expect(moved([opened(), wrong])).toEqual(['2 came coin 30000']);
});

test('of the oldest lines the payment itself says how many dollars it asked for; what cannot be read moves nothing', () => {
  const old: Line = ['opened', { coin: 'BTC', address: 'tb1q', expected: '500000' }, 'p'];
  expect(moved([old, reported('500000')], new Map([['p', 30_000]]))).toEqual(['2 came coin 30000']);
  expect(moved([opened(), ['reported', { received: 'many' }, 'p'], ['refund_confirmed', { refundId: 'unknown' }]])).toEqual([]);
});

test('a fee in coins is what the gateway says, or what is missing of what came, to the last decimal of the coin', () => {
  const fee = (outcome: object, coin = 'BTC', expected = '500000') => {
    const [kind, data, id] = opened('p', 30_000, expected);
    const lines: Line[] = [[kind, { ...data, coin }, id ?? null], reported(expected, { outcome })];
    return moved(lines).flatMap((one) => /fee coin (.+)$/.exec(one)?.[1] ?? []);
  };
  expect(fee({ currency: 'BTC', net: '0.004', fee: '0.00005' })).toEqual(['300']);
  expect(fee({ currency: 'BTC', net: '0.0049500099' })).toEqual(['300']);
  expect(fee({ currency: 'BTC', net: '0' })).toEqual(['30000']);
  for (const currency of ['usdttrc20', 'USDT_TRC20'])
    expect(fee({ currency, net: '297' }, 'USDT_TRC20', '300000000')).toEqual(['300']);
  for (const wrong of [
    { net: 'much' },
    { net: '0.005', fee: 'much' },
    { net: '1' },
    { net: '0', fee: '0.00500001' },
    { net: '0.005' },
    { net: '0.004', currency: 'ETH' },
  ])
    expect(fee({ currency: 'BTC', ...wrong })).toEqual([]);
});

test('a fee that a gateway takes back is none any more', () => {
  const outcome = { currency: 'btc', net: '0.00495', fee: '0.00005' };
  const history = [opened(), reported('500000', { outcome }), reported('500000', { outcome: { ...outcome, fee: '0' } })];
  expect(moved(history)).toEqual(['2 came coin 30000', '2 fee coin 300', '3 fee coin -300']);
});

test('a fee of a payment whose price nobody knows is none', () => {
  const old: Line = ['opened', { coin: 'BTC', address: 'tb1q', expected: '500000' }, 'p'];
  const outcome = { currency: 'btc', net: '0.004' };
  expect(moved([old, reported('500000', { outcome }), reported('1', { outcome }, 'unknown')])).toEqual([]);
});

test('of a card the fee is what the gateway says in dollars, and a line moves only what it changes', () => {
  const money = { cardSessionId: 's', cardPaymentId: 'c', refundedCents: 5000, elsewhereCents: 2000, dispute: 'none' };
  const card = (more: object): Line => ['card_money', { ...money, ...more }];
  const usd = { currency: 'USD', net: 29_100, fee: 900 };
  const paid: Line = ['card_paid', { cardPaymentId: 'c', amountCents: 30_000 }];
  const euro = { currency: 'eur', net: 1, fee: 1 };
  expect(moved([card({ outcome: usd }), paid, card({ outcome: usd }), card({ outcome: euro }), card({ outcome: null })])).toEqual(
    ['2 came card 30000', '3 refunded card 2000', '3 fee card 900'],
  );
  const all = { elsewhereCents: 3000, outcome: { ...usd, fee: 1000 } };
  expect(moved([paid, card({ outcome: usd }), card(all)]).slice(3)).toEqual(['3 refunded card 1000', '3 fee card 100']);
  const lost = { ...all, dispute: 'lost' };
  expect(moved([paid, card({ ...lost, refundedCents: 40_000 })])).not.toContain('2 came card 10000');
  expect(moved([paid, card(lost), card(lost)]).filter((one) => one.includes('came'))).toEqual([
    '1 came card 30000',
    '2 came card -25000',
  ]);
});

test('a refund goes back in the way in which its money came, also where an old line does not say it', () => {
  const way = (more: object, paymentId: string | null, gateway = 'sandbox') => {
    const lines = linesOf([
      ['refund_requested', { refundId: 'r', amountCents: 5, ...more }, paymentId],
      ['refund_confirmed', { refundId: 'r' }],
      ['refund_confirmed', { refundId: 'r' }],
    ]).map((line) => ({ ...line, gateway }));
    return movementsOf(lines, new Map()).map((one) => `${one.seq} ${one.kind} ${one.way} ${one.amount}`);
  };
  expect(way({}, 'p')).toEqual(['2 refunded coin 5']);
  expect(way({}, null)).toEqual(['2 refunded card 5']);
  expect(way({}, null, 'by hand')).toEqual(['2 refunded hand 5']);
  expect(way({ sourceKind: 'hand' }, 'p')).toEqual(['2 refunded hand 5']);
});

test('on average a counted order brought what came for these by their number, to the nearest cent', () => {
  expect(averageOf({ counted: 1000, orders: 3 })).toBe(333);
  expect(averageOf({ counted: 2000, orders: 3 })).toBe(667);
  expect(averageOf({ counted: 0, orders: 0 })).toBeNull();
});

const units = fc.nat(700_000).map(String);
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 90_000 })).map(([id, amount]) => opened(id, amount, '499999')),
  fc.tuple(units, fc.constantFrom('a', 'b')).map(([confirmed, id]) => reported(confirmed, {}, id)),
  fc
    .nat(500_000)
    .map((net) => reported('500000', { outcome: { currency: 'btc', net: `0.00${`${net}`.padStart(6, '0')}` } }, 'a')),
  fc.nat(90_000).map((amountCents): Line => ['card_paid', { cardPaymentId: 'c', amountCents }]),
  fc.tuple(fc.nat(9000), fc.nat(900), fc.constantFrom('none', 'open', 'won', 'lost')).map(([refunded, fee, dispute]): Line => {
    const outcome = { currency: 'usd', net: 0, fee };
    const money = { refundedCents: refunded, elsewhereCents: refunded >> 1, dispute, outcome };
    return ['card_money', { cardSessionId: 's', cardPaymentId: 'c', ...money }];
  }),
  fc.tuple(fc.constantFrom('hand_paid', 'hand_taken_back'), fc.nat(90_000)).map(([kind, amountCents]): Line => {
    return [kind as 'hand_paid', { handPaymentId: 'h', amountCents }];
  }),
  fc.tuple(fc.constantFrom('r', 'q'), fc.nat(90_000)).map(([id, amount]) => refundRequested(id, amount)),
  fc
    .tuple(fc.constantFrom('refund_confirmed', 'refund_rejected'), fc.constantFrom('r', 'q'))
    .map(([kind, refundId]): Line => [kind as 'refund_confirmed', { refundId }]),
);

test('whatever happens, what came is what went back, what gateways kept and what is left, however it is divided', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), fc.nat(25), (history, place) => {
      const all = movementsOf(linesOf(history), new Map());
      const { came, refunded, fee, net } = sumsOf(all);
      expect(came).toBe(refunded + fee + net);
      // Lines that are added later never change what earlier lines moved.
      const before = movementsOf(linesOf(history.slice(0, place)), new Map());
      expect(before).toEqual(all.filter(({ seq }) => seq <= place));
      // By ways, or by any time: the parts add up to the whole.
      const parts = (['coin', 'card', 'hand'] as const).map((way) => sumsOf(all.filter((one) => one.way === way)));
      const later = all.filter(({ seq }) => seq > place);
      for (const name of ['came', 'byHand', 'refunded', 'fee', 'net'] as const) {
        expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(sumsOf(all)[name]);
        expect(sumsOf(before)[name] + sumsOf(later)[name]).toBe(sumsOf(all)[name]);
      }
      expect(all.every(({ amount }: Movement) => Number.isSafeInteger(amount))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
