import { runSql } from '../support/sql.ts';
import type { Program } from './webhook-programs.ts';

/** An attempt lasts a second at most here: a claim that is older belongs to an instance that is no more. */
const OLD_CLAIM_SECONDS = 10;

/**
 * Days of webhooks in seconds: what the rows say of times is moved into the past, and the clocks of the instances are right. Nothing
 * in the shop knows of it.
 */
export function createWebhookTime(databaseUrl: string) {
  const sql = <Row extends object>(statement: string, values: unknown[] = []) => runSql<Row>(databaseUrl, statement, values);
  const hours = new Map<string, number>();
  const expired = new Set<string>();

  /** The minute of each claim that is older than some seconds is over. */
  async function endClaims(olderThanSeconds: number): Promise<void> {
    const rows = await sql<{ id: string }>(
      `update webhook_deliveries set leased_until = leased_until - interval '1 minute', next_attempt_at = next_attempt_at - interval '1 minute'
        where id in (
          select id from webhook_deliveries where leased_until between now() and now() + interval '1 minute' - make_interval(secs => $1)
            for update skip locked
        ) returning id`,
      [olderThanSeconds],
    );
    for (const { id } of rows) expired.add(id);
  }

  /**
   * Lets the time until its next attempt pass, and a fifth more, for each webhook of which nothing is under way or due. Two
   * statements, so that neither waits for what the other has locked.
   */
  async function pass(programs: readonly Program[]): Promise<void> {
    await endClaims(OLD_CLAIM_SECONDS);
    // PostgreSQL knows no infinite number of attempts.
    const patience = programs.map((program) => Math.min(program.patience, 1000));
    const waits = await sql<{ id: string; seconds: number }>(
      `with heads as (
        select distinct on (webhook_id, order_id) webhook_id, attempts, next_attempt_at, leased_until
          from webhook_deliveries where state = 'waiting' order by webhook_id, order_id, seq
      ), waits as (
        select webhooks.id, greatest(min(next_attempt_at), held_until) - now() as wait
          from webhooks join heads on webhook_id = webhooks.id join unnest($1::uuid[], $2::int[]) as programs (id, patience) on programs.id = webhooks.id
          group by webhooks.id, held_until, patience having bool_and(leased_until is null) and max(attempts) < patience
      ), passing as (select id, wait * 1.2 as wait from waits where wait > interval '0')
      update webhooks set failing_since = failing_since - wait, held_until = held_until - wait, told_at = told_at - wait
        from passing where webhooks.id = passing.id returning webhooks.id, extract(epoch from wait)::float8 as seconds`,
      [programs.map(({ webhookId }) => webhookId), patience],
    );
    await sql(
      `update webhook_deliveries moved set next_attempt_at = next_attempt_at - make_interval(secs => seconds)
        from unnest($1::uuid[], $2::float8[]) as waits (id, seconds)
        where moved.webhook_id = waits.id and moved.id in (
          select id from webhook_deliveries where state = 'waiting' and leased_until is null and webhook_id = any($1::uuid[]) for update skip locked
        )`,
      [waits.map(({ id }) => id), waits.map(({ seconds }) => seconds)],
    );
    for (const { id, seconds } of waits) hours.set(id, (hours.get(id) ?? 0) + seconds / 3600);
  }

  return {
    pass,
    endClaims,
    /** How much time has passed for a webhook. */
    hoursOf: ({ webhookId }: Program) => hours.get(webhookId) ?? 0,
    /** Deliveries whose claims were ended: each may come once more. */
    expired,
  };
}
