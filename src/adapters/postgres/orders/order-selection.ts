import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { beginningsOf } from '#kernel/contact.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { OrderFilter, OrderSearch } from '#modules/office/index.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import { escapeLike } from '../engine/texts.ts';
import { proposedHands } from '../money/hand-payments.ts';
import { ordersWithFeedback } from '../rituals/afterwards.ts';
import { waitingAsks } from '../rituals/postponement-asks.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { namesBegin } from './order-rows.ts';
import type { Placed } from './order-sorts.ts';
import { waiting } from './waiting-orders.ts';

/** The clock of a gateway, which says when money came, may be wrong by a day. */
const CLOCK_ERROR_MS = DAY_MS;

interface Narrowed extends OrderFilter {
  /** The ids of the orders that the search has found already. */
  readonly among?: readonly string[];
}

/** When more orders match a name, the search is not done before the list is sorted. */
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
    // Materialized, so that PostgreSQL plans to find all of them: for a few it would read the whole table until it had found as many.
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
  if (feedback) rows = rows.where('id', '=', anyOf(ordersWithFeedback(queries)));
  if (second !== undefined) rows = rows.where('id', second ? 'in' : 'not in', proposedHands(queries).select('order_id'));
  if (among) return rows.where('id', '=', sql<string>`any(${among}::uuid[])`);
  return search ? rows.where(matches(queries, search, typed)) : rows;
}

/**
 * SQL for any of some ids, as one array, whose orders the index reads in its order. The planner cannot guess how many ids a join would have, and
 * would look up each order by itself.
 */
const anyOf = (ids: Expression<unknown>) => sql<string>`any(array(${ids}))`;

/**
 * Orders whose money came or went in a time. First comes what an index of the orders themselves tells: when their money last moved, and that
 * an order is placed before its money comes.
 */
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

/** Orders that were placed before an instant and whose money last moved after it. Spelled as in their index. */
function movedAcross(queries: Queries, instant: Date) {
  return queries
    .selectFrom('orders')
    .select('id')
    .where('money_moved_at', 'is not', null)
    .where(sql<boolean>`tstzrange(created_at, greatest(created_at, money_moved_at), '[]') @> ${instant}::timestamptz`);
}

/**
 * SQL that selects what a search finds, and the order that a partner has filed under the typed text, because partners file under numbers, ids
 * or words alike.
 */
function matches(queries: Queries, search: OrderSearch, typed: string) {
  const filed = queries.selectFrom('orders').select('id as order_id').where('client_reference', '=', typed);
  return (row: ExpressionBuilder<Tables, 'orders'>) => {
    const orFiled = (condition: Expression<SqlBool>) => row.or([condition, row('client_reference', '=', typed)]);
    switch (search.kind) {
      case 'number':
        return orFiled(row('number', '=', search.number));
      case 'id_beginning': {
        const orders = queries.selectFrom('orders').select('id as order_id');
        const begun = orders.where('id', '>=', search.first).where('id', '<=', search.last);
        // No order has the number -1.
        const numbered = orders.where('number', '=', search.number ?? -1);
        return row('id', 'in', begun.unionAll(numbered).unionAll(filed));
      }
      case 'id': {
        const paid = queries.selectFrom('payments').select('order_id').where('id', '=', search.id);
        const order = queries.selectFrom('orders').select('id as order_id').where('id', '=', search.id);
        return row('id', 'in', paid.unionAll(order).unionAll(filed));
      }
      case 'email':
        return orFiled(isMailedTo(search.beginning));
      case 'transaction':
        return row('id', 'in', paidBy(queries, search.text).unionAll(filed));
      case 'name':
        return orFiled(row.or([...isNamed(search.words), ...(search.email ? [isMailedTo(search.email)] : [])]));
    }
  };
}

/** The e-mail begins so. The index `orders_email_beginning` answers it. */
function isMailedTo(typed: string) {
  const ways = beginningsOf(typed).map((beginning) => sql`lower(customer_email) like ${`${escapeLike(beginning)}%`}`);
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Without words nobody is named. */
function isNamed(words: readonly string[]) {
  return words.length === 0 ? [] : [sql<boolean>`name_words @@ ${namesBegin(words)}::tsquery`];
}

/**
 * The orders that a transaction or an address paid. Gateways write hashes in small letters, with `0x` or without. Rows without hashes, and
 * cards without an id, are left out in so many words, because the indexes leave them out.
 */
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
