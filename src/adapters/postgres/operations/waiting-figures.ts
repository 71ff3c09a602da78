import { type RawBuilder, sql } from 'kysely';
import { MIGRATIONS_TABLE } from '../migrations.ts';
import { isOpenRefund } from '../money/refunds.ts';
import { openReviews } from '../money/reviews.ts';
import type { Queries } from '../tables/entities.ts';
import type { Mark } from './marks.ts';

/** What an operator does again and again. */
const DUTIES = ['verify-ledger', 'backup'] as const satisfies readonly Mark[];

/**
 * Parts of a statement, each of which begins with `union all` and selects a kind, a name and a number. They tell for how many seconds what
 * waits longest has waited at `at`, and count partners' webhooks by how they do. A refund in a coin that was only requested is left out,
 * because it waits for its customer's address.
 */
export function moreWaiting(queries: Queries, at: RawBuilder<unknown>): RawBuilder<unknown> {
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

/** The figures of these parts, by the rows of each kind. */
export function waitingOf(ofKind: (kind: string) => Readonly<Record<string, number>>) {
  return {
    personSeconds: { review: 0, refund_ask: 0, refund: 0, ...ofKind('person') },
    webhooks: { well: 0, failing: 0, disabled: 0, ...ofKind('webhooks') },
    webhookFailingSeconds: ofKind('webhook failing').longest ?? 0,
    queueSeconds: { messages: 0, webhooks: 0, ...ofKind('queue') },
    dutySeconds: ofKind('duty'),
  };
}
