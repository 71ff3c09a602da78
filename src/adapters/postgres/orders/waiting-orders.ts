import { openCards, openCoins, openLines } from '../money/reviews.ts';
import type { Queries } from '../tables/entities.ts';

/** Orders whose money waits for a decision of a person, each as often as there are reasons. */
export function waiting(queries: Queries) {
  return waitingParts(queries).reduce((union, part) => union.unionAll(part));
}

/** The same orders, in a part for each reason. */
export function waitingParts(queries: Queries) {
  const byHand = queries.selectFrom('orders').select('id as order_id').where('status', '=', 'waiting');
  const refundAsks = queries.selectFrom('refund_asks').select('order_id').where('state', '=', 'open');
  const coins = openCoins(queries).clearSelect().select('payments.order_id');
  const cards = openCards(queries).clearSelect().select('card_payments.order_id');
  const lines = openLines(queries).clearSelect().select('unread_lines.order_id');
  // All select one column of ids, but Kysely's types tell their tables apart.
  return [byHand, refundAsks, coins, cards, lines] as unknown as (typeof byHand)[];
}

/** Which of some orders wait for a person's decision about their money. */
export async function waitingAmong(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queries.selectFrom(waiting(queries).as('waiting')).select('order_id').where('order_id', 'in', ids).execute();
  return new Set(rows.map(({ order_id }) => order_id));
}
