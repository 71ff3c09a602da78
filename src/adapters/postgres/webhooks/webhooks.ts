import { sql } from 'kysely';
import {
  type Delivery,
  MOST_TRIES,
  type WebhookProgress,
  type WebhookReader,
  type WebhookStore,
} from '#modules/webhooks/index.ts';
import { fallingPage } from '../engine/keyset.ts';
import type { Seal } from '../engine/seal.ts';
import { createPartners } from '../staff/partners.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf } from '../tables/fields.ts';
import { allAs, countOf as countRows, deleteRows, firstAs, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { claimDue } from './webhook-claims.ts';
import { toColumns, toDelivery, toDeliveryRow, toWebhook } from './webhook-rows.ts';

export function createWebhooks(queries: Queries, seal: Seal): WebhookStore & WebhookReader {
  return {
    async countOf(slug) {
      // So that webhooks of one partner are added one after the other.
      await createPartners(queries).lock(slug);
      return countRows(queries.selectFrom('webhooks').where('partner', '=', slug));
    },
    add: (webhook) =>
      insertRows(queries, 'webhooks', {
        ...columnsOf(webhook, 'id', 'partner', 'createdAt', 'createdBy'),
        ...toColumns(webhook, seal),
      }),
    lock: (slug, id) =>
      firstAs(rowsOf(queries, 'webhooks', { id, partner: slug }).forNoKeyUpdate(), (row) => toWebhook(row, seal)),
    lockAll: (ids) =>
      allAs(rowsOf(queries, 'webhooks', { id: ids }).orderBy('id').forNoKeyUpdate(), (row) => toWebhook(row, seal)),
    save(webhook) {
      const { sealed, ...others } = toColumns(webhook, seal);
      // What could not be read stays as it is: another instance, or this one once it has the key again, reads it.
      return updateRows(queries, 'webhooks', { id: webhook.id }).to(webhook.url === '' ? others : { sealed, ...others });
    },
    remove: (id) => deleteRows(queries, 'webhooks', { id }),
    // A delivery that is under way is left alone: what comes of it says when it is due again. So is what is due already: after a month's pause
    // these are more than a statement writes in its time.
    async hasten(id, at) {
      const waiting = queries.updateTable('webhook_deliveries').where('webhook_id', '=', id).where('state', '=', 'waiting');
      const putOff = waiting.where('leased_until', 'is', null).where('next_attempt_at', '>', at);
      await putOff.set({ next_attempt_at: at }).execute();
    },
    addDelivery: (delivery) => insertRows(queries, 'webhook_deliveries', toDeliveryRow(delivery)),
    async mark(marks, at) {
      const rows = marks.map(({ id, attempts, state, nextAttemptAt: due, tried }) => ({ id, attempts, state, due, tried }));
      // Only what is still claimed by the same attempt is marked. The deliveries of the same order that wait behind one that failed wait as
      // long as it does, so that no claim looks at them; those behind a success, or behind one that was given up, are due at once. A success
      // at the first try put nobody off. `tries - 0` leaves out the oldest try.
      const { rows: marked } = await sql<{ id: string }>`
        with marks as (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as marks (id uuid, attempts int, state text, due timestamptz, tried jsonb)
        ), ended as (
          update webhook_deliveries claimed set state = marks.state, next_attempt_at = marks.due, leased_until = null,
            delivered_at = case marks.state when 'delivered' then ${at}::timestamptz end,
            tries = case when jsonb_array_length(tries) >= ${MOST_TRIES}::int then tries - 0 else tries end || jsonb_build_array(marks.tried)
          from marks where claimed.id = marks.id and claimed.attempts = marks.attempts and claimed.state = 'waiting' and leased_until is not null
          returning claimed.id, webhook_id, order_id, claimed.attempts, claimed.state, marks.due
        ), moved as (
          update webhook_deliveries behind set next_attempt_at = coalesce(ended.due, ${at}::timestamptz)
            from ended
            where (ended.state <> 'delivered' or ended.attempts > 1) and behind.webhook_id = ended.webhook_id and behind.order_id = ended.order_id
              and behind.id <> ended.id and behind.state = 'waiting' and behind.leased_until is null
        )
        select id from ended
      `.execute(queries);
      return marked.map(({ id }) => id);
    },
    async redeliver(webhookId, id, at) {
      // A delivery that was over gets a new number, and so comes behind all that wait. One that is under way stays as it is.
      const row = await queries
        .updateTable('webhook_deliveries')
        .set({
          state: 'waiting',
          delivered_at: null,
          next_attempt_at: at,
          seq: sql<number>`case state when 'waiting' then seq else nextval(pg_get_serial_sequence('webhook_deliveries', 'seq')) end`,
          attempts: sql<number>`case state when 'waiting' then attempts else 0 end`,
        })
        .where('webhook_id', '=', webhookId)
        .where('id', '=', id)
        .where('leased_until', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row ? toDelivery(row) : findDelivery(queries, webhookId, id);
    },
    async redeliverDead(webhookId, since, limit, at) {
      // `numbered` gives the new numbers before the update takes the rows in any order: as the events happened, and those of an order by their
      // versions, whatever their clocks say. The old numbers do not tell: a delivery that was sent again alone has got one behind later events.
      const { numAffectedRows = 0n } = await sql`
        with dead as (
          select id, order_id, version, created_at from webhook_deliveries
            where webhook_id = ${webhookId}::uuid and state = 'dead' and created_at >= ${since}::timestamptz
            order by created_at, version limit ${limit}::int for update
        ), in_order as (
          select id from dead order by max(created_at) over (partition by order_id order by version), version
        ), numbered as materialized (select id, nextval(pg_get_serial_sequence('webhook_deliveries', 'seq')) as seq from in_order)
        update webhook_deliveries again set state = 'waiting', attempts = 0, delivered_at = null, seq = numbered.seq,
          next_attempt_at = ${at}::timestamptz
          from numbered where again.id = numbered.id
      `.execute(queries);
      return Number(numAffectedRows);
    },
    find: (slug, id) => firstAs(rowsOf(queries, 'webhooks', { id, partner: slug }), (row) => toWebhook(row, seal)),
    list: (slug) =>
      allAs(rowsOf(queries, 'webhooks', { partner: slug }).orderBy('created_at').orderBy('id'), (row) => toWebhook(row, seal)),
    async deliveries(webhookId, { state, limit, after }) {
      const rows = rowsOf(queries, 'webhook_deliveries', { webhook_id: webhookId, ...(state && { state }) })
        // After the column of this name, so that it takes its place: a list shows no tries.
        .select(sql<Delivery['tries']>`'[]'::jsonb`.as('tries'))
        .$call(fallingPage('created_at', after, limit));
      return allAs(rows, toDelivery);
    },
    findDelivery: (webhookId, id) => findDelivery(queries, webhookId, id),
    progress: (slug) => readProgress(queries, slug),
    claimDue: (now, limit) => claimDue(queries, seal, now, limit),
  };
}

function findDelivery(queries: Queries, webhookId: string, id: string): Promise<Delivery | undefined> {
  return firstAs(rowsOf(queries, 'webhook_deliveries', { webhook_id: webhookId, id }), toDelivery);
}

/** No more deliveries of a webhook are counted in each state. */
const MOST_COUNTED = 1000;
/**
 * The latest failure is sought among so many deliveries of each state: the oldest that wait, which were tried, and the newest that were
 * given up.
 */
const MOST_LOOKED_AT = 1000;

type Failure = NonNullable<WebhookProgress['lastFailure']>;

interface Row extends Pick<WebhookProgress, 'waiting' | 'dead'> {
  readonly id: string;
  readonly last_failure: (Omit<Failure, 'at'> & { readonly at: string }) | null;
}

/** How many deliveries wait and were given up, and the last failure, for each webhook of a partner by its id. */
async function readProgress(queries: Queries, slug: string): Promise<Map<string, WebhookProgress>> {
  const counted = (state: 'waiting' | 'dead') => sql<number>`(select count(*)::int from (
    select from webhook_deliveries where webhook_id = webhooks.id and state = ${state}::text limit ${MOST_COUNTED}::int
  ) counted)`;
  const { rows } = await sql<Row>`
    select id, ${counted('waiting')} as waiting, ${counted('dead')} as dead, (
      select tried from (
        (select tries -> -1 as tried from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting'
          order by created_at, id limit ${MOST_LOOKED_AT}::int)
        union all
        (select tries -> -1 from webhook_deliveries where webhook_id = webhooks.id and state = 'dead'
          order by created_at desc, id desc limit ${MOST_LOOKED_AT}::int)
      ) looked_at where tried ->> 'failure' is not null order by tried ->> 'at' desc limit 1
    ) as last_failure
      from webhooks where partner = ${slug}
  `.execute(queries);
  return new Map(
    rows.map(({ id, waiting, dead, last_failure: last }) => [id, { waiting, dead, lastFailure: last && toFailure(last) }]),
  );
}

const toFailure = ({ at, failure, status }: NonNullable<Row['last_failure']>): Failure => ({ at: new Date(at), failure, status });
