import { sql } from 'kysely';
import type { OrderingCustomer } from '#modules/orders/index.ts';
import { isAfterClosing, isOfGuest } from '../orders/customer-orders.ts';
import { waitingParts } from '../orders/waiting-orders.ts';
import type { Queries } from '../tables/entities.ts';
import { isUnderWay } from './refunds.ts';

interface Selection {
  limit(most: number): { executeTakeFirst(): Promise<unknown> };
}

/**
 * Tells whether money for an order of the customer is unsettled: somebody must confirm it or decide about it, a part of it came, it can be
 * taken back, or it is being given back.
 */
export async function hasOpenMoney(queries: Queries, { userId, email }: OrderingCustomer): Promise<boolean> {
  const orders = queries
    .selectFrom('orders')
    .select('id as order_id')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb.and([isOfGuest(email), isAfterClosing(email)])]));
  const unpaid = orders.where('status', 'in', ['pending', 'waiting']);
  const unsettled: readonly Selection[] = [
    ...waitingParts(queries).map((part) =>
      queries.selectFrom(part.as('waiting')).select('order_id').where('order_id', 'in', orders),
    ),
    orders.where('held_until', '>', sql<Date>`now()`),
    queries.selectFrom('refunds').select('order_id').where(isUnderWay).where('order_id', 'in', orders),
    queries.selectFrom('payments').select('order_id').where('received', '<>', '0').where('order_id', 'in', unpaid),
  ];
  // One after the other, because a transaction has one connection.
  for (const selection of unsettled) {
    if (await selection.limit(1).executeTakeFirst()) return true;
  }
  return false;
}
