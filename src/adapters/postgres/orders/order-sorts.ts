import { sql } from 'kysely';
import type { Place } from '#kernel/cursor.ts';
import type { Sorted } from '#kernel/sorted.ts';
import type { OrderSelection } from '#modules/office/index.ts';
import { type OrderStatus, STATUS_COURSE } from '#modules/orders/index.ts';
import { followsInOrder, inSortedOrder } from '../engine/keyset.ts';

/** SQL that sorts orders. Spelled as in their indexes. */
export function inOrder(sort: Sorted) {
  if (!isByStatus(sort)) return inSortedOrder(sort, columnsOf(sort));
  return sql`array_position(${statesInOrder(sort, [])}::text[], status), created_at desc, id desc`;
}

function columnsOf(sort: Sorted) {
  return { at: 'created_at', key: sort.endsWith('total') ? sql.ref('total_cents') : undefined };
}

/** SQL that selects the orders which follow a place; all of them without a place. */
export function follows(sort: Sorted, after: Place | undefined) {
  if (!after || !isByStatus(sort)) return followsInOrder(sort, columnsOf(sort), after);
  const [status, ...later] = statesFrom(sort, after, []);
  return sql<boolean>`(status = ${status} and ${followsInOrder('-date', { at: 'created_at' }, after)} or status = any(${later}::text[]))`;
}

/** When orders were placed, compared with the time in which their money moved. */
export type Placed = 'before' | 'within' | 'after';

/** A part of a list, which is read by itself. Without `placed` it has orders of any time. */
export interface Part {
  readonly statuses: readonly OrderStatus[];
  readonly sort: Sorted;
  readonly after: Place | undefined;
  readonly placed?: Placed;
}

/**
 * The parts of a list. Of the orders whose money moved in a time nearly all were placed in it, and their part reads an index between two dates.
 * For the few that were placed before or after it, that index would be read to its end: they are parts of their own, found by other indexes.
 */
export function partsOf(selection: OrderSelection): readonly Part[] {
  const parts = partsByState(selection);
  if (findsFewOrders(selection) || !isByMoney(selection)) return parts;
  const times: Placed[] = ['within'];
  if (selection.movedFrom) times.unshift('before');
  if (selection.movedUntil) times.push('after');
  return parts.flatMap((part) => times.map((placed) => ({ ...part, placed })));
}

/** Whether a selection finds few orders, and by other indexes than those of states and dates. Orders with feedback are many. */
const findsFewOrders = ({ search, waits, asked, second }: OrderSelection) => Boolean(search || waits || asked || second);

const isByMoney = ({ movedFrom, movedUntil }: OrderSelection) => Boolean(movedFrom || movedUntil);

/**
 * The parts of a list by the orders' states. Each part reads the first rows of an index; a part of several states would sort all of their
 * orders for each page. A selection that finds few orders by other means is one part, because each part would find them anew.
 */
function partsByState(selection: OrderSelection): readonly Part[] {
  const { statuses, sort, after } = selection;
  const whole = [{ statuses, sort, after }];
  if (findsFewOrders(selection)) return whole;
  if (isByStatus(sort)) {
    const states = after ? statesFrom(sort, after, statuses) : statesInOrder(sort, statuses);
    return states.map((status, index) => ({ statuses: [status], sort: '-date', after: index === 0 ? after : undefined }));
  }
  // The indexes by date and total of orders whose money moved hold their states too: one read of them, in order, passes over the others.
  if (isByMoney(selection) || statuses.length < 2) return whole;
  return statuses.map((status) => ({ statuses: [status], sort, after }));
}

const isByStatus = (sort: Sorted) => sort === 'status' || sort === '-status';

/** The states in the order in which a list sorted by status shows them: all of them, or those that are asked for. */
export function statesInOrder(sort: Sorted, wanted: readonly OrderStatus[]): readonly OrderStatus[] {
  const states = STATUS_COURSE.filter((status) => wanted.length === 0 || wanted.includes(status));
  return sort === '-status' ? states.toReversed() : states;
}

/** The states from that of a place on, in the order of a list; for a place that no order has, such as a forged one, the last state. */
function statesFrom(sort: Sorted, { key }: Place, wanted: readonly OrderStatus[]): readonly OrderStatus[] {
  const states = statesInOrder(sort, wanted);
  return states.slice(states.indexOf(STATUS_COURSE[Number(key)] as OrderStatus));
}
