import { nameOfFilter, type Place } from '#kernel/cursor.ts';
import type { Sorted } from '#kernel/sorted.ts';
import { type Order, type OrderStatus, STATUS_COURSE } from '#modules/orders/index.ts';

/**
 * How the list of orders is sorted: by date, total or status; with a minus from the greatest. Orders of one total are sorted by date in the
 * same direction, orders of one status always with the newest first.
 */
export type OrderSort = Sorted;

/** The states in the order in which a list sorted by status shows them: all of them, or those that are asked for. */
export function statesInOrder(sort: OrderSort, wanted: readonly OrderStatus[]): readonly OrderStatus[] {
  const states = STATUS_COURSE.filter((status) => wanted.length === 0 || wanted.includes(status));
  return sort === '-status' ? states.toReversed() : states;
}

const SUM_KEY = /^\d{1,15}$/;
const STATUS_KEY = new RegExp(`^(${STATUS_COURSE.join('|')})$`);
const KEY_FORMS: Readonly<Partial<Record<OrderSort, RegExp>>> = {
  total: SUM_KEY,
  '-total': SUM_KEY,
  status: STATUS_KEY,
  '-status': STATUS_KEY,
};

/** The form of the key in a cursor of a list that is sorted so; undefined for one by date, whose cursors have no key. */
export const keyFormOf = (sort: OrderSort): RegExp | undefined => KEY_FORMS[sort];

/** Where an order stands in a list. */
export function placeIn(sort: OrderSort, { id, createdAt: at, total, status }: Order): Place {
  if (!KEY_FORMS[sort]) return { id, at };
  return { id, at, key: sort.endsWith('total') ? String(total) : status };
}

/** The name of a list by its sorting and filter. A cursor is taken only for the list that gave it. */
export function nameOfList(sort: OrderSort, filter: Readonly<Record<string, unknown>>): string {
  return `${sort}/${nameOfFilter(filter)}`;
}
