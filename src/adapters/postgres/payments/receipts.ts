import { sql } from 'kysely';
import type { ReceiptReader } from '#modules/payments/index.ts';
import { sumsOf } from '../money/money-movements.ts';
import { underWayOf } from '../money/refunds.ts';
import { troubleOf } from '../money/reviews.ts';
import { findOrder } from '../orders/order-rows.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs, rowsOf } from '../tables/rows.ts';
import { toFact } from './ledger.ts';
import { coinMoneyIn } from './payment-rows.ts';

export function createReceiptReader(queries: Queries): ReceiptReader {
  return {
    async find(orderId) {
      const order = await findOrder(queries, orderId);
      if (!order) return undefined;
      const payments = await rowsOf(queries, 'payments', { order_id: orderId }).where('received', '>', '0').execute();
      const transactionIds = new Map(payments.map(({ id, transaction_ids: ids }) => [id, ids]));
      const trouble = await troubleOf(queries, orderId);
      return {
        order,
        facts: await factsUntilPaid(queries, orderId),
        transactionIds,
        moved: await sumsOf(queries, orderId),
        underWay: await underWayOf(queries, orderId),
        coins: payments.map(coinMoneyIn),
        reasons: [...trouble.reviews.values()].flat(),
      };
    },
  };
}

/** The lines of an order's ledger up to the last that says it was paid, or unpaid again. */
async function factsUntilPaid(queries: Queries, orderId: string) {
  const rows = rowsOf(queries, 'ledger', { order_id: orderId })
    .where(
      'seq',
      '<=',
      sql<number>`(select max(seq) from ledger where order_id = ${orderId}::uuid and kind in ('order_paid', 'order_unpaid'))`,
    )
    .orderBy('seq');
  return allAs(rows, toFact);
}
