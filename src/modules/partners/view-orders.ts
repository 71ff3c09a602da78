import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { nameOfFilter, type Page, type Paged, readPage } from '#kernel/cursor.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { type Month, periodOf } from '#kernel/month.ts';
import type { PartnerActor } from '#kernel/permissions.ts';
import type { HandPayment } from '#modules/money/index.ts';
import {
  dueOf,
  firstName,
  type Order,
  type OrderStatus,
  type SeenAdjustment,
  type ShownReport,
  seenAdjustments,
  type TimelineEntry,
} from '#modules/orders/index.ts';
import type { MoneySums } from '#modules/payments/index.ts';
import { ownPartner } from './own-partner.ts';
import { readPartnerSearch } from './partner-search.ts';
import {
  type ChangedOrder,
  MOVED_SUMS,
  type MovedSum,
  type PartnerOrderReader,
  type PartnerReader,
  type Period,
  type SumName,
} from './ports.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly orders: PartnerOrderReader;
  readonly clock: Clock;
  /** The zone in which the shop's months begin. */
  readonly timeZone: string;
  readonly singleApprovalLimit: Cents;
}

/** What a partner sees of an order: nothing of its customer but the first name. */
export interface PartnerOrder extends Pick<Order, 'id' | 'number' | 'status' | 'createdAt' | 'paymentMethod' | 'total'> {
  /** What is still missing: the amount that can be confirmed. */
  readonly due: Cents;
  /** True when a second person must agree with a confirmation of `due`. */
  readonly needsSecond: boolean;
  /** Until then the confirmation that paid for the order can be taken back; missing when it cannot. */
  readonly undoUntil?: Date;
  /** The partner's own, the newest first. */
  readonly confirmations: readonly OwnConfirmation[];
  /** Missing when the order has no contact data, or they were erased. */
  readonly firstName?: string;
  readonly items: readonly Pick<Order['items'][number], 'id' | 'name' | 'price' | 'quantity' | 'weeks'>[];
  /** What is taken off the items, without the reasons; missing when nothing is. */
  readonly adjustments?: readonly SeenAdjustment[];
  /** Missing when the partner's own programs filed nothing. */
  readonly filing?: Order['filing'];
  /** What happened to the order, the earliest first; missing in lists. */
  readonly timeline?: readonly TimelineEntry[];
  /** Only in lists of what has changed. */
  readonly changedAt?: Date;
  /** What moved in the time, and so the order's part of the sum; only in the lists of sums of money. */
  readonly moved?: MoneySums;
}

/** What a person of the partner has said of the money of an order. */
export interface OwnConfirmation
  extends Pick<
    HandPayment,
    'state' | 'amountUsd' | 'reference' | 'note' | 'evidence' | 'evidenceFile' | 'confirmedAt' | 'endedAt'
  > {
  /** The caller said it, and not another person of the partner. */
  readonly isByCaller: boolean;
  /** Agreed with by a second person. */
  readonly isAgreed: boolean;
}

type ListedOrder = Order & Partial<Pick<ChangedOrder, 'changedAt'>>;

