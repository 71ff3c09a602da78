import { sql } from 'kysely';
import type { WebhookProgress } from '#modules/webhooks/index.ts';
import type { Queries } from '../tables/entities.ts';

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
export async function readProgress(queries: Queries, slug: string): Promise<Map<string, WebhookProgress>> {
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
