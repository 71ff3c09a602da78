import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../tables/entities.ts';

// When the sweep asks the gateway about a payment in a coin or a checkout for a card. What may move soon is checked often, and the longer
// nothing happens, the rarer; money of a card may be disputed for months after it came.

/** The time of the check that a notice asks for: at once, but five seconds after the last check at the earliest. */
export const soon = (now: Date) => sql<Date>`greatest(${now}::timestamptz, checked_at + interval '5 seconds')`;

/** The columns of a payment that is claimed for a check; `lastLook` is when it was opened or looked at. */
export function claimedPayment(now: Date, lastLook: RawBuilder<unknown>) {
  const at = sql`${now}::timestamptz`;
  return {
    checked_at: now,
    // Likely to move soon: such payments are checked first.
    is_likely: sql<boolean>`state in ('confirming', 'partial')
      or (state <> 'completed' and ${at} - ${lastLook} < interval '5 minutes')`,
    next_check_at: unlessChecked(at, nextPaymentCheck(at, lastLook)),
  };
}

/** The columns of a checkout that is claimed for a check. */
export function claimedSession(now: Date) {
  const at = sql`${now}::timestamptz`;
  return { checked_at: now, next_check_at: unlessChecked(at, nextSessionCheck(at)) };
}

/**
 * The next check of what is claimed `at` this time. A check may fail, or its instance be killed: then it is made again within an hour, also of
 * what is checked more rarely or not any more, since a notice may have asked for it. That ends 200 days after the creation.
 */
function unlessChecked(at: RawBuilder<unknown>, next: RawBuilder<Date | null>): RawBuilder<Date | null> {
  return sql<Date | null>`case when created_at < ${at} - interval '200 days' then ${next}
    else least(${next}, ${at} + interval '1 hour') end`;
}

/** Tells whether the next check is the one an hour after this claim: nobody has claimed since, nor asked for an earlier check. */
const isUntilChecked = (claimedAt: Date) =>
  sql<boolean>`checked_at = ${claimedAt} and next_check_at = checked_at + interval '1 hour'`;

/** The next check once the one of the claim has been made. */
const AFTER_CHECK = {
  payments: nextPaymentCheck(sql`checked_at`, sql`greatest(created_at, looked_at)`),
  card_sessions: nextSessionCheck(sql`checked_at`),
} as const;

/** Ends the claims of rows whose check has been made, or puts them back. */
export function createCheckMarks(queries: Queries, table: keyof typeof AFTER_CHECK) {
  // The columns that are named here are those of both tables.
  const name = table as 'payments';
  // Those that nobody else has locked: whoever waits for locks of several rows may wait for each other.
  const unlocked = (ids: readonly string[]) =>
    queries.selectFrom(name).select('id').where('id', 'in', ids).forUpdate().skipLocked();
  const change = (ids: readonly string[]) => queries.updateTable(name).where('id', 'in', unlocked(ids));
  return {
    async markChecked(ids: readonly string[], claimedAt: Date): Promise<void> {
      await change(ids).set({ next_check_at: AFTER_CHECK[table] }).where(isUntilChecked(claimedAt)).execute();
    },
    async putBack(ids: readonly string[]): Promise<void> {
      // A row is due from its creation on at the earliest, so these come first in the next claim.
      await change(ids)
        .set((row) => ({ next_check_at: row.ref('created_at') }))
        .execute();
    },
  };
}

/** When a payment is checked next: never after 30 days; until then also a completed one, since more may arrive. */
function nextPaymentCheck(at: RawBuilder<unknown>, lastLook: RawBuilder<unknown>): RawBuilder<Date | null> {
  const quiet = sql`(${at} - ${lastLook})`;
  return sql<Date | null>`case
    when created_at < ${at} - interval '30 days' then null
    when state = 'completed' then ${at} + greatest(interval '1 hour', (${at} - created_at) / 2)
    when state in ('waiting', 'confirming', 'partial') then ${at} + ${between('10 seconds', sql`${quiet} / 5`, '45 seconds')}
    else ${at} + ${between('10 seconds', sql`${quiet} / 10`, '1 hour')}
  end`;
}

/** When a checkout is checked next: a paid one for 200 days, an expired one never, any other for 30 days. */
function nextSessionCheck(at: RawBuilder<unknown>): RawBuilder<Date | null> {
  const age = sql`(${at} - created_at)`;
  return sql<Date | null>`case
    when state = 'paid' and created_at > ${at} - interval '200 days' then ${at} + greatest(interval '1 hour', ${age} / 2)
    when state in ('paid', 'expired') or created_at < ${at} - interval '30 days' then null
    when state = 'open' then ${at} + ${between('10 seconds', sql`${age} / 5`, '45 seconds')}
    else ${at} + ${between('10 seconds', sql`${age} / 10`, '1 hour')}
  end`;
}

function between(least: string, time: RawBuilder<unknown>, most: string) {
  return sql`least(interval '${sql.raw(most)}', greatest(interval '${sql.raw(least)}', ${time}))`;
}
