import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { derivePayments, readable } from './derive-payments.ts';
import { eventsOfLedger } from './money-events.ts';
import type { LedgerFact } from './ports.ts';
import { readFact } from './read-fact.ts';

interface Row {
  readonly order_id: string;
  readonly payment_id: string | null;
  readonly gateway: string;
  readonly kind: LedgerFact['kind'];
  readonly at: string;
  readonly seq?: number;
  readonly data: Record<string, unknown>;
}

/** Lines as former versions of the shop have written them, in their order. */
function linesOf(name: string): LedgerFact[] {
  const file = new URL(`../../../test/fixtures/former-ledgers/${name}.json`, import.meta.url);
  const { ledger } = JSON.parse(readFileSync(file, 'utf8')) as { ledger: Row[] };
  return ledger
    .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0) || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ order_id: orderId, payment_id: paymentId, gateway, kind, at, data }) => {
      return { orderId, paymentId, gateway, kind, at: new Date(at), data };
    });
}

test.each(['first', 'parts', 'lines'])('every line that a former version has written is read (%s)', (name) => {
  const lines = linesOf(name);
  expect(lines.filter((line) => !readFact(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
  expect(() => derivePayments(lines)).not.toThrow();
  expect(() => eventsOfLedger(lines)).not.toThrow();
});

test.each(['first', 'parts'])('payments of former versions tell what came, without what nobody wrote down (%s)', (name) => {
  const payments = [...derivePayments(linesOf(name)).values()];
  const came = payments.map(({ coin, received, expected, enough }) => [coin, received, expected === enough]);
  expect(came).toContainEqual(['BTC', 500_000n, true]);
  expect(came).toContainEqual(['BTC', 600_000n, true]);
  expect(payments.every((payment) => payment.amountCents === undefined && payment.expiresAt === undefined)).toBe(true);
});

test('a payment that was given up before lines said how it is then, is given up', () => {
  const lines = linesOf('first');
  const cancelled = lines.find(({ kind }) => kind === 'cancelled');
  expect(cancelled?.data).toEqual({});
  const ofOrder = lines.filter(({ orderId }) => orderId === cancelled?.orderId);
  expect(derivePayments(ofOrder).get(cancelled?.paymentId ?? '')?.state).toBe('cancelled');
});

test('a payment that was closed before lines said its sums keeps what had come', () => {
  const lines = linesOf('parts');
  const closed = lines.filter(({ kind }) => kind === 'closed').map(({ paymentId }) => derivePayments(lines).get(paymentId ?? ''));
  expect(closed.map((payment) => [payment?.state, (payment?.received ?? 0n) > 0n])).toEqual(closed.map(() => ['closed', true]));
  expect(closed.length).toBeGreaterThan(0);
});

const line = (kind: string, data: unknown) => ({ kind, data });
const opened = { coin: 'BTC', address: 'bc1q', expected: '100' };
const reported = { from: 'waiting', to: 'completed', received: '1', confirmed: '1', late: false, overpaid: false, reviews: [] };
const money = { cardSessionId: 's', cardPaymentId: 'c', refundedCents: 0, elsewhereCents: 0, dispute: 'none', outcome: null };

test.each([
  ['no kind that the shop knows', 'stolen', {}],
  ['a kind that is only a name of every object', 'toString', {}],
  ['no data', 'noticed', null],
  ['a list for data', 'noticed', []],
  ['a text for data', 'noticed', 'x'],
  ['an unknown coin', 'opened', { ...opened, coin: 'DOGE' }],
  ['no address', 'opened', { ...opened, address: undefined }],
  ['an amount that is no number', 'opened', { ...opened, expected: '1.5' }],
  ['a negative amount', 'opened', { ...opened, expected: '-1' }],
  ['an empty amount', 'opened', { ...opened, expected: '' }],
  ['more digits than money has', 'opened', { ...opened, expected: '1'.repeat(61) }],
  ['cents with a fraction', 'opened', { ...opened, amountCents: 1.5 }],
  ['negative cents', 'opened', { ...opened, amountCents: -1 }],
  ['cents as a text', 'opened', { ...opened, amountCents: '100' }],
  ['no instant', 'opened', { ...opened, expiresAt: 'soon' }],
  ['a number for an instant', 'opened', { ...opened, expiresAt: 5 }],
  ['an unknown state', 'reported', { ...reported, to: 'lost' }],
  ['nothing that came', 'reported', { ...reported, received: undefined }],
  ['a text for a yes or no', 'reported', { ...reported, late: 'no' }],
  ['reviews that are no list', 'reported', { ...reported, reviews: 'underpaid' }],
  ['reviews that are no texts', 'reported', { ...reported, reviews: [1] }],
  ['a negative refund', 'card_money', { ...money, refundedCents: -1 }],
  ['an unknown dispute', 'card_money', { ...money, dispute: 'lively' }],
  ['no outcome', 'card_money', { ...money, outcome: undefined }],
  ['an outcome without a currency', 'card_money', { ...money, outcome: { net: 1, fee: 1 } }],
  ['an outcome with a broken sum', 'card_money', { ...money, outcome: { currency: 'usd', net: 0.5, fee: 1 } }],
  ['an outcome with a broken fee', 'card_money', { ...money, outcome: { currency: 'usd', net: 1, fee: '1' } }],
  ['an outcome that is a text', 'card_money', { ...money, outcome: 'usd' }],
  ['no refund', 'refund_sent', {}],
])('a line with %s is not read: it tells of no money, and customers that a person looks at it', (_, kind, data) => {
  const fact = { orderId: 'o', paymentId: 'p', gateway: 'g', at: new Date(0), ...line(kind, data) } as unknown as LedgerFact;
  expect(readFact(fact)).toBeUndefined();
  expect(readable([fact])).toEqual([]);
  expect([...derivePayments([fact])]).toEqual([]);
  expect(eventsOfLedger([fact])).toEqual([{ at: fact.at, event: 'review' }]);
});

const change = {
  ...reported,
  expiresAt: '2026-11-20T10:00:00Z',
  transactionIds: ['a'],
  others: [{ currency: 'LTC', amount: '2' }, { currency: 'DOGE' }],
};
const hand = { handPaymentId: 'h', amountCents: 1 };
/** A line of each kind that says all that it may. */
const whole: Record<LedgerFact['kind'], Readonly<Record<string, unknown>>> = {
  opened: { ...opened, enough: '99', gatewayPaymentId: '', amountCents: 0, expiresAt: '2026-11-20T10:00:00Z', state: 'waiting' },
  noticed: {},
  reported: { ...change, outcome: { currency: 'btc', net: '0.1', fee: '0.01' }, news: 'part' },
  cancelled: { ...change, to: 'cancelled' },
  replaced: { ...change, to: 'partial' },
  closed: { ...change, from: 'confirming', to: 'closed' },
  card_opened: { cardSessionId: 's' },
  card_reported: { cardSessionId: 's', to: 'processing' },
  card_paid: { cardPaymentId: 'c', amountCents: 1, reviews: ['mismatch'], gatewayPaymentId: 'cs', transactionId: 'pi' },
  card_money: {
    ...money,
    lostCents: 1,
    failedRefunds: ['r'],
    outcome: { currency: 'usd', net: -1, fee: 1 },
    reviews: ['disputed'],
  },
  hand_paid: hand,
  hand_taken_back: hand,
  order_paid: { totalCents: 1, receiptNumber: 1, round: 0 },
  order_unpaid: { round: 0 },
  review_settled: {},
  refund_asked: {},
  refund_declined: {},
  refund_requested: { refundId: 'r', sourceKind: 'hand', amountCents: 1, units: '1', coin: 'BTC' },
  refund_addressed: { refundId: 'r' },
  refund_sent: { refundId: 'r', corrected: true },
  refund_confirmed: { refundId: 'r' },
  refund_rejected: { refundId: 'r', failed: true, wasSent: true, reviews: ['disputed'] },
};

test.each(Object.entries(whole))('all that a line may say is read, and nothing of it in another form (%s)', (kind, data) => {
  expect(readFact(line(kind, data))).toEqual({ kind, data });
  for (const name of Object.keys(data)) expect([name, readFact(line(kind, { ...data, [name]: {} }))]).toEqual([name, undefined]);
});

test('a line that an order is unpaid again, written before its payments were counted, is read', () => {
  expect(readFact(line('order_unpaid', {}))).toBeDefined();
});

test.each([
  ['opened', 'state', ['waiting', 'confirming', 'partial', 'completed', 'expired', 'cancelled', 'closed']],
  ['card_reported', 'to', ['open', 'processing', 'paid', 'failed', 'expired']],
  ['card_money', 'dispute', ['none', 'open', 'won', 'lost']],
  ['refund_requested', 'sourceKind', ['coin', 'card', 'hand']],
] as const)('every state that the shop writes is read (%s)', (kind, name, values) => {
  for (const value of values) expect(readFact(line(kind, { ...whole[kind], [name]: value }))).toBeDefined();
});

test.each([
  ['an outcome of a coin without a currency', { outcome: { net: '1' } }],
  ['an outcome of a coin without a sum', { outcome: { currency: 'btc', net: 1 } }],
  ['an outcome of a coin with a broken fee', { outcome: { currency: 'btc', net: '1', fee: 1 } }],
  ['other coins that are no list', { others: { currency: 'LTC' } }],
  ['another coin without a name', { others: [{ currency: 'LTC' }, { amount: '1' }] }],
  ['another coin with a number for an amount', { others: [{ currency: 'LTC', amount: 1 }] }],
  ['another coin that is a text', { others: ['LTC'] }],
])('a report with %s is not read', (_, more) => {
  expect(readFact(line('reported', { ...reported, ...more }))).toBeUndefined();
});
