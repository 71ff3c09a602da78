import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from '#modules/orders/index.ts';
import type { OverviewReader, Waiting } from '#modules/overview/index.ts';
import type { Queries } from './entities.ts';
import { proposedHands } from './hand-payments.ts';
import { waitingAsks } from './postponement-asks.ts';
import { isOpenRefund } from './refund-reader.ts';
import { openCards, openCoins } from './reviews.ts';
import { endOfDay, startOfDay } from './shop-days.ts';

/** Figures over all orders. Each reads the rows of its days by an index; sums are exact, since cents of all orders fit into a double. */
export function createOverviewReader(queries: () => Queries, timeZone: string): OverviewReader {
  const within = (column: RawBuilder<unknown>, { from, to }: { from: string; to: string }) =>
    sql`${column} >= ${startOfDay(from, timeZone)} and ${column} < ${endOfDay(to, timeZone)}`;
  const dayOf = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const [at, createdAt] = [sql`ledger.at`, sql`created_at`];
  return {
    async ledger(span) {
      const { rows } = await sql<{ day: string; paidOrders: number; paid: number; totals: number; refunded: number }>`
        select day, sum(paid_orders)::float8 as "paidOrders", sum(paid)::float8 as paid, sum(totals)::float8 as totals,
          sum(refunded)::float8 as refunded
        from (
          select ${dayOf(at)} as day, 1 as paid_orders, coalesce((ledger.data->>'totalCents')::bigint, total_cents) as paid,
            total_cents as totals, 0::bigint as refunded
          from ledger join orders on orders.id = ledger.order_id
          where ledger.kind = 'order_paid' and ${within(at, span)} and not exists (
            select from ledger undone where undone.order_id = ledger.order_id and undone.kind = 'order_unpaid'
              and (undone.data->>'round')::int = coalesce((ledger.data->>'round')::int, 0))
          union all
          select ${dayOf(at)}, 0, 0, 0, (
            select (asked.data->>'amountCents')::bigint from ledger asked
            where asked.order_id = ledger.order_id and asked.kind = 'refund_requested'
              and asked.data->>'refundId' = ledger.data->>'refundId' limit 1)
          from ledger where ledger.kind = 'refund_confirmed' and ${within(at, span)}
        ) facts
        group by day`.execute(queries());
      return rows;
    },
    async placed(span) {
      const { rows } = await sql<{ status: OrderStatus; placed: number; becamePaid: number }>`
        select status, count(*)::float8 as placed, count(receipt_number)::float8 as "becamePaid"
        from orders where ${within(createdAt, span)} group by status`.execute(queries());
      const sum = (field: 'placed' | 'becamePaid') => rows.reduce((total, row) => total + row[field], 0);
      const states = Object.fromEntries(rows.map(({ status, placed }) => [status, placed]));
      return { placed: sum('placed'), becamePaid: sum('becamePaid'), states };
    },
    async waiting() {
      const db = queries();
      const seconds = proposedHands(db).select(['order_id', 'confirmed_at as since']);
      const { rows } = await sql<{ kind: Waiting['kind']; count: number; since: string | null }>`
        select 'review' as kind, count(*)::float8 as count, min(since) as since from (
          select created_at as since from (${openCoins(db)}) coins
          union all select received_at from (${openCards(db)}) cards
        ) reviews
        union all select 'refund_ask', count(*)::float8, min(asked_at) from refund_asks where state = 'open'
        union all select 'second_person', count(*)::float8, min(since) from (${seconds}) seconds
        union all select 'confirmation', count(*)::float8, min(created_at) from orders
          where status = 'waiting' and id not in (select order_id from (${seconds}) seconds)
        union all select 'refund', count(*)::float8, min(requested_at) from refunds where ${isOpenRefund}
        union all select 'postponement_ask', count(*)::float8, min(asked_at) from (${waitingAsks(db)}) asks
        union all select 'consultation', count(*)::float8, min(requested_at) from consultations where answered_at is null`.execute(
        db,
      );
      return rows.flatMap(({ kind, count, since }) => (since === null ? [] : [{ kind, count, since: new Date(since) }]));
    },
  };
}
