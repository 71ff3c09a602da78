import type { Selectable } from 'kysely';
import type { Ask } from '#modules/money/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { firstAs, rowsOf } from '../tables/rows.ts';

/** The newest wish for a refund of an order. */
export function askOf(queries: Queries, orderId: string): Promise<Ask | undefined> {
  const asks = rowsOf(queries, 'refund_asks', { order_id: orderId });
  return firstAs(asks.orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(1), toAsk);
}

export function toAsk(row: Selectable<Tables['refund_asks']>): Ask {
  return fieldsIn(row, 'id', 'orderId', 'askedAt', 'state', 'answeredBy', 'note');
}
