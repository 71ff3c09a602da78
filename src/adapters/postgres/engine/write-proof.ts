import { sql } from 'kysely';
import { isUnanswered } from '#kernel/error-code.ts';
import type { Queries } from '../tables/entities.ts';

/** The tables that a sale writes, by coin or by card: while somebody locks one of them, some or all sales fail. */
export const WRITTEN: readonly string[] = [
  'orders',
  'order_items',
  'order_history',
  'order_changes',
  'idempotency_keys',
  'payments',
  'card_sessions',
  'card_payments',
  'ledger',
  'ledger_heads',
  'money_movements',
  'money_shares',
  'ritual_sums',
  'receipt_counter',
  'messages',
  'webhook_deliveries',
  'partner_events',
  'jobs',
  'rate_limits',
];

/** A lock that is held for longer holds up sales: a request fails that waits for it four times as long. */
const LOCK_TIMEOUT = "lock_timeout = '1s'";

/**
 * Proves that the database takes what an order writes, and changes nothing but a row of its own. On a full disk rows may still find space
 * in old pages while new pages do not, so it also has PostgreSQL put some hundred kilobytes of a query on the disk. Throws as a request would.
 */
export async function proveWrite(queries: Queries): Promise<void> {
  let pid = 0;
  const proof = queries.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    pid = rows[0]?.pid ?? 0;
    await sql.raw(`set local ${LOCK_TIMEOUT}`).execute(transaction);
    await sql`set local work_mem = '64kB'`.execute(transaction);
    await sql`
      with spilled as materialized (select repeat('-', 1000) || number as filler from generate_series(1, 300) as number)
      select max(filler) from spilled
    `.execute(transaction);
    await sql`lock table ${sql.join(WRITTEN.map((table) => sql.table(table)))} in row exclusive mode`.execute(transaction);
    await sql`
      insert into rate_limits (bucket, window_start, hits) values ('readiness', now(), 1)
      on conflict (bucket) do update set window_start = now()
    `.execute(transaction);
  });
  await proof.catch((error) => {
    if (pid && isUnanswered(error)) endWait(queries, pid);
    throw error;
  });
}

/**
 * Ends a proof that still waits for a standby, so that it does not keep its process. Nothing depends on whether its row reaches the standby,
 * nor on whether this call succeeds.
 */
function endWait(queries: Queries, pid: number): void {
  sql`select pg_cancel_backend(pid) from pg_stat_activity where pid = ${pid} and wait_event = 'SyncRep'`
    .execute(queries)
    .catch(() => undefined);
}
