import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { OrderFilter, OrderSearch } from '#modules/office/index.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import { escapeLike } from '../engine/like.ts';
import { proposedHands } from '../money/hand-payments.ts';
import { openCards, openCoins, openLines } from '../money/reviews.ts';
import { toldOf } from '../rituals/afterwards.ts';
import { waitingAsks } from '../rituals/postponement-asks.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import type { Placed } from './order-sorts.ts';

/** A clock that says when money came may be wrong by a day. */
const CLOCK_ERROR_MS = 86_400_000;

interface Narrowed extends OrderFilter {
  /** The orders that the search has found already. */
  readonly among?: readonly string[];
}

/** More orders of a name are not looked up before they are put in order. */
const FEW = 500;

/**
 * A search by name that finds few orders becomes a list of these. PostgreSQL cannot guess how many have a name, and would look for one
 * that nobody has through all orders, the newest first; that is quick only for a name that many have.
 */
export async function narrowed<Filter extends OrderFilter>(
  queries: Queries,
  filter: Filter,
  few = FEW,
): Promise<Filter & Narrowed> {
  const { search, typed } = filter;
  if (search?.kind !== 'name') return filter;
  const rows = await queries
    // All of them are planned for: for a few PostgreSQL would read the table, and end when it has found as many.
    .with(
      (cte) => cte('found').materialized(),
      () => selected(queries, { statuses: [], search, typed }, []),
    )
    .selectFrom('found')
    .select('id')
    .limit(few + 1)
    .execute();
  return rows.length > few ? filter : { ...filter, among: rows.map(({ id }) => id) };
}

/**
 * The ids of the orders that a filter finds, of some states or of all. `placed` takes of the orders whose money moved in a time only those that
 * were placed before it, in it or after it.
 */
export function selected(
  queries: Queries,
  { search, typed = '', ...filter }: Narrowed,
  statuses: readonly OrderStatus[],
  placed?: Placed,
) {
  const { method, partner, from, until, waits, asked, second, feedback, among } = filter;
  let rows = queries.selectFrom('orders').select('id');
  if (statuses.length > 0) rows = rows.where('status', 'in', statuses);
  if (method) rows = rows.where('payment_method', '=', method);
  if (partner) rows = rows.where('partner', '=', partner);
  if (from) rows = rows.where('created_at', '>=', from);
  if (until) rows = rows.where('created_at', '<', until);
  if (filter.movedFrom || filter.movedUntil) rows = movedWithin(queries, rows, filter, placed);
  if (waits) rows = rows.where('id', '=', anyOf(waiting(queries)));
  if (asked) rows = rows.where('id', 'in', waitingAsks(queries).clearSelect().select('postponement_asks.order_id'));
  if (feedback) rows = rows.where('id', '=', anyOf(toldOf(queries)));
  if (second !== undefined) rows = rows.where('id', second ? 'in' : 'not in', proposedHands(queries).select('order_id'));
  if (among) return rows.where('id', '=', sql<string>`any(${among}::uuid[])`);
  return search ? rows.where(matches(queries, search, typed)) : rows;
}

/** Any of some ids, as one array, which the index reads in its order: a join would look up each order by itself, because the planner cannot guess how many. */
const anyOf = (ids: Expression<unknown>) => sql<string>`any(array(${ids}))`;

/** Orders whose money came or went in a time. What an index of orders knows comes first: when it moved last, and that it came after them. */
function movedWithin<Found>(
  queries: Queries,
  orders: SelectQueryBuilder<Tables, 'orders', Found>,
  { movedFrom: from, movedUntil: until }: Pick<OrderFilter, 'movedFrom' | 'movedUntil'>,
  placed: Placed | undefined,
) {
  let moved = queries.selectFrom('money_movements').select('order_id');
  if (from) moved = moved.where('at', '>=', from);
  if (until) moved = moved.where('at', '<', until);
  let rows = from ? orders.where('money_moved_at', '>=', from) : orders.where('money_moved_at', 'is not', null);
  if (from && placed === 'within') rows = rows.where('created_at', '>=', from);
  if (until && placed === 'within') rows = rows.where('created_at', '<', until);
  if (until && placed !== 'within') rows = rows.where('created_at', '<', new Date(until.getTime() + CLOCK_ERROR_MS));
  if (from && placed === 'before') rows = rows.where('created_at', '<', from).where('id', '=', anyOf(movedAcross(queries, from)));
  if (until && placed === 'after') {
    rows = rows.where('created_at', '>=', until);
    moved = moved.where('at', '>=', new Date(until.getTime() - CLOCK_ERROR_MS));
  }
  return rows.where('id', 'in', moved);
}

