import { type Expression, type Selectable, sql } from 'kysely';
import { type LedgerFact, type MoneySums, movementsOf } from '#modules/payments/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { insertRows, rowsOf } from '../tables/rows.ts';

/** What is read of a line of the ledger. */
export type LedgerRow = Omit<Selectable<Tables['ledger']>, 'hash'>;

/** Lines that move no money by themselves, which are most: an order whose new lines are all of these kinds need not be read again. */
const WITHOUT_MOVEMENT: ReadonlySet<string> = new Set([
  'opened',
  'noticed',
  'card_opened',
  'card_reported',
  'order_paid',
  'order_unpaid',
  'review_settled',
  'refund_asked',
  'refund_declined',
  'refund_requested',
  'refund_addressed',
  'refund_sent',
]);

/** Stores the money that lines of the ledger moved, which were just added to the chains of locked orders. */
export async function storeMovements(queries: Queries, lines: readonly (LedgerFact & { readonly seq: number })[]): Promise<void> {
  const moving = lines.filter(({ kind }) => !WITHOUT_MOVEMENT.has(kind));
  for (const orderId of new Set(moving.map(({ orderId }) => orderId))) {
    const added = new Set(moving.filter((line) => line.orderId === orderId).map(({ seq }) => seq));
    const rows = (await readMovements(queries, orderId)).filter(({ seq }) => added.has(seq));
    await insertRows(queries, 'money_movements', rows);
  }
}

/** What all lines of an order moved, as rows. */
async function readMovements(queries: Queries, orderId: string) {
  const lines = await rowsOf(queries, 'ledger', { order_id: orderId }).orderBy('seq').execute();
  const payments = await rowsOf(queries, 'payments', { order_id: orderId }).execute();
  return movementRows(lines, new Map(payments.map(({ id, amount_usd_cents }) => [id, amount_usd_cents])));
}

/** What the lines of one order moved, as rows. `amounts` as `movementsOf` takes them. */
export function movementRows(lines: readonly LedgerRow[], amounts: ReadonlyMap<string, number>) {
  const facts = lines.map((row) => fieldsIn(row, 'orderId', 'seq', 'paymentId', 'gateway', 'kind', 'at', 'data'));
  return movementsOf(facts, amounts).map(({ seq, kind, way, at, amount }) => {
    return { order_id: lines[0]?.order_id ?? '', seq, kind, way, at, amount_cents: amount };
  });
}

/** SQL of the sums of rows of `money_movements`, in cents. All other sums of money are made of these four. */
export const MOVED = {
  came: sumWhere(sql`kind = 'came'`),
  byHand: sumWhere(sql`kind = 'came' and way = 'hand'`),
  refunded: sumWhere(sql`kind = 'refunded'`),
  fee: sumWhere(sql`kind = 'fee'`),
} as const satisfies Record<Exclude<keyof MoneySums, 'net'>, Expression<number>>;

/** Exact: cents of all orders fit into a double. */
function sumWhere(condition: Expression<unknown>) {
  return sql<number>`coalesce(sum(amount_cents) filter (where ${condition}), 0)::float8`;
}

/** SQL that adds up movements. */
export const SUMS = sql`${MOVED.came} as came, ${MOVED.byHand} as "byHand", ${MOVED.refunded} as refunded, ${MOVED.fee} as fee`;
/** SQL that adds up `SUMS` of several orders: also the number of orders to which money came, and what came for these. */
export const ADDED = sql`count(*) filter (where came > 0)::float8 as orders, coalesce(sum(came) filter (where came > 0), 0) as counted,
  coalesce(sum(came), 0) as came, coalesce(sum("byHand"), 0) as "byHand",
  coalesce(sum(refunded), 0) as refunded, coalesce(sum(fee), 0) as fee`;

/** Adds what is left of the money. */
export function withNet<Sums extends Omit<MoneySums, 'net'>>(sums: Sums): Sums & MoneySums {
  return { ...sums, net: sums.came - sums.refunded - sums.fee };
}

export const NOTHING_MOVED: MoneySums = { came: 0, byHand: 0, refunded: 0, fee: 0, net: 0 };

/** The sums of an order over all time. */
export async function sumsOf(queries: Queries, orderId: string): Promise<MoneySums> {
  return (await movedFor(queries, [orderId])).get(orderId) ?? NOTHING_MOVED;
}

/** The sums of some orders, by their ids, over all time or within `time`. Orders whose money did not move then are missing. */
export async function movedFor(
  queries: Queries,
  ids: readonly string[],
  time?: { readonly from: Date; readonly until: Date },
): Promise<ReadonlyMap<string, MoneySums>> {
  if (ids.length === 0) return new Map();
  const ofOrders = queries
    .selectFrom('money_movements')
    .select(['order_id', MOVED.came.as('came'), MOVED.byHand.as('byHand'), MOVED.refunded.as('refunded'), MOVED.fee.as('fee')])
    .where('order_id', 'in', ids)
    .groupBy('order_id');
  const rows = await (time ? ofOrders.where('at', '>=', time.from).where('at', '<', time.until) : ofOrders).execute();
  return new Map(rows.map(({ order_id, ...sums }) => [order_id, withNet(sums)]));
}
