import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import { createVerifyLedger } from '#modules/ledger/index.ts';
import { deriveRefunds } from '#modules/money/testing/derive-refunds.ts';
import { derivePayments } from '#modules/payments/derive-payments.ts';
import type { LedgerFact } from '#modules/payments/index.ts';
import { deriveCardMoney, deriveCardSessions } from '#modules/payments/testing/derive-cards.ts';
import { movementRows } from '../../src/adapters/postgres/money/money-movements.ts';
import { createLedgerReader } from '../../src/adapters/postgres/payments/ledger.ts';
import type { Queries, Tables } from '../../src/adapters/postgres/tables/entities.ts';
import type { Config } from '../../src/config/read-config.ts';
import { expectRitualSumsAgree } from './ritual-sums-agree.ts';

/** Fails when a line or seal of the ledger is broken, or when the ledger tells another state of a payment than its row. */
export async function expectLedgerAgrees(queries: Queries, { secretKeys }: Pick<Config, 'secretKeys'>): Promise<void> {
  const { broken } = await createVerifyLedger(
    createLedgerReader(() => queries),
    secretKeys,
  )();
  expect(broken, 'the ledger is broken').toBeUndefined();
  const lines = await queries.selectFrom('ledger').selectAll().orderBy('order_id').orderBy('seq').execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const derived = [...linesOf.values()].flatMap((of) => [...derivePayments(of.map(toFact)).values()]);
  const rows = await queries.selectFrom('payments').selectAll().where('state', '<>', 'creating').execute();
  expect(sorted(derived.map(inWords)), 'the ledger and the payments differ').toEqual(sorted(rows.map(rowInWords)));
  const sessions = await queries.selectFrom('card_sessions').select(['id', 'state']).where('state', '<>', 'creating').execute();
  const told = [...linesOf.values()].flatMap((of) => [...deriveCardSessions(of.map(toFact))]);
  const kept = sessions.map(({ id, state }) => `${id} ${state}`);
  expect(sorted(told.map((each) => each.join(' '))), 'the ledger and the card checkouts differ').toEqual(sorted(kept));
  await expectMoneyAgrees(queries, lines);
  await expectMovementsAgree(queries, lines);
  await expectRitualSumsAgree(queries);
  const moneys = await queries.selectFrom('card_sessions').select(['id', 'money']).where('money', 'is not', null).execute();
  const toldMoneys = new Map([...linesOf.values()].flatMap((of) => [...deriveCardMoney(of.map(toFact))]));
  expect(toldMoneys, "the ledger and the card checkouts' money differ").toEqual(
    new Map(moneys.map(({ id, money }) => [id, money])),
  );
  const cards = await queries.selectFrom('card_payments').selectAll().execute();
  // The last line about a card payment tells all of its reviews.
  const about = lines.filter(({ kind }) => kind === 'card_paid' || kind === 'card_money');
  const reviewed = new Map(about.map(({ data }) => [data.cardPaymentId, data.reviews]));
  const reported = lines
    .filter(({ kind }) => kind === 'card_paid')
    .map(({ data }) => cardInWords({ ...data, reviews: reviewed.get(data.cardPaymentId) }));
  const stored = cards.map(({ id, amount_usd_cents: cents, reviews }) => `${id} ${cents} ${reviews.join()}`);
  expect(sorted(reported), 'the ledger and the card payments differ').toEqual(sorted(stored));
}

/** Every figure of money is a sum of movements, and the lines of the ledger tell each of them. */
async function expectMovementsAgree(queries: Queries, lines: readonly Selectable<Tables['ledger']>[]): Promise<void> {
  const payments = await queries.selectFrom('payments').select(['id', 'amount_usd_cents']).execute();
  const amounts = new Map(payments.map(({ id, amount_usd_cents: cents }) => [id, Number(cents)]));
  const told = [...Map.groupBy(lines, ({ order_id }) => order_id).values()].flatMap((of) => movementRows(of, amounts));
  const stored = await queries.selectFrom('money_movements').selectAll().execute();
  const inWords = ({ order_id, seq, kind, way, at, amount_cents }: (typeof told)[number]) =>
    `${order_id} ${seq} ${kind} ${way} ${at.toISOString()} ${amount_cents}`;
  expect(sorted(stored.map(inWords)), 'the ledger and the movements of money differ').toEqual(sorted(told.map(inWords)));
}

