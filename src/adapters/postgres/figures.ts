import { sql } from 'kysely';
import type { OrderStatus } from '#modules/orders/index.ts';
import type { Payment } from '#modules/payments/index.ts';
import type { Queries } from './entities.ts';

const NO_ORDERS = { pending: 0, waiting: 0, paid: 0, processing: 0, ready: 0, completed: 0, cancelled: 0 } satisfies Record<
  OrderStatus,
  number
>;
const NO_PAYMENTS = {
  creating: 0,
  waiting: 0,
  partial: 0,
  confirming: 0,
  completed: 0,
  expired: 0,
  cancelled: 0,
  closed: 0,
} satisfies Record<Payment['state'], number>;

interface Row {
  readonly kind: 'order' | 'payment' | 'message' | 'failed attempts' | 'overdue' | 'check overdue';
  readonly name: string;
  readonly value: number;
}

/**
 * Counts orders, payments and messages by state, and tells how late the checks of payments and the named jobs are at `now`, in seconds.
 * One statement, so that its time limit bounds the whole. A payment that was claimed and put back counts from the claim.
 */
export async function readFigures(queries: Queries, now: Date, jobs: readonly string[]) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Row>`
    select 'order' as kind, status as name, count(*)::float8 as value from orders group by status
    union all select 'payment', state, count(*)::float8 from payments group by state
    union all select 'message', state, count(*)::float8 from messages where state in ('waiting', 'dead') group by state
    union all select 'check overdue', '', extract(epoch from ${at} - min(greatest(next_check_at, checked_at)))::float8
      from payments where next_check_at <= ${at} having count(*) > 0
    union all select 'failed attempts', name, (case when failure is null then 0 else attempts end)::float8
      from jobs where name in (${sql.join(jobs)})
    union all select 'overdue', name, greatest(0, extract(epoch from ${at} - next_run_at))::float8
      from jobs where name in (${sql.join(jobs)})`.execute(queries);
  const named = (kind: Row['kind']): Record<string, number> =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ name, value }) => [name, value]));
  return {
    orders: { ...NO_ORDERS, ...named('order') },
    payments: { ...NO_PAYMENTS, ...named('payment') },
    messages: { waiting: 0, dead: 0, ...named('message') },
    checkOverdueSeconds: Math.max(0, rows.find(({ kind }) => kind === 'check overdue')?.value ?? 0),
    failedAttempts: named('failed attempts'),
    overdueSeconds: named('overdue'),
  };
}
