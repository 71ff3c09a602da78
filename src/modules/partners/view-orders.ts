import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Page, readPage } from '#kernel/cursor.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Month, monthOf, periodOf } from '#kernel/month.ts';
import { requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import { firstName, type Order, type OrderStatus } from '#modules/orders/index.ts';
import type { PartnerOrderReader, PartnerReader, PartnerRecord, PartnerTotals } from './ports.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly orders: PartnerOrderReader;
  readonly clock: Clock;
  /** In which the shop's months begin. */
  readonly timeZone: string;
}

/** What a partner sees of an order: nothing of its customer but the first name. */
export interface PartnerOrder extends Pick<Order, 'id' | 'status' | 'createdAt' | 'paymentMethod' | 'total'> {
  /** Missing when the order has no contact data, or they were erased. */
  readonly firstName?: string;
  readonly items: readonly Pick<Order['items'][number], 'id' | 'name' | 'quantity' | 'weeks'>[];
}

export interface PartnerDashboard {
  readonly partner: PartnerRecord;
  readonly month: Month;
  readonly totals: PartnerTotals;
}

export interface OrderQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** In which the orders were placed. */
  readonly month?: Month | undefined;
}

/**
 * Returns a partner with sums over the orders that were placed in a month; by default the present one. Throws like `ownPartner`.
 */
export function createViewDashboard(deps: Deps) {
  return async (caller: Caller, slug: string, wanted: Month | undefined): Promise<PartnerDashboard> => {
    const { partner } = await ownPartner(deps, caller, slug);
    const month = wanted ?? monthOf(deps.clock(), deps.timeZone);
    return { partner, month, totals: await deps.orders.totals(slug, periodOf(month, deps.timeZone)) };
  };
}

/** Returns a page of a partner's own orders, newest first. Throws like `ownPartner`, and `invalid_request` for a strange cursor. */
export function createListPartnerOrders(deps: Deps) {
  return async (caller: Caller, slug: string, query: OrderQuery): Promise<Page<PartnerOrder>> => {
    await ownPartner(deps, caller, slug);
    const { status, month } = query;
    const placed = month === undefined ? undefined : periodOf(month, deps.timeZone);
    const { items, nextCursor } = await readPage(
      query,
      (limit, after) => deps.orders.list(slug, { limit, after, status, placed }),
      ({ id, createdAt }) => ({ id, at: createdAt }),
    );
    return { items: items.map(seenByPartner), nextCursor };
  };
}

/** Returns one of a partner's own orders. Throws like `ownPartner`, and `not_found` for an order of somebody else. */
export function createViewPartnerOrder(deps: Deps) {
  return async (caller: Caller, slug: string, orderId: string): Promise<PartnerOrder> => {
    await ownPartner(deps, caller, slug);
    const order = await deps.orders.find(orderId);
    if (order?.partner !== slug) throw new ShopError('not_found');
    return seenByPartner(order);
  };
}

/**
 * Returns the partner for whom the caller works. Throws like `requirePermission`, `not_found` for another partner, as for one that
 * does not exist, and `not_allowed` while the partner is suspended.
 */
export async function ownPartner(
  { partners }: Pick<Deps, 'partners'>,
  caller: Caller,
  slug: string,
): Promise<{ staff: StaffCaller; partner: PartnerRecord }> {
  const staff = requirePermission(caller, 'partner.read');
  const partner = staff.partner === slug ? await partners.find(slug) : undefined;
  if (!partner) throw new ShopError('not_found');
  if (partner.isSuspended) throw new ShopError('not_allowed');
  return { staff, partner };
}

/** What a partner may see of an order. Named field by field, so that a new field of orders stays hidden. */
function seenByPartner({ id, status, createdAt, paymentMethod, total, items, contact }: Order): PartnerOrder {
  return {
    id,
    status,
    createdAt,
    paymentMethod,
    total,
    ...(contact ? { firstName: firstName(contact.name) } : {}),
    items: items.map(({ id, name, quantity, weeks }) => ({ id, name, quantity, weeks })),
  };
}
