import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import type { GatewayReport, OpenedState } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { readPayment, readQuote, reportOf, STATUSES } from './nowpayments-answers.ts';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const payment = aPayment({ id: uuid(200), gatewayPaymentId: '5524759814', address, expected: 500_000n });

/** The vendor's answer about this payment, with numbers as texts; `changes` replace fields. */
const answer = (changes: Readonly<Record<string, unknown>> = {}) => ({
  payment_id: '5524759814',
  payment_status: 'waiting',
  order_id: payment.id,
  parent_payment_id: null,
  pay_address: address,
  pay_currency: 'btc',
  pay_amount: '0.005',
  price_amount: '300',
  price_currency: 'usd',
  actually_paid: '0',
  payin_extra_id: null,
  payment_extra_ids: null,
  ...changes,
});

function report(changes: Readonly<Record<string, unknown>>, state: OpenedState = 'waiting', received = 0n) {
  const vendor = readPayment(answer(changes));
  return vendor && reportOf(vendor, { ...payment, state, received });
}

/** The report of so much money. When any came, it came in time and the payment is over, unless `more` says otherwise. */
const reportWith = (received: bigint, confirmed: bigint, more: Partial<GatewayReport> = {}) => ({
  received,
  confirmed,
  wrongAsset: false,
  ...(received > 0n ? { arrival: 'in_time', isOver: true } : { arrival: null }),
  ...more,
});

test.each([
  ['waiting', '0', reportWith(0n, 0n)],
  // The vendor tells no amount yet: it counts as the whole, so that nobody pays twice.
  ['confirming', '0', reportWith(500_000n, 0n)],
  ['confirming', '0.002', reportWith(200_000n, 0n)],
  ['confirmed', '0.005', reportWith(500_000n, 0n)],
  ['sending', '0.005', reportWith(500_000n, 0n)],
  ['partially_paid', '0.002', reportWith(200_000n, 200_000n)],
  ['finished', '0.005', reportWith(500_000n, 500_000n)],
  ['finished', '5.1e-3', reportWith(510_000n, 510_000n)],
  ['failed', '0', reportWith(0n, 0n, { isOver: true, findings: ['stuck'] })],
  ['failed', '0.005', reportWith(500_000n, 0n, { findings: ['stuck'] })],
  ['refunded', '0.005', reportWith(0n, 0n, { isReturned: true })],
  ['expired', '0', reportWith(0n, 0n)],
  ['expired', '0.001', reportWith(100_000n, 0n, { arrival: 'late' })],
])('%s with %s paid', (status, paid, expected) => {
  expect(report({ payment_status: status, actually_paid: paid })).toEqual(expected);
});

test('every status of the vendor is in the table, and no other is understood', () => {
  expect(Object.keys(STATUSES).sort()).toEqual(
    'confirmed confirming expired failed finished partially_paid refunded sending waiting'.split(' '),
  );
  for (const status of ['', 'paid', 'toString', undefined])
    expect(readPayment(answer({ payment_status: status }))).toBeUndefined();
});

test.each([
  ['0.004975', 'btc', { currency: 'btc', net: '0.004975' }],
  ['4.975e-7', 'BTC', { currency: 'btc', net: '0.0000004975' }],
  ['298', 'usdttrc20', { currency: 'usdttrc20', net: '298' }],
  ['0', 'btc', undefined],
  [null, null, undefined],
  ['all of it', 'btc', undefined],
  ['1', '<b>', undefined],
])(
  'once the money is final, what the merchant gets of it is told as a number of a currency: %s %s',
  (outcome_amount, outcome_currency, outcome) => {
    const told = { actually_paid: '0.005', outcome_amount, outcome_currency };
    expect(report({ payment_status: 'finished', ...told })?.outcome).toEqual(outcome);
    expect(report({ payment_status: 'sending', ...told })?.outcome).toBeUndefined();
  },
);

test.each([
  ['expired', 0n, 'late'],
  ['cancelled', 0n, 'late'],
  ['expired', 500_000n, 'in_time'],
  ['waiting', 0n, 'in_time'],
  ['completed', 500_000n, 'in_time'],
] as const)('to a payment that is %s, with %d received before, money comes %s', (state, before, arrival) => {
  expect(report({ payment_status: 'finished', actually_paid: '0.005' }, state, before)?.arrival).toBe(arrival);
});

