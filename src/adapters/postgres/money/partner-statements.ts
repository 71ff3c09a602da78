import { sql } from 'kysely';
import type { MovedPlace, PartnerMovement, Period } from '#modules/partners/index.ts';
import { namesOf } from '../staff/names.ts';
import type { Queries } from '../tables/entities.ts';
import { rowsOf } from '../tables/rows.ts';

/** A page of the movements of a partner's orders, each with what the partner's people said of it when it was money by hand. */
export async function movedOf(
  queries: Queries,
  slug: string,
  time: Period,
  limit: number,
  after: MovedPlace | undefined,
): Promise<PartnerMovement[]> {
  const rows = await queries
    .selectFrom('money_movements as moved')
    .innerJoin('orders', 'orders.id', 'moved.order_id')
    .innerJoin('ledger', (join) => join.onRef('ledger.order_id', '=', 'moved.order_id').onRef('ledger.seq', '=', 'moved.seq'))
    .select(['moved.order_id', 'moved.seq', 'moved.kind', 'moved.way', 'moved.at', 'moved.amount_cents'])
    .select(['customer_name', 'orders.number'])
    .select(sql<string | null>`ledger.data->>'handPaymentId'`.as('hand_id'))
    .where('orders.partner', '=', slug)
    // Follows from the next condition; it is there for the index that finds the partner's orders among those of all.
    .where('orders.money_moved_at', '>=', time.from)
    .where('moved.at', '>=', time.from)
    .where('moved.at', '<', time.until)
    .where(isAfter(after))
    .orderBy('moved.at')
    .orderBy('moved.order_id')
    .orderBy('moved.seq')
    .orderBy('moved.kind')
    .orderBy('moved.way')
    .limit(limit)
    .execute();
  const ordersPaidByHand = rows.filter((row) => row.hand_id !== null).map((row) => row.order_id);
  const hands = await handsOf(queries, slug, [...new Set(ordersPaidByHand)]);
  return rows.map(
    ({ order_id: orderId, seq, kind, way, at, amount_cents, customer_name: customerName, number: orderNumber, hand_id }) => {
      const hand = hands.get(hand_id ?? '') ?? null;
      return { orderId, orderNumber, seq, kind, way, at, amount: amount_cents, customerName, hand };
    },
  );
}

function isAfter(place: MovedPlace | undefined) {
  if (!place) return sql<boolean>`true`;
  const { at, orderId, seq, kind, way } = place;
  return sql<boolean>`(moved.at, moved.order_id, moved.seq, moved.kind, moved.way)
    > (${at}::timestamptz, ${orderId}::uuid, ${seq}::int, ${kind}::text, ${way}::text)`;
}

type Hand = NonNullable<PartnerMovement['hand']>;

/**
 * The payments by hand that a partner's own people confirmed for some orders, by the ids of the payments. What the shop's people confirmed is
 * left out: whom it names is the shop's own matter.
 */
async function handsOf(queries: Queries, slug: string, orderIds: readonly string[]): Promise<ReadonlyMap<string, Hand>> {
  if (orderIds.length === 0) return new Map();
  const rows = await rowsOf(queries, 'hand_payments', { order_id: orderIds, partner: slug }).execute();
  const people = rows.map(({ confirmed_by }) => confirmed_by);
  const names = await namesOf(queries, people);
  return new Map(
    rows.map(({ id, reference, confirmed_by, state, ended_at }) => {
      const takenBackAt = state === 'taken_back' && ended_at !== null ? ended_at : null;
      return [id, { reference, confirmedBy: names.get(confirmed_by) ?? confirmed_by, takenBackAt }];
    }),
  );
}
