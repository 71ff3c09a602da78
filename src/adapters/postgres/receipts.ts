import { sql } from 'kysely';
import type { ReceiptReader } from '#modules/payments/index.ts';
import type { Queries } from './entities.ts';
import { toFact } from './ledger.ts';
import { findOrder } from './order-rows.ts';

/** The order's story is read no further back: nobody pays one order by so many payments. */
const MOST_LINES = 1000;

export function createReceiptReader(queries: () => Queries): ReceiptReader {
  return {
    async find(orderId) {
      const order = await findOrder(queries(), orderId);
      if (!order) return undefined;
      const payments = await queries()
        .selectFrom('payments')
        .select(['id', 'transaction_ids'])
        .where('order_id', '=', orderId)
        .where('received', '>', '0')
        .limit(MOST_LINES)
        .execute();
      const transactionIds = new Map(payments.map(({ id, transaction_ids: ids }) => [id, ids]));
      return { order, facts: await factsUntilPaid(queries(), orderId), transactionIds };
    },
  };
}

async function factsUntilPaid(queries: Queries, orderId: string) {
  const rows = await queries
    .selectFrom('ledger')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(
      'seq',
      '<=',
      sql<number>`(select max(seq) from ledger where order_id = ${orderId}::uuid and kind in ('order_paid', 'order_unpaid'))`,
    )
    .orderBy('seq', 'desc')
    .limit(MOST_LINES)
    .execute();
  return rows.reverse().map(toFact);
}
