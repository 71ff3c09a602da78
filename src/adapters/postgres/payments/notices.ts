import { sql } from 'kysely';
import type { NoticeStore, StoredNotice } from '#modules/payments/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf } from '../tables/fields.ts';
import { allAs } from '../tables/rows.ts';

export function createNoticeStore(queries: Queries): NoticeStore {
  return {
    async addAll(gateway, notices, most) {
      const added = await add(queries, notices, most);
      const others = notices.filter(({ eventKey }) => !added.has(eventKey));
      const full = others.length > 0 ? await fullAmong(queries, gateway, others.map(gatewayIdOf), most) : new Set();
      return new Map(
        notices.map((notice) => {
          // `delete` tells whether the key was there: of two notices with one key, only the first is new.
          if (added.delete(notice.eventKey)) return [notice, 'added'];
          return [notice, full.has(gatewayIdOf(notice)) ? 'left_out' : 'repeated'];
        }),
      );
    },
    async waitAtMost(milliseconds) {
      // `true` bounds the setting to this transaction.
      await sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`.execute(queries);
    },
  };
}

/**
 * Stores notices of payments that have fewer than `most`, in the order of their keys, so that no two transactions wait for each other.
 * Returns the keys that are new.
 */
async function add(queries: Queries, notices: readonly StoredNotice[], most: number): Promise<Set<string>> {
  const rows = notices.map((notice) => ({
    ...columnsOf(notice, 'gateway', 'eventKey', 'paymentId', 'receivedAt', 'bodySha256', 'body'),
    gateway_payment_id: gatewayIdOf(notice),
  }));
  const added = await sql<{ event_key: string }>`
    insert into gateway_notices (gateway, event_key, gateway_payment_id, payment_id, received_at, body_sha256, body)
      select new.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (gateway text, event_key text, gateway_payment_id text,
        payment_id uuid, received_at timestamptz, body_sha256 text, body text)
      where (select count(*) from gateway_notices as old
        where old.gateway = new.gateway and old.gateway_payment_id = new.gateway_payment_id) < ${most}::int
      order by new.event_key
      on conflict (gateway, event_key) do nothing returning event_key
  `.execute(queries);
  return new Set(added.rows.map((row) => row.event_key));
}

/** Which of some payments of a gateway have `most` stored notices already. */
async function fullAmong(queries: Queries, gateway: string, gatewayIds: readonly string[], most: number): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('gateway_notices')
    .select('gateway_payment_id')
    .where('gateway', '=', gateway)
    .where('gateway_payment_id', 'in', gatewayIds)
    .groupBy('gateway_payment_id')
    .having((row) => row.fn.countAll(), '>=', most)
    .execute();
  return new Set(rows.map((row) => row.gateway_payment_id));
}

/** The payment's own id comes first, before that of its parent. */
function gatewayIdOf({ gatewayPaymentIds }: StoredNotice): string {
  return gatewayPaymentIds[0] ?? '';
}

/** How many of a gateway's ids are read for a payment of the shop. */
const MOST_IDS = 20;

/** Reads the ids that a gateway's verified notices have named for a payment of the shop: the newest ones, the oldest of them first. */
export function createNoticedIds(queries: Queries, gateway: string) {
  return async (paymentId: string): Promise<string[]> => {
    const rows = queries
      .selectFrom('gateway_notices')
      .select('gateway_payment_id')
      .where('payment_id', '=', paymentId)
      .where('gateway', '=', gateway)
      .groupBy('gateway_payment_id')
      .orderBy((row) => row.fn.min('received_at'), 'desc')
      .orderBy('gateway_payment_id')
      .limit(MOST_IDS);
    return (await allAs(rows, (row) => row.gateway_payment_id)).reverse();
  };
}
