import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import { createVerifyLedger } from '#modules/ledger/index.ts';
import { deriveRefunds } from '#modules/money/testing/derive-refunds.ts';
import { type DerivedPayment, derivePayments } from '#modules/payments/derive-payments.ts';
import type { LedgerFact } from '#modules/payments/index.ts';
import { deriveCardMoney, deriveCardSessions } from '#modules/payments/testing/derive-cards.ts';
import { movementRows } from '../../src/adapters/postgres/money/money-movements.ts';
import { createLedgerReader } from '../../src/adapters/postgres/payments/ledger.ts';
import type { Queries, Tables } from '../../src/adapters/postgres/tables/entities.ts';
import type { Config } from '../../src/config/read-config.ts';
import { expectRitualSumsAgree } from './ritual-sums-agree.ts';

type Line = Selectable<Tables['ledger']>;

/** Fails when a line or seal of the ledger is broken, or when the ledger tells anything else of money than the other tables. */
export async function expectLedgerAgrees(queries: Queries, { secretKeys }: Pick<Config, 'secretKeys'>): Promise<void> {
  const verifyLedger = createVerifyLedger(createLedgerReader(queries), secretKeys);
  const { broken } = await verifyLedger();
  expect(broken, 'the ledger is broken').toBeUndefined();
  const lines = await queries.selectFrom('ledger').selectAll().orderBy('order_id').orderBy('seq').execute();
  await expectPaymentsAgree(queries, lines);
  await expectCardSessionsAgree(queries, lines);
  await expectCardMoneyAgrees(queries, lines);
  await expectCardPaymentsAgree(queries, lines);
  await expectRefundsAgree(queries, lines);
  await expectHandPaymentsAgree(queries, lines);
  await expectPaidOrdersAgree(queries, lines);
  await expectMovementsAgree(queries, lines);
  await expectRitualSumsAgree(queries);
}

async function expectPaymentsAgree(queries: Queries, lines: readonly Line[]): Promise<void> {
  const rows = await queries.selectFrom('payments').selectAll().where('state', '<>', 'creating').execute();
  const derived = ordersOf(lines).flatMap((order) => [...derivePayments(order.map(toFact)).values()]);
  expectSame(derived.map(paymentInWords), rows.map(paymentRowInWords), 'the ledger and the payments differ');
}

async function expectCardSessionsAgree(queries: Queries, lines: readonly Line[]): Promise<void> {
  const rows = await queries.selectFrom('card_sessions').select(['id', 'state']).where('state', '<>', 'creating').execute();
  const derived = ordersOf(lines).flatMap((order) => [...deriveCardSessions(order.map(toFact))]);
  expectSame(
    derived.map(([id, state]) => `${id} ${state}`),
    rows.map(({ id, state }) => `${id} ${state}`),
    'the ledger and the card checkouts differ',
  );
}

async function expectCardMoneyAgrees(queries: Queries, lines: readonly Line[]): Promise<void> {
  const rows = await queries.selectFrom('card_sessions').select(['id', 'money']).where('money', 'is not', null).execute();
  const derived = ordersOf(lines).flatMap((order) => [...deriveCardMoney(order.map(toFact))]);
  const stored = new Map(rows.map(({ id, money }) => [id, money]));
  expect(new Map(derived), "the ledger and the card checkouts' money differ").toEqual(stored);
}

async function expectCardPaymentsAgree(queries: Queries, lines: readonly Line[]): Promise<void> {
  const rows = await queries.selectFrom('card_payments').selectAll().execute();
  // The last line about a card payment tells all of its reviews.
  const aboutCards = lines.filter(
    ({ kind, data }) => kind === 'card_paid' || kind === 'card_money' || (kind === 'refund_rejected' && data.reviews),
  );
  const reviewsOf = new Map(aboutCards.map(({ data }) => [data.cardPaymentId, data.reviews as string[]]));
  const paid = lines.filter(({ kind }) => kind === 'card_paid').map(({ data }) => data);
  expectSame(
    paid.map(({ cardPaymentId, amountCents }) => `${cardPaymentId} ${amountCents} ${reviewsOf.get(cardPaymentId)?.join()}`),
    rows.map(({ id, amount_usd_cents: cents, reviews }) => `${id} ${cents} ${reviews.join()}`),
    'the ledger and the card payments differ',
  );
}

