import { type RawBuilder, sql } from 'kysely';
import { STATUS_COURSE } from '#modules/orders/index.ts';
import type { CardSession, Payment } from '#modules/payments/index.ts';
import { MIGRATIONS_TABLE } from '../migrations.ts';
import { isOpenRefund } from '../money/refunds.ts';
import { openReviews } from '../money/reviews.ts';
import type { Queries } from '../tables/entities.ts';
import type { Mark } from './marks.ts';

// Written as records, so that the compiler reports a state that is missing; only the keys are used.
type States<State extends string> = Readonly<Record<State, 0>>;
const PAYMENTS: States<Payment['state']> = {
  creating: 0,
  waiting: 0,
  partial: 0,
  confirming: 0,
  completed: 0,
  expired: 0,
  cancelled: 0,
  closed: 0,
};
const CHECKOUTS: States<CardSession['state']> = { creating: 0, open: 0, processing: 0, paid: 0, failed: 0, expired: 0 };

/**
 * Counts orders, payments in coins and checkouts for cards by state. On PostgreSQL it costs the same at any size: from `most` of one state on
 * their number is an estimate.
 */
export async function countByState(queries: Queries, most = 10_000) {
  const [orders, payments, checkouts] = await Promise.all([
    countEach(queries, { table: 'orders', column: 'status', values: STATUS_COURSE }, most),
    countEach(queries, { table: 'payments', column: 'state', values: Object.keys(PAYMENTS) }, most),
    countEach(queries, { table: 'card_sessions', column: 'state', values: Object.keys(CHECKOUTS) }, most),
  ]);
  return { orders, payments, checkouts };
}

/**
 * Tells how late the checks of payments and the named jobs are at `now`, in seconds, how often these jobs failed in a row, how many
 * messages wait or were given up, what waits for people and partners, and how long ago an operator did each duty. Reads only what is due or
 * not done. A payment that was claimed and put back counts from the claim.
 */
export async function readDelays(queries: Queries, now: Date, jobs: readonly string[]) {
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql<Row>`
    select 'message' as kind, state as name, count(*)::float8 as value from messages where state in ('waiting', 'dead') group by state
    union all select 'check overdue', 'coins', extract(epoch from ${at} - min(greatest(next_check_at, checked_at)))::float8
      from payments where next_check_at <= ${at} having count(*) > 0
    union all select 'check overdue', 'cards', extract(epoch from ${at} - min(greatest(next_check_at, checked_at)))::float8
      from card_sessions where next_check_at <= ${at} having count(*) > 0
    union all select 'failed attempts', name, (case when failure is null then 0 else attempts end)::float8
      from jobs where name in (${sql.join(jobs)})
    union all select 'overdue', name, greatest(0, extract(epoch from ${at} - next_run_at))::float8
      from jobs where name in (${sql.join(jobs)})
    ${moreWaiting(queries, at)}`.execute(queries);
  const ofKind = (kind: string) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ name, value }) => [name, value]));
  return {
    messages: { waiting: 0, dead: 0, ...ofKind('message') },
    checkOverdueSeconds: Math.max(0, ...Object.values(ofKind('check overdue'))),
    failedAttempts: ofKind('failed attempts'),
    overdueSeconds: ofKind('overdue'),
    personSeconds: { review: 0, refund_ask: 0, refund: 0, ...ofKind('person') },
    webhooks: { well: 0, failing: 0, disabled: 0, ...ofKind('webhooks') },
    webhookFailingSeconds: ofKind('webhook failing').longest ?? 0,
    queueSeconds: { messages: 0, webhooks: 0, ...ofKind('queue') },
    dutySeconds: ofKind('duty'),
  };
}

interface Row {
  readonly kind: string;
  readonly name: string;
  readonly value: number;
}

/** What an operator does again and again. */
const DUTIES = ['verify-ledger', 'backup'] as const satisfies readonly Mark[];

/**
 * Parts of a statement, each of which begins with `union all` and selects a kind, a name and a number. They tell for how many seconds what
 * waits longest has waited at `at`, and count partners' webhooks by how they do. A refund in a coin that was only requested is left out,
 * because it waits for its customer's address.
 */
