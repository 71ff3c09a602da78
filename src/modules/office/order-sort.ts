import type { Sorted } from '#kernel/sorted.ts';
import { type OrderStatus, STATUS_COURSE } from '#modules/orders/index.ts';

/** The states in the order in which a list sorted by status shows them: all of them, or those that are asked for. */
export function statesInOrder(sort: Sorted, wanted: readonly OrderStatus[]): readonly OrderStatus[] {
  const states = STATUS_COURSE.filter((status) => wanted.length === 0 || wanted.includes(status));
  return sort === '-status' ? states.toReversed() : states;
}
