import { cents } from '#kernel/money.ts';
import type { ListedOrder, OfficeReader, OrderSelection } from '#modules/office/index.ts';
import { movedFor, NOTHING_MOVED } from '../money/money-movements.ts';
import type { Queries } from '../tables/entities.ts';
import { countOf, rowsOf } from '../tables/rows.ts';
import { readOrderFile } from './order-file.ts';
import { receivedFor } from './order-reader.ts';
import { withItems } from './order-rows.ts';
import { narrowed, selected } from './order-selection.ts';
import { follows, inOrder, partsOf } from './order-sorts.ts';
import { waitingAmong } from './waiting-orders.ts';

export function createOfficeReader(queries: Queries): OfficeReader {
  return {
    list: (selection) => list(queries, selection),
    count: (filter) => countOf(queries.selectFrom(selected(queries, filter, filter.statuses).as('selected'))),
    find: (id) => readOrderFile(queries, id),
  };
}

async function list(queries: Queries, selection: OrderSelection): Promise<ListedOrder[]> {
  // One statement: if an order changed between two, the cursor of the next page could leave orders out.
  const rows = await rowsOf(queries, 'orders', { id: candidateIds(queries, await narrowed(queries, selection)) })
    .orderBy(inOrder(selection.sort))
    .limit(selection.limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const orders = await withItems(queries, rows);
  const received = await receivedFor(queries, orders);
  const moved = await movedFor(queries, ids);
  const waiting = selection.waits ? new Set(ids) : await waitingAmong(queries, ids);
  return orders.map((order) => {
    const { id } = order;
    return { order, received: received.get(id) ?? cents(0), money: moved.get(id) ?? NOTHING_MOVED, waits: waiting.has(id) };
  });
}

/** The ids of a page's orders, and of some more: each part of the selection gives as many as a whole page has. */
function candidateIds(queries: Queries, selection: OrderSelection) {
  const parts = partsOf(selection).map(({ sort, after, statuses, placed }) => {
    const rows = selected(queries, selection, statuses, placed).where(follows(sort, after));
    return queries.selectFrom(rows.orderBy(inOrder(sort)).limit(selection.limit).as('part')).select('part.id');
  });
  return parts.reduce((union, part) => union.unionAll(part));
}