async function expectRefundsAgree(queries: Queries, lines: readonly Line[]): Promise<void> {
  const rows = await queries.selectFrom('refunds').selectAll().execute();
  const derived = [...deriveRefunds(lines.map(toFact))];
  expectSame(
    derived.map(([id, { state, units, amountCents }]) => `${id} ${state} ${units} ${amountCents}`),
    rows.map(({ id, state, units, amount_usd_cents: cents }) => `${id} ${state} ${units} ${cents}`),
    'the ledger and the refunds differ',
  );
}

async function expectHandPaymentsAgree(queries: Queries, lines: readonly Line[]): Promise<void> {
  const rows = await queries.selectFrom('hand_payments').selectAll().where('state', 'in', ['confirmed', 'taken_back']).execute();
  const paid = lines.filter(({ kind }) => kind === 'hand_paid').map(({ data }) => data);
  expectSame(
    paid.map(({ handPaymentId, amountCents }) => `${handPaymentId} ${amountCents}`),
    rows.map(({ id, amount_usd_cents: cents }) => `${id} ${cents}`),
    'the ledger and the payments by hand differ',
  );
  const takenBack = lines.filter(({ kind }) => kind === 'hand_taken_back');
  expectSame(
    takenBack.map(({ data }) => String(data.handPaymentId)),
    rows.filter(({ state }) => state === 'taken_back').map(({ id }) => id),
    'the ledger and the payments that were taken back differ',
  );
}

/** An order that the ledger says is paid does not await its payment. */
async function expectPaidOrdersAgree(queries: Queries, lines: readonly Line[]): Promise<void> {
  const paid = new Set<string>();
  for (const { kind, order_id: id } of lines) {
    if (kind === 'order_paid') paid.add(id);
    if (kind === 'order_unpaid') paid.delete(id);
  }
  const unpaid = await queries.selectFrom('orders').select('id').where('status', 'in', ['pending', 'waiting']).execute();
  const contradicting = unpaid.filter(({ id }) => paid.has(id));
  expect(contradicting, 'the ledger says that these orders are paid').toEqual([]);
}

/** Every figure of money is a sum of movements, and the lines of the ledger tell each of them. */
async function expectMovementsAgree(queries: Queries, lines: readonly Line[]): Promise<void> {
  const payments = await queries.selectFrom('payments').select(['id', 'amount_usd_cents']).execute();
  const amounts = new Map(payments.map(({ id, amount_usd_cents: cents }) => [id, Number(cents)]));
  const rows = await queries.selectFrom('money_movements').selectAll().execute();
  const derived = ordersOf(lines).flatMap((order) => movementRows(order, amounts));
  const inWords = ({ order_id, seq, kind, way, at, amount_cents }: (typeof derived)[number]) =>
    `${order_id} ${seq} ${kind} ${way} ${at.toISOString()} ${amount_cents}`;
  expectSame(derived.map(inWords), rows.map(inWords), 'the ledger and the movements of money differ');
}

/** The lines of each order, in their order. */
function ordersOf(lines: readonly Line[]): Line[][] {
  return [...Map.groupBy(lines, ({ order_id }) => order_id).values()];
}

/** The same texts, in whatever order. */
function expectSame(fromLedger: readonly string[], fromRows: readonly string[], message: string): void {
  expect(fromLedger.toSorted(), message).toEqual(fromRows.toSorted());
}

function toFact(line: Line): LedgerFact {
  const { order_id: orderId, payment_id: paymentId, gateway, kind, at, data } = line;
  return { orderId, paymentId, gateway, kind, at: new Date(at), data };
}

function paymentInWords(payment: DerivedPayment): string {
  const { id, orderId, coin, amountCents, gatewayPaymentId, address, expected, enough, received, confirmed } = payment;
  const { state, late, overpaid, reviews, expiresAt } = payment;
  const quote = `${coin} ${amountCents} ${gatewayPaymentId} ${address} ${expected} ${enough} ${expiresAt?.toISOString()}`;
  return `${orderId} ${id} ${quote}: ${state} ${received} ${confirmed} late=${late} overpaid=${overpaid} ${reviews.join()}`;
}

/** The same of a row: only what `paymentInWords` reads is in it as in a derived payment. */
function paymentRowInWords(row: Selectable<Tables['payments']>): string {
  return paymentInWords({
    ...row,
    orderId: row.order_id,
    amountCents: Number(row.amount_usd_cents),
    gatewayPaymentId: row.gateway_payment_id,
    expiresAt: new Date(row.expires_at ?? 0),
  } as unknown as DerivedPayment);
}
