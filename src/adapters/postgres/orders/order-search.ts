import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { beginningsOf } from '#kernel/contact.ts';
import type { OrderSearch } from '#modules/office/index.ts';
import { escapeLike } from '../engine/like.ts';
import type { Queries, Tables } from '../tables/entities.ts';

/**
 * SQL that selects what a search finds, and the order that a partner has filed under the typed text, because partners file under numbers, ids
 * or words alike.
 */
export function matches(queries: Queries, search: OrderSearch, typed: string) {
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
  return words.length === 0 ? [] : [sql<boolean>`name_words @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`];
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