test.each([
  ['cancelled', -1, 'in_time'],
  ['cancelled', 0, 'late'],
  ['expired', -1, 'in_time'],
] as const)(
  'of a payment that is %s, and whose last change at the vendor is %i ms from its end, money came %s',
  (state, after, arrival) => {
    const updated_at = new Date(payment.expiresAt.getTime() + after).toISOString();
    expect(report({ payment_status: 'finished', actually_paid: '0.005', updated_at }, state)?.arrival).toBe(arrival);
  },
);

test('money of a payment that the vendor calls expired came late, whenever the vendor changed it', () => {
  const updated_at = new Date(payment.expiresAt.getTime() - 1).toISOString();
  expect(report({ payment_status: 'expired', actually_paid: '0.005', updated_at }, 'expired')?.arrival).toBe('late');
});

test.each([
  ['another payment', { payment_id: '1' }],
  ['another order', { order_id: uuid(7) }],
  ['a parent', { parent_payment_id: '77' }],
  ['another coin', { pay_currency: 'eth' }],
  ['another amount', { pay_amount: '0.004' }],
  ['more decimals than the coin has', { pay_amount: '0.005000001' }],
  ['another price', { price_amount: '299.99' }],
  ['another currency', { price_currency: 'eur' }],
  ['another address', { pay_address: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3' }],
])(
  'of an answer with %s no money is counted, what came is told, and a person looks',
  (_, changes: Readonly<Record<string, string>>) => {
    const nothing = { received: 0n, confirmed: 0n, wrongAsset: false, arrival: null, findings: ['mismatch'] };
    expect(report({ actually_paid: 0, ...changes })).toEqual(nothing);
    const currency = (changes.pay_currency ?? 'btc').toUpperCase();
    const finished = report({ payment_status: 'finished', actually_paid: '0.005', ...changes });
    expect(finished).toEqual({ ...nothing, unfit: { currency, amount: '0.005' } });
  },
);

test('an answer that does not fit tells as new only what was not counted before: other coins of the same number are', () => {
  const unfit = (changes: object) => report({ actually_paid: '0.005', ...changes }, 'completed', 500_000n)?.unfit;
  expect(unfit({ order_id: uuid(7) })).toBeUndefined();
  expect(unfit({ pay_currency: 'eth' })).toEqual({ currency: 'ETH', amount: '0.005' });
});

test.each([
  ['no price', { price_amount: undefined, price_currency: undefined }],
  ['no amount to pay', { pay_amount: null }],
  ['no address', { pay_address: '' }],
  ['nothing that came', { actually_paid: undefined }],
  ['a part payment of nothing', { payment_status: 'partially_paid', actually_paid: '0' }],
  ['another payment', { payment_id: '1' }],
])('an answer with %s does not say that the money which was counted has gone: a person looks', (_, changes) => {
  const vendor = readPayment(answer({ payment_status: 'finished', actually_paid: '0.005', ...changes }));
  const counted = { ...payment, state: 'completed', received: 500_000n, confirmed: 500_000n } as const;
  const made = vendor && reportOf(vendor, counted);
  expect(made).toEqual({ received: 500_000n, confirmed: 500_000n, wrongAsset: false, arrival: null, findings: ['mismatch'] });
});

test.each(['0.0000000001', '-1', 'all of it', '1e30000'])('an amount of %s that came is unusable', (paid) => {
  expect(report({ payment_status: 'finished', actually_paid: paid })).toBeUndefined();
});

test('a sum that the vendor made of doubles is money, too', () => {
  expect(report({ payment_status: 'finished', actually_paid: '0.0049499999999999995' })).toMatchObject({ received: 495_000n });
});

test.each([
  ['BTC', '0.005', true],
  ['BTC', '0', false],
  ['BTC', '0.000000001', false],
  ['ETH', '0.123456789012345678', true],
  ['USDT_TRC20', '300.000001', true],
  ['USDT_ERC20', '300.0000001', false],
] as const)('%s, %s of it, can be asked for: %s', (coin, pay_amount, isShown) => {
  const vendor = readPayment(answer({ pay_amount }));
  expect(vendor && readQuote(vendor, coin) !== undefined).toBe(isShown);
});

test('an address that needs a memo is not shown', () => {
  const vendor = readPayment(answer({ payin_extra_id: '12345' }));
  expect(vendor && readQuote(vendor, 'BTC')).toBeUndefined();
});

test.each([null, 'text', [], {}, { payment_id: '1' }])('%j is no payment', (body) => {
  expect(readPayment(body)).toBeUndefined();
});
