import { sql } from 'kysely';
import type { Cents } from '#kernel/money.ts';
import { repairOf } from '#modules/money/index.ts';
import type { CoinMoney, CustomerOrders, Order, OrderMoney, OrderReader, TimelineEntry } from '#modules/orders/index.ts';
import { eventsOfHistory, inOrder } from '#modules/orders/index.ts';
import { eventsOfLedger, formatUnits, type OpenedState, receivedOf, seenState } from '#modules/payments/index.ts';
import { askOf } from '../money/refund-asks.ts';
import { allGoesBack, toRefund } from '../money/refunds.ts';
import { troubleOf } from '../money/reviews.ts';
import { newestLines } from '../payments/ledger.ts';
import { COIN_MONEY, coinMoneyIn } from '../payments/payment-rows.ts';
import { validCertificate } from '../rituals/certificates.ts';
import { shownReports } from '../rituals/reports.ts';
import { notedParts } from '../rituals/rite-notes.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs, rowsOf } from '../tables/rows.ts';
import { findOrder, historyOf, ofCustomer, toChange } from './order-rows.ts';

/** An order has a payment for each time that its payer began anew. Payments with money come first, then the newest: nobody needs to see more. */
const MOST_PAYMENTS_SHOWN = 100;
const MOST_EVENTS_SHOWN = 100;

export function createOrderReader(queries: Queries): OrderReader & CustomerOrders & OrderMoney {
  return {
    ofCustomer: (customer, selection) => ofCustomer(queries, customer, selection),
    find: (id) => findOrder(queries, id),
    coinMoneyOf: (order) => coinMoneyOf(queries, order),
    timelineOf: (id) => timelineOf(queries, id),
    repairOf: (order) => readRepair(queries, order),
    allGoesBack: (id) => allGoesBack(queries, id),
    reportsOf: (id) => shownReports(queries, id),
    riteOf: (id) => notedParts(queries, id),
    certificateOf: (id) => validCertificate(queries, id),
    receivedFor: (orders) => receivedFor(queries, orders),
  };
}

/** What can be done about an order's trouble with money. Most orders never have any, which a few short queries tell. */
async function readRepair(queries: Queries, order: Order) {
  const refunds = await rowsOf(queries, 'refunds', { order_id: order.id }).execute();
  return repairOf(order, await troubleOf(queries, order.id), await askOf(queries, order.id), refunds.map(toRefund));
}

/** The newest changes of an order's status and the newest lines of its ledger. */
async function timelineOf(queries: Queries, id: string): Promise<readonly TimelineEntry[]> {
  const changes = await allAs(historyOf(queries, id).limit(MOST_EVENTS_SHOWN), toChange);
  const lines = await newestLines(queries, id, MOST_EVENTS_SHOWN);
  // The oldest first: what takes something back comes after it.
  const entries = [...eventsOfHistory(changes.reverse()), ...eventsOfLedger(lines)];
  return inOrder(entries).slice(-MOST_EVENTS_SHOWN);
}

/** Payments that were closed before any money came are left out: nobody should send money to them. */
async function coinMoneyOf(queries: Queries, { id, total }: Pick<Order, 'id' | 'total'>): Promise<CoinMoney> {
  const rows = await queries
    .selectFrom('payments')
    .select(['id', 'coin', 'state', 'created_at', ...COIN_MONEY])
    .where('order_id', '=', id)
    .where('state', '<>', 'creating')
    .where((row) => row.or([row('state', '<>', 'closed'), row('received', '>', '0')]))
    // Payments with money come first, so that the limit leaves none of them out of the sum.
    .orderBy(sql`received > 0`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_PAYMENTS_SHOWN)
    .execute();
  const payments = rows
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .map(({ id, coin, state, received }) => {
      // The query leaves out the state `creating`.
      return { id, currency: coin, status: seenState(state as OpenedState), receivedAmount: formatUnits(BigInt(received), coin) };
    });
  return { payments, received: receivedOf(rows.map(coinMoneyIn), total) };
}

/** What came in coins for each order, by its id: cents, at most its total. An order for which nothing came is missing. */
export async function receivedFor(queries: Queries, orders: readonly Pick<Order, 'id' | 'total'>[]): Promise<Map<string, Cents>> {
  const ids = orders.map(({ id }) => id);
  const withMoney = rowsOf(queries, 'payments', { order_id: ids }).where('received', '>', '0');
  const rows = await withMoney.limit(ids.length * MOST_PAYMENTS_SHOWN).execute();
  const paymentsByOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    orders.flatMap(({ id, total }) => {
      const payments = paymentsByOrder.get(id);
      return payments ? [[id, receivedOf(payments.map(coinMoneyIn), total)] as const] : [];
    }),
  );
}
