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

/** When orders were placed, beside the time in which their money moved. */
export type Placed = 'before' | 'within' | 'after';

/** A part of a list that an index holds in its order. */
export interface Part {
  readonly statuses: readonly OrderStatus[];
  readonly sort: OrderSort;
  readonly after: Place | undefined;
  readonly placed?: Placed;
}

/**
 * The parts of a list. One of the orders whose money moved in a time has parts for those that were placed before it, in it and after it, because
 * each of these is found by other means: nearly all are placed in it, and an index would be read to its end for the few others.
 */
export function partsOf(selection: OrderSelection): readonly Part[] {
  const parts = partsByState(selection);
  const { movedFrom, movedUntil } = selection;
  if (isFoundElsewhere(selection) || !(movedFrom || movedUntil)) return parts;
  const placed: Placed[] = [...(movedFrom ? (['before'] as const) : []), 'within', ...(movedUntil ? (['after'] as const) : [])];
  return parts.flatMap((part) => placed.map((one) => ({ ...part, placed: one })));
}

const isFoundElsewhere = ({ search, waits, asked, second }: OrderSelection) => Boolean(search || waits || asked || second);

/**
 * The parts of a list, of which each reads the first rows of an index: a selection of several states would sort all of their orders for each
 * page. A selection that finds few orders by other means is one part, because each part would find them anew; but whose
 * money moved in some days may be most orders, and those of a state are found by an index.
 */
function partsByState(selection: OrderSelection): readonly Part[] {
  const { statuses, sort, after, movedFrom, movedUntil } = selection;
  if (isFoundElsewhere(selection)) return [{ statuses, sort, after }];
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