export interface OrderQuery extends Paged {
  readonly status?: OrderStatus | undefined;
  /** A reference of the partner's books; then at most one order. */
  readonly reference?: string | undefined;
  /** The number of an order; then at most one. */
  readonly number?: number | undefined;
  /** Only the orders that make up this sum of the dashboard, with `month` those of a month. */
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
 * `invalid_request` for a strange cursor.
 */
export function createListPartnerOrders(deps: Deps) {
  return async (caller: Caller, slug: string, query: OrderQuery): Promise<Page<PartnerOrder>> => {
    const { staff } = await ownPartner(deps, caller, slug, 'partner.read', 'orders:read');
    const { status, reference, number, month, updatedSince, sum, q } = query;
    const search = readPartnerSearch(q ?? '');
    const time = month === undefined ? undefined : periodOf(month, deps.timeZone);
    const filter = isMovedSum(sum)
      ? { placed: undefined, sum: undefined, moved: { sum, time } }
      : { placed: time, sum, moved: undefined };
    const { items, nextCursor } = await readPage<ListedOrder>(
      { ...query, of: nameOf(query) },
      async (limit, after) => {
        const selection = { limit, after, status, reference, number, search, ...filter };
        return updatedSince ? deps.orders.listChanged(slug, updatedSince, selection) : deps.orders.list(slug, selection);
      },
      ({ id, createdAt, changedAt = createdAt }) => ({ id, at: changedAt }),
    );
    const orders = await seenBy(deps, staff, slug, items);
    return { items: filter.moved ? await withMoved(deps, orders, time) : orders, nextCursor };
  };
}

const isMovedSum = (sum: OrderQuery['sum']): sum is MovedSum => MOVED_SUMS.some((moved) => moved === sum);

async function withMoved({ orders }: Pick<Deps, 'orders'>, listed: readonly PartnerOrder[], time: Period | undefined) {
  const moved = await orders.movedFor(
    listed.map(({ id }) => id),
    time,
  );
  return listed.map((order) => {
    const sums = moved.get(order.id);
    return sums ? { ...order, moved: sums } : order;
  });
}

/** The filter and order of a list, to which its cursors belong. */
function nameOf({ sum, q, status, reference, number, month, updatedSince }: OrderQuery): string {
  const narrow = [reference, number].filter((value) => value !== undefined);
  // Cursors that programs hold stay right: what is new is named only where it is asked for.
  const more = sum === undefined && q === undefined ? [] : [nameOfFilter({ sum, q })];
  return [status, month, updatedSince?.toISOString(), ...narrow, ...more].join('/');
}

/** Returns one of a partner's own orders with its story. Throws like `ownPartner`, and `not_found` for an order of somebody else. */
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

async function seenBy(deps: Deps, staff: PartnerActor, slug: string, orders: readonly ListedOrder[]): Promise<PartnerOrder[]> {
  if (orders.length === 0) return [];
  const received = await deps.orders.receivedFor(orders);
  const hands = Map.groupBy(await deps.orders.confirmations(slug, orders), ({ orderId }) => orderId);
  return orders.map((order) => {
    const due = dueOf(order, received.get(order.id));
    const own = hands.get(order.id) ?? [];
    return {
      ...visible(order, slug),
      due,
      needsSecond: due > deps.singleApprovalLimit,
      ...undoOf(order, own, deps.clock()),
      confirmations: own.map((hand) => ownConfirmation(hand, staff)),
    };
  });
}

/** A partner takes back what their own people have confirmed. */
function undoOf({ status, heldUntil }: Order, own: readonly HandPayment[], now: Date): { undoUntil?: Date } {
  const isOwn = own.some(({ state }) => state === 'confirmed');
  return isOwn && status === 'paid' && heldUntil && now < heldUntil ? { undoUntil: heldUntil } : {};
}

function ownConfirmation(hand: HandPayment, { userId }: PartnerActor): OwnConfirmation {
  const { state, amountUsd, reference, note, evidence, evidenceFile, confirmedAt, endedAt } = hand;
  const isByCaller = hand.confirmedBy === userId;
  const isAgreed = hand.agreedBy !== null || hand.agreedAlone;
  return { state, amountUsd, reference, note, evidence, evidenceFile, confirmedAt, endedAt, isByCaller, isAgreed };
}

/** What a partner may see of an order. Named field by field, so that a new field of orders stays hidden. */
function visible(order: ListedOrder, slug: string) {
  const { id, number, status, createdAt, paymentMethod, total, items, contact, changedAt, filing } = order;
  return {
    id,
    number,
    status,
    createdAt,
    paymentMethod,
    total,
    ...(changedAt ? { changedAt } : {}),
    ...(contact ? { firstName: firstName(contact.name) } : {}),
    ...(filing?.partner === slug ? { filing } : {}),
    items: items.map(({ id, name, price, quantity, weeks }) => ({ id, name, price, quantity, weeks })),
    ...seenAdjustments(order),
  };
}
