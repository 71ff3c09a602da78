import type { PartnerOrderReader, SettledHand } from '#modules/partners/index.ts';
import type { Queries } from './entities.ts';
import { toHand } from './hand-payments.ts';
import { isAfter } from './keyset.ts';
import { namesOf } from './office.ts';

type Settled = PartnerOrderReader['settled'];

/** The confirmations that paid, in the order of the index by partner and time. */
export async function settledBy(queries: Queries, ...[slug, paid, limit, after]: Parameters<Settled>): Promise<SettledHand[]> {
  const rows = await queries
    .selectFrom('hand_payments')
    .selectAll()
    .where('partner', '=', slug)
    .where('state', 'in', ['confirmed', 'taken_back'])
    .where('settled_at', '>=', paid.from.toISOString())
    .where('settled_at', '<', paid.until.toISOString())
    .where(isAfter('settled_at', after))
    .orderBy('settled_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const hands = rows.map(toHand);
  const customers = await customersOf(queries, [...new Set(hands.map(({ orderId }) => orderId))]);
  const names = await namesOf(
    queries,
    hands.map(({ confirmedBy }) => confirmedBy),
  );
  return hands.map(({ id, orderId, state, amountUsd, reference, endedAt, confirmedBy, confirmedAt, settledAt }) => ({
    ...{ id, orderId, state, amountUsd, reference, endedAt },
    // The table itself insists that what has paid says when.
    settledAt: settledAt ?? confirmedAt,
    confirmedBy: names.get(confirmedBy) ?? confirmedBy,
    customerName: customers.get(orderId) ?? null,
  }));
}

async function customersOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const rows = await queries.selectFrom('orders').select(['id', 'customer_name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, customer_name }) => [id, customer_name]));
}
