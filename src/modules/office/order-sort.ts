import { nameOfFilter, type Place } from '#kernel/cursor.ts';
import type { Sorted } from '#kernel/sorted.ts';
import { type Order, type OrderStatus, STATUS_COURSE } from '#modules/orders/index.ts';

/**
 * The orders of the list: by a value of each row, falling with the minus. Rows with the same sum follow their dates the same way; rows of a
 * state stand with the newest first, either way.
 */
export type OrderSort = Sorted;

/** The states of a list by states, in its order: all of them, or those that are asked for. */
export function statesInOrder(sort: OrderSort, wanted: readonly OrderStatus[]): readonly OrderStatus[] {
  const states = STATUS_COURSE.filter((status) => wanted.length === 0 || wanted.includes(status));
  return sort === '-status' ? states.toReversed() : states;
}

const A_SUM = /^\d{1,15}$/;
const A_STATUS = new RegExp(`^(${STATUS_COURSE.join('|')})$`);
const KEYS: Readonly<Partial<Record<OrderSort, RegExp>>> = {
  total: A_SUM,
  '-total': A_SUM,
  status: A_STATUS,
  '-status': A_STATUS,
};

/** What the keys of a list's places look like; undefined for a list without. */
export const keysOf = (sort: OrderSort): RegExp | undefined => KEYS[sort];

/** Where an order stands in a list. */
export function placeIn(sort: OrderSort, { id, createdAt: at, total, status }: Order): Place {
  if (!KEYS[sort]) return { id, at };
  return { id, at, key: sort.endsWith('total') ? String(total) : status };
}

/** The name of a filter and an order, to which its cursors belong. */
export function nameOfList(sort: OrderSort, filter: Readonly<Record<string, unknown>>): string {
  return `${sort}/${nameOfFilter(filter)}`;
}
