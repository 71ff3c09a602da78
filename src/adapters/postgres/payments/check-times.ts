import { type RawBuilder, sql } from 'kysely';

// When the sweep asks the gateway about a payment in a coin or a checkout for a card. What may move soon is checked often, and the longer
// nothing happens, the rarer; money of a card may be disputed for months after it came.

/** The time of the check that a notice asks for: at once, but five seconds after the last check at the earliest. */
export const soon = (now: Date) => sql<Date>`greatest(${now}::timestamptz, checked_at + interval '5 seconds')`;

/** The columns that say when a payment is checked next: never after 30 days; until then also a completed one, since more may arrive. */
export function nextPaymentCheck(now: Date, lastLook: RawBuilder<unknown>) {
  const at = sql`${now}::timestamptz`;
  const quiet = sql`(${at} - ${lastLook})`;
  return {
    // Likely to move soon: such payments are checked first.
    is_likely: sql<boolean>`state in ('confirming', 'partial') or (state <> 'completed' and ${quiet} < interval '5 minutes')`,
    next_check_at: sql<Date | null>`case
      when created_at < ${at} - interval '30 days' then null
      when state = 'completed' then ${at} + greatest(interval '1 hour', (${at} - created_at) / 2)
      when state in ('waiting', 'confirming', 'partial') then ${at} + ${between('10 seconds', sql`${quiet} / 5`, '45 seconds')}
      else ${at} + ${between('10 seconds', sql`${quiet} / 10`, '1 hour')}
    end`,
  };
}

/** When the next check of a checkout is due; null for one that is over. */
export function nextSessionCheck(now: Date): RawBuilder<Date | null> {
  const at = sql`${now}::timestamptz`;
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
