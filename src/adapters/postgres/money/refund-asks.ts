import type { Selectable } from 'kysely';
import type { Ask } from '#modules/money/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';

/** The newest wish of an order. */
export async function askOf(queries: Queries, orderId: string): Promise<Ask | undefined> {
  const asks = queries.selectFrom('refund_asks').selectAll().where('order_id', '=', orderId);
  const row = await asks.orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && toAsk(row);
}

export function toAsk({
  id,
  order_id: orderId,
  asked_at,
  state,
  answered_by: answeredBy,
  note,
}: Selectable<Tables['refund_asks']>): Ask {
  return { id, orderId, askedAt: asked_at, state, answeredBy, note };
}
