import { sql } from 'kysely';
import type { ChangedOrder, OrderSelection } from '#modules/partners/index.ts';
import { followsInOrder } from '../engine/keyset.ts';
import type { Queries } from '../tables/entities.ts';
import { withItems } from './order-rows.ts';
import { isWanted } from './partner-selection.ts';

/** The clock of the database may be set back, but by less than this. */
const SETTLED_SECONDS = 2;

/** The port's `listChanged`. What changed in the last `settled` seconds, or since the oldest open transaction began, is left out. */
export async function changedOrders(
  queries: Queries,
  slug: string,
  since: Date,
  selection: OrderSelection,
  settled = SETTLED_SECONDS,
): Promise<ChangedOrder[]> {
  // Asked before the rows are read: a transaction that ends in between has stored changes that are later than this, and left out.
  const until = await settledUntil(queries, settled);
  const { after, limit } = selection;
  const rows = queries
    .selectFrom('order_changes as change')
    .innerJoin('orders', 'orders.id', 'change.order_id')
    .selectAll('orders')
    .select('changed_at')
    .where('change.partner', '=', slug)
    .where('orders.partner', '=', slug)
    .where('changed_at', '>=', after && after.at > since ? after.at : since)
    .where('changed_at', '<', until)
    .where(isWanted(slug, selection))
    .where(followsInOrder('date', { at: 'changed_at' }, after))
    .orderBy('changed_at')
    .orderBy('order_id')
    .limit(limit);
  const changed = await rows.execute();
  const changedAtOf = new Map(changed.map(({ id, changed_at }) => [id, changed_at]));
  return (await withItems(queries, changed)).map((order) => ({
    ...order,
    changedAt: changedAtOf.get(order.id) ?? order.createdAt,
  }));
}

/** Before this instant no transaction can store a change any more. Changes are rounded to milliseconds, and so is this, downwards. */
async function settledUntil(queries: Queries, seconds: number): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    select date_trunc('milliseconds', least(clock_timestamp() - make_interval(secs => ${seconds}), min(xact_start))) as until
      from pg_stat_activity where datname = current_database() and backend_xid is not null`.execute(queries);
  return rows[0]?.until ?? new Date(0);
}