/** Orders that were placed before an instant and whose money moved after it, in the words of their index. */
function movedAcross(queries: Queries, instant: Date) {
  return queries
    .selectFrom('orders')
    .select('id')
    .where('money_moved_at', 'is not', null)
    .where(sql<boolean>`tstzrange(created_at, greatest(created_at, money_moved_at), '[]') @> ${instant}::timestamptz`);
}

/** What a search finds, and the order that a partner filed under the typed text: they may file by numbers, ids or words. */
function matches(queries: Queries, search: OrderSearch, typed: string) {
  const filed = queries.selectFrom('orders').select('id as order_id').where('client_reference', '=', typed);
  return (row: ExpressionBuilder<Tables, 'orders'>) => {
    const orFiled = (condition: Expression<SqlBool>) => row.or([condition, row('client_reference', '=', typed)]);
    switch (search.kind) {
      case 'number':
        return orFiled(row('number', '=', search.number));
      case 'beginning': {
        const orders = queries.selectFrom('orders').select('id as order_id');
        const begun = orders.where('id', '>=', search.first).where('id', '<=', search.last);
        const numbered = orders.where('number', '=', search.number ?? -1);
        return row('id', 'in', begun.unionAll(numbered).unionAll(filed));
      }
      case 'id': {
        const paid = queries.selectFrom('payments').select('order_id').where('id', '=', search.id);
        const order = queries.selectFrom('orders').select('id as order_id').where('id', '=', search.id);
        return row('id', 'in', paid.unionAll(order).unionAll(filed));
      }
      case 'email':
        return orFiled(sql<boolean>`lower(customer_email) like ${`${escapeLike(search.beginning)}%`}`);
      case 'transaction':
        return row('id', 'in', paidBy(queries, search.text).unionAll(filed));
      case 'name':
        if (search.words.length === 0) return row('client_reference', '=', typed);
        return orFiled(sql<boolean>`name_words @@ ${search.words.map((word) => `'${word}':*`).join(' & ')}::tsquery`);
    }
  };
}

/** Gateways write hashes in small letters, with `0x` or without. */
function paidBy(queries: Queries, text: string) {
  const lower = text.toLowerCase();
  const bare = lower.replace(/^0x/, '');
  const forms = [...new Set([text, lower, bare, `0x${bare}`])];
  const payments = queries.selectFrom('payments').select('order_id');
  const byHash = payments
    .where('transaction_ids', '<>', sql<never>`'{}'`)
    .where(sql<boolean>`transaction_ids && ${forms}::text[]`);
  const byAddress = payments.where(sql<string>`lower(address)`, '=', lower);
  const cards = queries.selectFrom('card_payments').select('order_id').where('gateway_payment_id', '<>', '');
  return byHash.unionAll(byAddress).unionAll(cards.where('gateway_payment_id', '=', text));
}

/** Orders whose money waits for a decision of a person. */
function waiting(queries: Queries) {
  return waitingParts(queries).reduce((some, part) => some.unionAll(part));
}

/** The same by reason; an order may have several. */
export function waitingParts(queries: Queries) {
  const byHand = queries.selectFrom('orders').select('id as order_id').where('status', '=', 'waiting');
  const refundAsks = queries.selectFrom('refund_asks').select('order_id').where('state', '=', 'open');
  const coins = openCoins(queries).clearSelect().select('payments.order_id');
  const cards = openCards(queries).clearSelect().select('card_payments.order_id');
  const lines = openLines(queries).clearSelect().select('unread_lines.order_id');
  return [byHand, refundAsks, coins, cards, lines] as unknown as (typeof byHand)[];
}

/** Which of some orders wait for a person's decision about their money. */
export async function waitingOf(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queries.selectFrom(waiting(queries).as('waiting')).select('order_id').where('order_id', 'in', ids).execute();
  return new Set(rows.map(({ order_id }) => order_id));
}
