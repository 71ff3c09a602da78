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

/** A payment of 300 dollars for 500,000 satoshi. */
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

/** What moved, as `line kind way cents`. */
const moved = (history: readonly Line[], amounts = new Map<string, number>()) =>
  movementsOf(linesOf(history), amounts).map(({ seq, kind, way, amount }) => `${seq} ${kind} ${way} ${amount}`);
const summed = (history: readonly Line[]) => sumsOf(movementsOf(linesOf(history), new Map()));

const cardPaid: Line = ['card_paid', { cardPaymentId: 'c', amountCents: 30_000 }];
/** What a gateway tells of the money of that card; nothing of it has moved unless `changes` say so. */
const cardMoney = (changes: object): Line => {
  const still = { refundedCents: 0, elsewhereCents: 0, dispute: 'none', outcome: null };
  return ['card_money', { cardSessionId: 's', cardPaymentId: 'c', ...still, ...changes }];
};

describe('money', () => {
  test('comes when it is final, each transfer by its own line', () => {
    const seen = reported('0', { received: '400000' });
    expect(moved([opened(), seen, reported('400000'), reported('500000')])).toEqual(['3 came coin 24000', '4 came coin 6000']);
  });

  test('comes beyond the amount, too', () => {
    expect(moved([opened(), reported('600000')])).toEqual(['2 came coin 36000']);
  });

  test('of several coins is rounded down once, so that parts that pay an order are its total', () => {
    const parts = [opened('a', 10_000, '3'), reported('1', {}, 'a'), opened('b', 6667, '2'), reported('2', {}, 'b')];
    expect(moved(parts)).toEqual(['2 came coin 3333', '4 came coin 6667']);
  });

  test('that a blockchain takes back has not come', () => {
    expect(summed([opened(), reported('500000'), reported('0')]).came).toBe(0);
  });

  test('that a person takes back has not come', () => {
    const data = { handPaymentId: 'h', amountCents: 30_000 };
    const taken: Line[] = [
      ['hand_paid', data],
      ['hand_taken_back', data],
    ];
    expect(moved(taken)).toEqual(['1 came hand 30000', '2 came hand -30000']);
  });

  test.each([
    ['a lost dispute takes all that was not refunded', { dispute: 'lost', refundedCents: 1000 }, 1000],
    ['a dispute that is won takes nothing', { dispute: 'won', refundedCents: 1000 }, 30_000],
    ['a dispute may be lost in part', { dispute: 'lost', lostCents: 12_000 }, 18_000],
    ['what one dispute has taken stays away while another is open', { dispute: 'open', lostCents: 12_000 }, 18_000],
    ['no dispute takes what was refunded', { dispute: 'lost', lostCents: 12_000, refundedCents: 20_000 }, 20_000],
    ['no dispute takes more than came', { dispute: 'lost', refundedCents: 40_000 }, 30_000],
  ])('of a card: %s', (_, told, came) => {
    expect(summed([cardPaid, cardMoney(told)]).came).toBe(came);
  });

  test('that a dispute has taken is taken once, by the line that told it first', () => {
    const lost = cardMoney({ dispute: 'lost', refundedCents: 1000 });
    expect(moved([cardPaid, lost, lost])).toEqual(['1 came card 30000', '2 came card -29000']);
  });

  const begun = [opened(), reported('500000'), refundRequested('r', 12_000)];

  test('goes back when a second person has seen it', () => {
    expect(summed([...begun, ['refund_sent', { refundId: 'r' }, 'p']]).refunded).toBe(0);
    const done: Line[] = [...begun, ['refund_confirmed', { refundId: 'r' }, 'p']];
    expect(summed(done)).toEqual({ came: 30_000, byHand: 0, refunded: 12_000, fee: 0, net: 18_000 });
  });

  test('is the shop’s again when its gateway could not pay a refund, also one that was confirmed', () => {
    const failed: Line = ['refund_rejected', { refundId: 'r', failed: true }, 'p'];
    expect(summed([...begun, failed]).refunded).toBe(0);
    expect(summed([...begun, ['refund_confirmed', { refundId: 'r' }, 'p'], failed])).toMatchObject({ refunded: 0, net: 30_000 });
  });

  test('that went back at the gateway, past the shop, has gone back too', () => {
    const told = { refundedCents: 5000, elsewhereCents: 2000, outcome: { currency: 'usd', net: 29_100, fee: 900 } };
    expect(summed([cardPaid, cardMoney(told)])).toEqual({ came: 30_000, byHand: 0, refunded: 2000, fee: 900, net: 27_100 });
  });
});

test('what people confirmed is a sum of its own, and a part of what came', () => {
  const byHand: Line = ['hand_paid', { handPaymentId: 'h', amountCents: 500 }];
  expect(summed([cardPaid, byHand])).toMatchObject({ came: 30_500, byHand: 500 });
});

/** A line of before lines said how many dollars a payment asks for. */
const unpriced: Line = ['opened', { coin: 'BTC', address: 'tb1q', expected: '500000' }, 'p'];

