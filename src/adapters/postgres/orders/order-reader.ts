import { type Selectable, sql } from 'kysely';
import { type Cents, cents } from '#kernel/money.ts';
import { repairOf } from '#modules/money/index.ts';
import type { CoinMoney, CustomerOrders, Order, OrderMoney, OrderReader, TimelineEntry } from '#modules/orders/index.ts';
import { eventsOfHistory, inOrder } from '#modules/orders/index.ts';
import { eventsOfLedger, formatUnits, type OpenState, seenState, worthOf } from '#modules/payments/index.ts';
import { askOf } from '../money/refund-asks.ts';
import { toRefund } from '../money/refunds.ts';
import { troubleOf } from '../money/reviews.ts';
import { newestLines } from '../payments/ledger.ts';
import { validCertificate } from '../rituals/certificates.ts';
import { shownReports } from '../rituals/report-rows.ts';
import { notedParts } from '../rituals/rite-notes.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { rowsOf } from '../tables/rows.ts';
import { findOrder, ofCustomer, toChange } from './order-rows.ts';

/** An order has one payment for each time that its payer began anew; nobody reads more than the newest. */
const MOST_PAYMENTS_SHOWN = 100;
const MOST_EVENTS_SHOWN = 100;

export function createOrderReader(queries: Queries): OrderReader & CustomerOrders & OrderMoney {
  return {
    ofCustomer: (customer, selection) => ofCustomer(queries, customer, selection),
    find: (id) => findOrder(queries, id),
    coinMoneyOf: (order) => coinMoneyOf(queries, order),
    timelineOf: (id) => timelineOf(queries, id),
    repairOf: (order) => readRepair(queries, order),
    reportsOf: (id) => shownReports(queries, id),
    riteOf: (id) => notedParts(queries, id),
    certificateOf: (id) => validCertificate(queries, id),
    receivedFor: (orders) => receivedFor(queries, orders),
  };
}

/** Most orders were never in trouble: then a few short queries tell. */
async function readRepair(queries: Queries, order: Order) {
  const refunds = await rowsOf(queries, 'refunds', { order_id: order.id }).execute();
  return repairOf(order, await troubleOf(queries, order.id), await askOf(queries, order.id), refunds.map(toRefund));
}

/** The newest changes of an order's status and the newest lines of its ledger. */
async function timelineOf(queries: Queries, id: string): Promise<readonly TimelineEntry[]> {
  const newest = { orderId: id, limit: MOST_EVENTS_SHOWN };
  const entries = [...eventsOfHistory(await historyOf(queries, newest)), ...eventsOfLedger(await newestLines(queries, newest))];
  return inOrder(entries).slice(-MOST_EVENTS_SHOWN);
}

/** The newest changes, the oldest of them first: what takes something back comes after it. */
async function historyOf(queries: Queries, { orderId, limit }: { readonly orderId: string; readonly limit: number }) {
  const rows = await queries
    .selectFrom('order_history')
    .select(['from_status', 'to_status', 'at', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toChange).reverse();
}

/** Payments that were closed before any money came are left out: nobody should send money to them. */
async function coinMoneyOf(queries: Queries, { id, total }: Pick<Order, 'id' | 'total'>): Promise<CoinMoney> {
  const rows = await queries
    .selectFrom('payments')
    .select(['id', 'coin', 'state', 'created_at', 'amount_usd_cents', 'expected', 'enough', 'received', 'confirmed'])
    .where('order_id', '=', id)
    .where('state', '<>', 'creating')
    .where((row) => row.or([row('state', '<>', 'closed'), row('received', '>', '0')]))
    // Those with money come first, so that none is left out of the sum.
    .orderBy(sql`received > 0`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_PAYMENTS_SHOWN)
    .execute();
  const payments = rows
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .map(({ id, coin, state, received }) => {
      return { id, currency: coin, status: seenState(state as OpenState), receivedAmount: formatUnits(BigInt(received), coin) };
    });
  return { payments, received: worthOf(rows.map(toMoney), 'received', total) };
}

/** As `OrderMoney` says. */
export async function receivedFor(queries: Queries, orders: readonly Pick<Order, 'id' | 'total'>[]): Promise<Map<string, Cents>> {
  const ids = orders.map(({ id }) => id);
  const rows = await queries
    .selectFrom('payments')
    .select(['order_id', 'amount_usd_cents', 'expected', 'enough', 'received', 'confirmed'])
    .where('order_id', 'in', ids)
    .where('received', '>', '0')
    .limit(ids.length * MOST_PAYMENTS_SHOWN)
    .execute();
  const rowsOf = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    orders.flatMap(({ id, total }) => {
      const paid = rowsOf.get(id);
      return paid ? [[id, worthOf(paid.map(toMoney), 'received', total)] as const] : [];
    }),
  );
}

function toMoney(
  row: Pick<Selectable<Tables['payments']>, 'amount_usd_cents' | 'expected' | 'enough' | 'received' | 'confirmed'>,
) {
  const expected = BigInt(row.expected ?? 0);
  return {
    amountUsd: cents(Number(row.amount_usd_cents)),
    expected,
    enough: row.enough === null ? expected : BigInt(row.enough),
    received: BigInt(row.received),
    confirmed: BigInt(row.confirmed),
  };
}