function moreWaiting(queries: Queries, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const age = (since: RawBuilder<unknown>) => sql`greatest(0, extract(epoch from ${at} - min(${since})))::float8`;
  return sql`
    union all select 'person', 'review', ${age(sql`since`)} from (${openReviews(queries)}) reviews having count(*) > 0
    union all select 'person', 'refund_ask', ${age(sql`asked_at`)} from refund_asks where state = 'open' having count(*) > 0
    union all select 'person', 'refund', ${age(sql`coalesce(sent_at, requested_at)`)} from refunds
      where ${isOpenRefund} and not (state = 'requested' and source_kind = 'coin') having count(*) > 0
    union all select 'webhooks', case when failing_since is null then 'well' else 'failing' end, count(*)::float8
      from webhooks where state = 'enabled' group by failing_since is null
    union all select 'webhooks', 'disabled', count(*)::float8 from webhooks where state = 'disabled' having count(*) > 0
    union all select 'webhook failing', 'longest', ${age(sql`failing_since`)} from webhooks
      where state = 'enabled' and failing_since is not null having count(*) > 0
    union all select 'queue', 'messages', ${age(sql`greatest(next_attempt_at, created_at)`)} from messages
      where state = 'waiting' and next_attempt_at <= ${at} having count(*) > 0
    union all select 'queue', 'webhooks', ${age(sql`due`)}
      from webhooks join partners on partners.slug = webhooks.partner and not partners.is_suspended
        cross join lateral (select greatest(next_attempt_at, created_at) as due from webhook_deliveries
          where webhook_id = webhooks.id and state = 'waiting' and next_attempt_at <= ${at} order by next_attempt_at, seq limit 1) head
      where webhooks.state = 'enabled' and failing_since is null and (held_until is null or held_until <= ${at}) having count(*) > 0
    union all select 'duty', duty.name, greatest(0, extract(epoch from ${at} - coalesce(marks.at, began)))::float8
      from unnest(array[${sql.join(DUTIES)}]) as duty (name) left join marks on marks.name = duty.name
        cross join (select min(executed_at) as began from ${sql.table(MIGRATIONS_TABLE)}) shop`;
}

interface Counted {
  readonly table: string;
  /** It has an index, and one of `values` in each row. */
  readonly column: string;
  readonly values: readonly string[];
}

/**
 * How many rows have each value. Up to `most` of a value are counted; of more the number is PostgreSQL's own estimate, which is a few per
 * cent off. A database that estimates nothing, as the embedded one, counts all.
 */
async function countEach(queries: Queries, counted: Counted, most: number): Promise<Record<string, number>> {
  const { table, column, values } = counted;
  const parts = values.map((value) => {
    const rowsOfValue = sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit ${most}`;
    return sql`select ${value}::text as name, (select count(*)::float8 from (${rowsOfValue}) counted) as value`;
  });
  const { rows } = await sql<{ name: string; value: number }>`${sql.join(parts, sql` union all `)}`.execute(queries);
  const counts = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const many = values.filter((value) => counts[value] === most);
  return many.length === 0 ? counts : { ...counts, ...(await estimateEach(queries, { ...counted, values: many }, most)) };
}

async function estimateEach(queries: Queries, { table, column, values }: Counted, most: number) {
  const { rows } = await sql<{ name: string; value: number }>`
    select common.name, common.part * greatest(reltuples, 0)::float8 as value
      from pg_class join pg_stats on tablename = relname and schemaname = current_schema() and attname = ${column}
        cross join lateral unnest(most_common_vals::text::text[], most_common_freqs) as common (name, part)
      where pg_class.oid = to_regclass(${table})`.execute(queries);
  const estimates = new Map(rows.map(({ name, value }) => [name, Math.round(value)]));
  const result: Record<string, number> = {};
  for (const value of values) {
    const estimate = estimates.get(value);
    result[value] = estimate === undefined ? await countAll(queries, table, column, value) : Math.max(most, estimate);
  }
  return result;
}

async function countAll(queries: Queries, table: string, column: string, value: string): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select count(*)::float8 as value from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(queries);
  return rows[0]?.value ?? 0;
}
