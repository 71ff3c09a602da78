import { sql } from 'kysely';
import type { Queries } from '../tables/entities.ts';
import { allAs } from '../tables/rows.ts';
import { toCardPayment } from './payment-rows.ts';

/** The card payments of orders. `told` is what the gateway told of the money: undefined before it has, and always for the fixed card link. */
export function cardPaymentsOf(queries: Queries, orderIds: readonly string[]) {
  const rows = queries
    .selectFrom('card_payments')
    .leftJoin('card_sessions', (join) =>
      join
        .onRef('card_sessions.order_id', '=', 'card_payments.order_id')
        .onRef('card_sessions.gateway', '=', 'card_payments.gateway')
        // The payment of a checkout is stored under the id of its session.
        .onRef('card_sessions.gateway_session_id', '=', 'card_payments.gateway_payment_id'),
    )
    .selectAll('card_payments')
    .select('card_sessions.money as told')
    .where(sql<boolean>`card_payments.order_id = any(${sql.val(orderIds)}::uuid[])`);
  return allAs(rows, (row) => ({ ...toCardPayment(row), told: row.told ?? undefined }));
}