/** What people decided is told by the ledger, too. */
async function expectMoneyAgrees(queries: Queries, lines: readonly Selectable<Tables['ledger']>[]): Promise<void> {
  const refunds = await queries.selectFrom('refunds').selectAll().execute();
  const told = [...deriveRefunds(lines.map(toFact))];
  const kept = refunds.map(({ id, state, units, amount_usd_cents: cents }) => `${id} ${state} ${units} ${cents}`);
  const inLedger = told.map(([id, { state, units, amountCents }]) => `${id} ${state} ${units} ${amountCents}`);
  expect(sorted(inLedger), 'the ledger and the refunds differ').toEqual(sorted(kept));
  const hands = await queries.selectFrom('hand_payments').selectAll().where('state', 'in', ['confirmed', 'taken_back']).execute();
  const handLines = lines
    .filter(({ kind }) => kind === 'hand_paid')
    .map(({ data }) => `${data.handPaymentId} ${data.amountCents}`);
  const handRows = hands.map(({ id, amount_usd_cents: cents }) => `${id} ${cents}`);
  expect(sorted(handLines), 'the ledger and the payments by hand differ').toEqual(sorted(handRows));
  const takenBack = lines.filter(({ kind }) => kind === 'hand_taken_back').map(({ data }) => String(data.handPaymentId));
  const rows = hands.filter(({ state }) => state === 'taken_back').map(({ id }) => id);
  expect(sorted(takenBack), 'the ledger and the payments that were taken back differ').toEqual(sorted(rows));
  await expectPaidOrdersAgree(queries, lines);
}

/** An order that the ledger says is paid does not await its payment. */
async function expectPaidOrdersAgree(queries: Queries, lines: readonly Selectable<Tables['ledger']>[]): Promise<void> {
  const paid = new Set<string>();
  for (const { kind, order_id: id } of lines) {
    if (kind === 'order_paid') paid.add(id);
    if (kind === 'order_unpaid') paid.delete(id);
  }
  const open = await queries.selectFrom('orders').select('id').where('status', 'in', ['pending', 'waiting']).execute();
  expect(
    open.filter(({ id }) => paid.has(id)),
    'the ledger says that these orders are paid',
  ).toEqual([]);
}

const sorted = (texts: readonly string[]) => [...texts].sort();

function toFact(row: Selectable<Tables['ledger']>): LedgerFact {
  const { order_id: orderId, payment_id: paymentId, gateway, kind, at, data } = row;
  return { orderId, paymentId, gateway, kind, at: new Date(at), data };
}

type Derived = ReturnType<typeof derivePayments> extends ReadonlyMap<string, infer Payment> ? Payment : never;

function inWords(payment: Derived): string {
  const { id, orderId, coin, amountUsd, gatewayPaymentId, address, expected, enough, received, confirmed } = payment;
  const { state, late, overpaid, reviews, expiresAt } = payment;
  const quote = `${coin} ${amountUsd} ${gatewayPaymentId} ${address} ${expected} ${enough} ${expiresAt?.toISOString()}`;
  return `${orderId} ${id} ${quote}: ${state} ${received} ${confirmed} late=${late} overpaid=${overpaid} ${reviews.join()}`;
}

function rowInWords(row: Selectable<Tables['payments']>): string {
  return inWords({
    ...row,
    orderId: row.order_id,
    amountUsd: Number(row.amount_usd_cents),
    gatewayPaymentId: row.gateway_payment_id,
    expiresAt: new Date(row.expires_at ?? 0),
  } as unknown as Derived);
}

function cardInWords({ cardPaymentId, amountCents, reviews }: Readonly<Record<string, unknown>>): string {
  return `${cardPaymentId} ${amountCents} ${(reviews as string[]).join()}`;
}
