import type { Caller } from '#kernel/caller.ts';
import { nameOfFilter, type Page, type Paged, readPage } from '#kernel/cursor.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Month, periodOf } from '#kernel/month.ts';
import type { Order, OrderStatus, ShownReport } from '#modules/orders/index.ts';
import { ownPartner } from './own-partner.ts';
import { type ListedOrder, type PartnerOrder, type ShowingDeps, seenBy } from './partner-order.ts';
import { readPartnerSearch } from './partner-search.ts';
import { MOVED_SUMS, type MovedSum, type PartnerReader, type Period, type SumName } from './ports.ts';

interface Deps extends ShowingDeps {
  readonly partners: Pick<PartnerReader, 'find'>;
  /** The zone in which the shop's months begin. */
  readonly timeZone: string;
}

export interface OrderQuery extends Paged {
  readonly status?: OrderStatus | undefined;
  /** A reference of the partner's books; then at most one order. */
  readonly reference?: string | undefined;
  /** The number of an order; then at most one. */
  readonly number?: number | undefined;
  /** Only the orders that make up this sum of the dashboard: of `month`, or without it of all time. */
  readonly sum?: SumName | MovedSum | undefined;
  /** What somebody has typed: a number, a reference of the partner's books, or the beginning of a first name. */
  readonly q?: string | undefined;
  /** The month in which the orders were placed, or their money moved. */
  readonly month?: Month | undefined;
  /** Only orders that changed at or after it, the longest unchanged first. */
  readonly updatedSince?: Date | undefined;
}

/**
 * Returns a page of a partner's own orders, newest first, or what has changed since an instant. Throws like `ownPartner`, and
 * `invalid_request` for a cursor that no page of this list gave.
 */
export function createListPartnerOrders(deps: Deps) {
  return async (caller: Caller, slug: string, query: OrderQuery): Promise<Page<PartnerOrder>> => {
    const { staff } = await ownPartner(deps, caller, slug, 'partner.read', 'orders:read');
    const { status, reference, number, month, updatedSince, sum, q } = query;
    const search = readPartnerSearch(q ?? '');
    const time = month === undefined ? undefined : periodOf(month, deps.timeZone);
    // Sums of money count by when it moved, the other sums by when the orders were placed.
    const filter = isMovedSum(sum)
      ? { placed: undefined, sum: undefined, moved: { sum, time } }
      : { placed: time, sum, moved: undefined };
    const { items, nextCursor } = await readPage<ListedOrder>(
      { ...query, listName: nameOfList(query) },
      async (limit, after) => {
        const selection = { limit, after, status, reference, number, search, ...filter };
        return updatedSince ? deps.orders.listChanged(slug, updatedSince, selection) : deps.orders.list(slug, selection);
      },
      // Only a list of changed orders, which is in the order of the changes, has `changedAt`.
      ({ id, createdAt, changedAt = createdAt }) => ({ id, at: changedAt }),
    );
    const orders = await seenBy(deps, staff, slug, items);
    return { items: filter.moved ? await withMoved(deps, orders, time) : orders, nextCursor };
  };
}

function isMovedSum(sum: OrderQuery['sum']): sum is MovedSum {
  return MOVED_SUMS.some((name) => name === sum);
}

/** The orders with what their money moved in the time. */
async function withMoved({ orders }: Pick<Deps, 'orders'>, listed: readonly PartnerOrder[], time: Period | undefined) {
  const ids = listed.map(({ id }) => id);
  const moved = await orders.movedFor(ids, time);
  return listed.map((order) => ({ ...order, moved: moved.get(order.id) }));
}

/** The name of a list with its filter and order, to which its cursors belong. */
function nameOfList({ sum, q, status, reference, number, month, updatedSince }: OrderQuery): string {
  // Cursors that programs hold from older releases name the first three parts alone. The others are added only where they are asked for.
  const narrowing = [reference, number].filter((value) => value !== undefined);
  const more = sum === undefined && q === undefined ? [] : [nameOfFilter({ sum, q })];
  return [status, month, updatedSince?.toISOString(), ...narrowing, ...more].join('/');
}

/** Returns one of a partner's own orders with its timeline. Throws like `ownPartner`, and `not_found` for an order of somebody else. */
export function createViewPartnerOrder(deps: Deps) {
  return async (caller: Caller, slug: string, orderId: string): Promise<PartnerOrder> => {
    const { staff } = await ownPartner(deps, caller, slug, 'partner.read', 'orders:read');
    const [order] = await seenBy(deps, staff, slug, [await ownOrder(deps, slug, orderId)]);
    if (!order) throw new ShopError('not_found');
    return { ...order, timeline: await deps.orders.timelineOf(orderId) };
  };
}

/**
 * Returns what everybody with the order's link sees of the reports on one of the partner's own orders. Throws like `ownPartner`, and
 * `not_found` for an order of somebody else.
 */
export function createListPartnerReports(deps: Deps) {
  return async (caller: Caller, slug: string, orderId: string): Promise<readonly ShownReport[]> => {
    await ownPartner(deps, caller, slug, 'partner.read', 'reports:read');
    const { id } = await ownOrder(deps, slug, orderId);
    return deps.orders.reportsOf(id);
  };
}

async function ownOrder({ orders }: Pick<Deps, 'orders'>, slug: string, orderId: string): Promise<Order> {
  const order = await orders.find(orderId);
  if (order?.partner !== slug) throw new ShopError('not_found');
  return order;
}
