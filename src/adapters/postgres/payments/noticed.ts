import { sql } from 'kysely';
import type { GatewayEvent, Noticed } from '#modules/payments/index.ts';
import type { Queries } from '../tables/entities.ts';

/** A table of payments or checkouts, and its columns with ids of the gateway. */
interface Watched {
  readonly table: 'payments' | 'card_sessions';
  readonly idColumns: readonly ('gateway_payment_id' | 'gateway_session_id')[];
}

interface Row {
  readonly id: string;
  readonly order_id: string;
  /** Null where the gateway has given no id yet. */
  readonly gateway_ids: readonly (string | null)[];
}

/** Finds what each event is about, and locks the orders, in the order of their ids. An event about nothing known is missing. */
export async function lockNoticed<Event extends GatewayEvent>(
  queries: Queries,
  { table, idColumns }: Watched,
  { gateway, events }: { readonly gateway: string; readonly events: readonly Event[] },
): Promise<Map<Event, Noticed>> {
  if (events.length === 0) return new Map();
  const columns = idColumns.map((column) => sql`watched.${sql.ref(column)}`);
  const gatewayIds = sql`${events.flatMap(({ gatewayPaymentIds }) => gatewayPaymentIds)}::text[]`;
  const hasGatewayId = sql.join(
    columns.map((column) => sql`${column} = any(${gatewayIds})`),
    sql` or `,
  );
  const hasShopId = sql`watched.id = any(${events.flatMap(({ paymentId }) => paymentId ?? [])}::uuid[])`;
  const { rows } = await sql<Row>`
    select watched.id, watched.order_id, array[${sql.join(columns)}] as gateway_ids
      from ${sql.table(table)} as watched join orders on orders.id = watched.order_id
      where watched.gateway = ${gateway} and (${hasGatewayId} or ${hasShopId})
      order by orders.id for update of orders
  `.execute(queries);
  return match(events, rows);
}

function match<Event extends GatewayEvent>(events: readonly Event[], rows: readonly Row[]): Map<Event, Noticed> {
  const byGatewayId = new Map(rows.flatMap((row) => row.gateway_ids.map((gatewayId) => [gatewayId, row] as const)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    events.flatMap((event) => {
      const gatewayId = event.gatewayPaymentIds.find((each) => byGatewayId.has(each));
      const row = gatewayId === undefined ? byId.get(event.paymentId ?? '') : byGatewayId.get(gatewayId);
      return row ? [[event, { id: row.id, orderId: row.order_id }] as const] : [];
    }),
  );
}
