import { type Selectable, sql } from 'kysely';
import type { PostponementAsk, PostponementAskData, PostponementAskStore, PostponementReader } from '#modules/office/index.ts';
import { PAID_STATUSES } from '#modules/orders/index.ts';
import type { WishedDays } from '#modules/plans/index.ts';
import { findOrder } from '../orders/order-rows.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, firstAs, insertRows, rowsOf, updateRows } from '../tables/rows.ts';

/** Customers' wishes for another first day. An order has at most one that is open. */
export function createPostponementAsks(
  queries: Queries,
): PostponementAskStore & WishedDays & PostponementReader & PostponementAskData {
  const end: PostponementAskStore['end'] = (ask) =>
    updateRows(queries, 'postponement_asks', { id: ask.id }).to(columnsOf(ask, ...END));
  return {
    newest: (orderId) => newestAsk(queries, orderId),
    async add(ask) {
      const columns = columnsOf(ask, 'id', 'orderId', 'startDate', 'reason', 'askedAt', ...END);
      await insertRows(queries, 'postponement_asks', { ...columns, items: asJson(ask.items) });
    },
    end,
    async withdraw(orderId, positions, at) {
      const ask = await newestAsk(queries, orderId);
      // Whoever plans a day for any of its items no longer waits for the answer.
      if (ask?.state !== 'open' || !ask.items.some(({ position }) => positions.includes(position))) return false;
      await end({ ...ask, state: 'withdrawn', endedAt: at });
      return true;
    },
    async overtake(orderId, begun, at) {
      const ask = await newestAsk(queries, orderId);
      // Items that have not begun can still be moved.
      if (ask?.state !== 'open' || !ask.items.every(({ position }) => begun.includes(position))) return false;
      await end({ ...ask, state: 'overtaken', endedAt: at });
      return true;
    },
    findOrder: (id) => findOrder(queries, id),
    ofOrders: (ids) => allAs(rowsOf(queries, 'postponement_asks', { order_id: ids }).orderBy('asked_at'), toAsk),
  };
}

/** The open ask of an order, else the newest. */
export function newestAsk(queries: Queries, orderId: string): Promise<PostponementAsk | undefined> {
  const asks = rowsOf(queries, 'postponement_asks', { order_id: orderId });
  return firstAs(asks.orderBy(sql`state = 'open'`, 'desc').orderBy('asked_at', 'desc').limit(1), toAsk);
}

/** The days that open asks wish for the rituals of some orders. */
export async function wishedDaysOf(queries: Queries, orderIds: readonly string[]) {
  const open = rowsOf(queries, 'postponement_asks', { order_id: orderIds }).where(sql<boolean>`state = 'open'`);
  const asks = await allAs(open, toAsk);
  return asks.flatMap(({ orderId, startDate: day, items }) => items.map(({ position }) => ({ orderId, position, day })));
}

/** Asks that somebody must answer. An order that was cancelled, or is unpaid again, has no day to move. */
export function waitingAsks(queries: Queries) {
  return (
    queries
      .selectFrom('postponement_asks')
      .innerJoin('orders', 'orders.id', 'postponement_asks.order_id')
      .select(['postponement_asks.order_id', 'postponement_asks.asked_at'])
      // Spelled as in the index, which would not be used with a parameter.
      .where(sql<boolean>`postponement_asks.state = 'open'`)
      .where('orders.status', 'in', PAID_STATUSES)
  );
}

const END = ['state', 'endedAt', 'answeredBy', 'answer'] as const;

function toAsk(row: Selectable<Tables['postponement_asks']>) {
  return fieldsIn(row, 'id', 'orderId', 'startDate', 'items', 'reason', 'askedAt', ...END);
}
