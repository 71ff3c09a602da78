import { sql } from 'kysely';
import type { Place } from '#kernel/cursor.ts';
import { type OrderSelection, type OrderSort, statesInOrder } from '#modules/office/index.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import { followsInOrder, inSortedOrder, isBefore } from '../engine/keyset.ts';

/** SQL of an order of orders, in the words of the indexes. */
export function inOrder(sort: OrderSort) {
  if (!isByStatus(sort)) return inSortedOrder(sort, columnsOf(sort));
  return sql`array_position(${statesInOrder(sort, [])}::text[], status), created_at desc, id desc`;
}

const columnsOf = (sort: OrderSort) => ({ at: 'created_at', key: sort.endsWith('total') ? sql.ref('total_cents') : undefined });

/** SQL that selects the orders which follow a place; all of them without a place. */
export function follows(sort: OrderSort, after: Place | undefined) {
  if (!after || !isByStatus(sort)) return followsInOrder(sort, columnsOf(sort), after);
  return sql<boolean>`(status = ${after.key} and ${isBefore('created_at', after)}
    or status = any(${statesFrom(sort, after, []).slice(1)}::text[]))`;
}

/** A part of a list that an index holds in its order. */
export interface Part {
  readonly statuses: readonly OrderStatus[];
  readonly sort: OrderSort;
  readonly after: Place | undefined;
}

/**
 * The parts of a list, of which each reads the first rows of an index: a selection of several states would sort all of their orders for each
 * page. A selection that finds few orders by other means is one part, because each part would find them anew; but whose
 * money moved in some days may be most orders, and those of a state are found by an index.
 */
export function partsOf({ statuses, sort, after, ...filter }: OrderSelection): readonly Part[] {
  const { search, waits, asked, second, movedFrom, movedUntil } = filter;
  if (search || waits || asked || second) return [{ statuses, sort, after }];
  if ((movedFrom || movedUntil) && !isByStatus(sort)) return [{ statuses, sort, after }];
  if (!isByStatus(sort))
    return statuses.length > 1 ? statuses.map((only) => ({ statuses: [only], sort, after })) : [{ statuses, sort, after }];
  const states = after ? statesFrom(sort, after, statuses) : statesInOrder(sort, statuses);
  return states.map((only) => ({ statuses: [only], sort: '-date', after: only === after?.key ? after : undefined }));
}

const isByStatus = (sort: OrderSort) => sort === 'status' || sort === '-status';

function statesFrom(sort: OrderSort, { key }: Place, wanted: readonly OrderStatus[]): readonly OrderStatus[] {
  const states = statesInOrder(sort, wanted);
  return states.slice(states.indexOf(key as OrderStatus));
}
