import { sql } from 'kysely';
import type { OrderStatus } from '#modules/orders/index.ts';
import type { CardSession, Payment } from '#modules/payments/index.ts';
import type { Queries } from '../tables/entities.ts';
import { countEach } from './count-each.ts';
import { moreWaiting, waitingOf } from './waiting-figures.ts';

// Written as records, so that the compiler reports a state that is missing; only the keys are used.
type States<State extends string> = Readonly<Record<State, 0>>;
const ORDERS: States<OrderStatus> = { pending: 0, waiting: 0, paid: 0, processing: 0, ready: 0, completed: 0, cancelled: 0 };
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
 * Counts orders, payments in coins and checkouts for cards by state. It costs the same at any size: from `most` of one state on their
 * number is an estimate.
 */
export async function countByState(queries: Queries, most = 10_000) {
  const [orders, payments, checkouts] = await Promise.all([
    countEach(queries, { table: 'orders', column: 'status', values: Object.keys(ORDERS) }, most),
    countEach(queries, { table: 'payments', column: 'state', values: Object.keys(PAYMENTS) }, most),
    countEach(queries, { table: 'card_sessions', column: 'state', values: Object.keys(CHECKOUTS) }, most),
  ]);
  return { orders, payments, checkouts };
}

/**
 * Tells how late the checks of payments and the named jobs are at `now`, in seconds, how often these jobs failed in a row, how many
 * messages wait or were given up, and what waits for people and partners. Reads only what is due or not done. A payment that was claimed
 * and put back counts from the claim.
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
  return {
    ...waitingOf((kind) => ofKind(rows, kind)),
    messages: { waiting: 0, dead: 0, ...ofKind(rows, 'message') },
    checkOverdueSeconds: Math.max(0, ...Object.values(ofKind(rows, 'check overdue'))),
    failedAttempts: ofKind(rows, 'failed attempts'),
    overdueSeconds: ofKind(rows, 'overdue'),
  };
}

interface Row {
  readonly kind: string;
  readonly name: string;
  readonly value: number;
}

/** The values of a kind, by their names. */
function ofKind(rows: readonly Row[], kind: string): Record<string, number> {
  return Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ name, value }) => [name, value]));
}