test('of the oldest lines the payment itself says how many dollars it asked for', () => {
  expect(moved([unpriced, reported('500000')], new Map([['p', 30_000]]))).toEqual(['2 came coin 30000']);
});

test('what cannot be read moves nothing, nor does a refund that nobody asked for', () => {
  expect(moved([opened(), ['reported', { received: 'many' }, 'p'], ['refund_confirmed', { refundId: 'unknown' }]])).toEqual([]);
});

describe('a fee in coins', () => {
  /** The cents that a gateway kept of a payment of 300 dollars, all of which came. */
  const fee = (outcome: object, coin = 'BTC', expected = '500000') => {
    const [kind, data, id] = opened('p', 30_000, expected);
    const lines: Line[] = [[kind, { ...data, coin }, id ?? null], reported(expected, { outcome })];
    return moved(lines).flatMap((one) => /fee coin (.+)$/.exec(one)?.[1] ?? []);
  };

  test('is what the gateway says, whatever is missing of what came', () => {
    expect(fee({ currency: 'BTC', net: '0.004', fee: '0.00005' })).toEqual(['300']);
  });

  test('is otherwise what is missing of what came, to the last decimal of the coin', () => {
    expect(fee({ currency: 'BTC', net: '0.0049500099' })).toEqual(['300']);
    expect(fee({ currency: 'BTC', net: '0' })).toEqual(['30000']);
  });

  test.each(['usdttrc20', 'USDT_TRC20'])('counts where the gateway calls the coin that came %s', (currency) => {
    expect(fee({ currency, net: '297' }, 'USDT_TRC20', '300000000')).toEqual(['300']);
  });

  test.each([
    ['a net that is no number', { net: 'much' }],
    ['a fee that is no number', { net: '0.005', fee: 'much' }],
    ['more than came', { net: '1' }],
    ['a fee of more than came', { net: '0', fee: '0.00500001' }],
    ['all that came', { net: '0.005' }],
    ['another coin', { net: '0.004', currency: 'ETH' }],
  ])('is none where the gateway tells %s', (_, outcome) => {
    expect(fee({ currency: 'BTC', ...outcome })).toEqual([]);
  });

  test('of a payment whose price nobody knows is none', () => {
    const outcome = { currency: 'btc', net: '0.004' };
    expect(moved([unpriced, reported('500000', { outcome }), reported('1', { outcome }, 'unknown')])).toEqual([]);
  });

  test('is moved once by lines that tell the same', () => {
    const told = reported('500000', { outcome: { currency: 'btc', net: '0.004975' } });
    expect(moved([opened(), told, told])).toEqual(['2 came coin 30000', '2 fee coin 150']);
  });

  test('that a gateway takes back is none any more', () => {
    const told = (kept: string) => reported('500000', { outcome: { currency: 'btc', net: '0.00495', fee: kept } });
    const history = [opened(), told('0.00005'), told('0')];
    expect(moved(history)).toEqual(['2 came coin 30000', '2 fee coin 300', '3 fee coin -300']);
  });
});

describe('of a card', () => {
  const inDollars = { elsewhereCents: 2000, outcome: { currency: 'USD', net: 29_100, fee: 900 } };

  test('the fee is what the gateway says in dollars, and stays when it says euros or nothing', () => {
    const inEuros = { ...inDollars, outcome: { currency: 'eur', net: 1, fee: 1 } };
    const silent = { ...inDollars, outcome: null };
    const history = [cardPaid, ...[inDollars, inEuros, silent].map(cardMoney)];
    expect(moved(history)).toEqual(['1 came card 30000', '2 refunded card 2000', '2 fee card 900']);
  });

  test('a line moves only what it changes', () => {
    const more = { elsewhereCents: 3000, outcome: { ...inDollars.outcome, fee: 1000 } };
    const history = [cardPaid, cardMoney(inDollars), cardMoney(more)];
    expect(moved(history).slice(3)).toEqual(['3 refunded card 1000', '3 fee card 100']);
  });

  test('what is told of it before it was paid moves nothing', () => {
    expect(moved([cardMoney(inDollars), cardPaid])).toEqual(['2 came card 30000']);
  });
});

test.each([
  ['in coins, as an old line of a payment', {}, 'p', 'sandbox', 'coin'],
  ['to the card, as an old line without a payment', {}, null, 'sandbox', 'card'],
  ['by hand, as an old line of money by hand', {}, null, 'by hand', 'hand'],
  ['as the line says', { sourceKind: 'hand' }, 'p', 'sandbox', 'hand'],
])('a refund goes back %s, once', (_, told, paymentId, gateway, way) => {
  const history = linesOf([
    ['refund_requested', { refundId: 'r', amountCents: 5, ...told }, paymentId],
    ['refund_confirmed', { refundId: 'r' }],
    ['refund_confirmed', { refundId: 'r' }],
  ]).map((line) => ({ ...line, gateway }));
  expect(movementsOf(history, new Map())).toMatchObject([{ seq: 2, kind: 'refunded', way, amount: 5 }]);
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
    return cardMoney({ refundedCents: refunded, elsewhereCents: refunded >> 1, dispute, outcome });
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
