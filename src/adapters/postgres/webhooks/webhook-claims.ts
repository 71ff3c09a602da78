import { type Selectable, sql } from 'kysely';
import type { DueDelivery } from '#modules/webhooks/index.ts';
import type { Seal } from '../engine/seal.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { openTarget, toDelivery } from './webhook-rows.ts';

/** How long an instance holds its claim: longer than the longest attempt. Then the delivery is due again. */
const LEASE_SECONDS = 60;
/** So many deliveries of a webhook are under way at a time; of a webhook that fails only one, as a probe. */
const PLACES = 8;
const PLACES_WHEN_FAILING = 1;
/** So many probes are under way at a time, at all instances: a probe may take ten seconds, and must not hold up the webhooks that are well. */
const MOST_PROBES = 32;

/**
 * Claims deliveries that are due, of each order the earliest that waits; those of suspended partners wait. Each webhook is looked up for
 * itself, so that a long row of one hides no other, and the webhook with the fewest deliveries under way comes first, so that many slow
 * receivers do not keep all places among them.
 *
 * `under_way` counts the claimed deliveries of each webhook; `probes` those of all webhooks that fail. `heads` are the deliveries that each
 * webhook has room for, with their turn; `ranked` and `chosen` take of them what this claim may have. `claimed` locks them, and looks again
 * whether they are due, because another instance may have claimed them since.
 */
export async function claimDue(queries: Queries, seal: Seal, now: Date, limit: number): Promise<DueDelivery[]> {
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql<Selectable<Tables['webhook_deliveries']> & { sealed: string }>`
    with under_way as (
      select webhook_id, count(*)::int as taken from webhook_deliveries where leased_until > ${at} group by webhook_id
    ), probes as (
      select coalesce(sum(taken), 0)::int as taken from under_way join webhooks on webhooks.id = webhook_id where failing_since is not null
    ), heads as (
      select due.id, due.next_attempt_at, webhooks.failing_since is not null as is_failing,
          coalesce(taken, 0) + row_number() over (partition by webhooks.id order by due.next_attempt_at, due.seq) as turn
        from webhooks join partners on partners.slug = webhooks.partner and not partners.is_suspended
        left join under_way on under_way.webhook_id = webhooks.id
        cross join lateral (
          select id, next_attempt_at, seq from webhook_deliveries head
            where head.webhook_id = webhooks.id and head.state = 'waiting' and head.next_attempt_at <= ${at}
              and not exists (select from webhook_deliveries earlier
                where earlier.webhook_id = head.webhook_id and earlier.order_id = head.order_id and earlier.state = 'waiting' and earlier.seq < head.seq)
            order by head.next_attempt_at, head.seq
            limit greatest(0, case when webhooks.failing_since is null then ${PLACES}::int else ${PLACES_WHEN_FAILING}::int end - coalesce(taken, 0))
        ) due
        where webhooks.state = 'enabled' and (webhooks.held_until is null or webhooks.held_until <= ${at})
    ), ranked as (
      select *, row_number() over (partition by is_failing order by turn, next_attempt_at) as place from heads
    ), chosen as (
      select id from ranked where not is_failing or place <= ${MOST_PROBES}::int - (select taken from probes)
        order by is_failing, turn, next_attempt_at limit ${limit}::int
    ), claimed as (
      select id from webhook_deliveries
        where id in (select id from chosen) and state = 'waiting' and next_attempt_at <= ${at} for update skip locked
    )
    update webhook_deliveries set attempts = attempts + 1, leased_until = ${at} + make_interval(secs => ${LEASE_SECONDS}),
        next_attempt_at = ${at} + make_interval(secs => ${LEASE_SECONDS})
      from webhooks
      where webhook_deliveries.id in (select id from claimed) and webhooks.id = webhook_deliveries.webhook_id
      returning webhook_deliveries.*, webhooks.sealed
  `.execute(queries);
  return rows.map((row) => ({ ...toDelivery(row), target: openTarget(row, seal) }));
}
