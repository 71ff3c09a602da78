import type { Selectable } from 'kysely';
import type { Ask } from '#modules/money/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { rowsOf } from '../tables/rows.ts';

/** The newest wish of an order. */
export async function askOf(queries: Queries, orderId: string): Promise<Ask | undefined> {
  const asks = rowsOf(queries, 'refund_asks', { order_id: orderId });
  const row = await asks.orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && toAsk(row);
}

export function toAsk(row: Selectable<Tables['refund_asks']>): Ask {
  return fieldsIn(row, 'id', 'orderId', 'askedAt', 'state', 'answeredBy', 'note');
}
