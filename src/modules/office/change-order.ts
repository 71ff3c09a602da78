import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { claimOrReplay } from '#kernel/idempotency.ts';
import type { Cents } from '#kernel/money.ts';
import { requireFreshFactor, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import {
  ITEMS_CHANGED,
  type Order,
  type OrderStore,
  type PayableOrder,
  type PriceReader,
  quoteCart,
  type TellCustomer,
} from '#modules/orders/index.ts';
import {
  type CardSessionStore,
  type EndCheckouts,
  endLivePayments,
  type OpenedSession,
  openedCheckouts,
  refuseCardUnderWay,
} from '#modules/payments/index.ts';
import { requestOfNote, requireNewNote } from './note-request.ts';
import { whyNotChanged } from './order-actions.ts';
import type { OfficeStores } from './ports.ts';
import { isSamePriced, type PricedOrder, priceOrder, type WantedOrder } from './priced-order.ts';

export interface ItemsChange extends WantedOrder {
  /** The version of the order that the person has read. */
  readonly version: number;
  /** Cents that the person has seen as the new total. */
  readonly total: Cents;
  /** For the staff; kept as a note, and with a discount that is new. */
  readonly reason: string;
  readonly noteId: string;
}

interface Stores extends Omit<OfficeStores, 'orders' | 'cards'> {
  readonly orders: Pick<OrderStore, 'lock' | 'saveItems' | 'ofGuest'>;
  readonly cards: Pick<CardSessionStore, 'live' | 'giveUp'>;
  readonly prices: PriceReader;
  /** The payment by hand of a locked order that waits for a second person, or has paid. */
  readonly money: { liveHand(orderId: string): Promise<object | undefined> };
}

interface Deps extends WriteDeps<Transact<Stores>> {
  readonly endCheckouts: EndCheckouts;
  readonly tellCustomer: TellCustomer;
}

/**
 * Changes items and discount of an unpaid order at today's prices, and tells the customer. What asks for the former sum asks no more: a
 * payment in a coin is replaced and watched on, and checkouts for cards are ended at their gateway before the new sum stands. A repetition
 * within 24 hours, known by the id of its note, changes nothing. Throws like `requirePermission`, `requireFreshFactor`, `claimOrReplay`,
 * `requireNewNote`, `quoteCart`, `adjustmentOf` and `createEndCheckouts`; `not_found`, `changed_meanwhile` when something has happened to the
 * order since it was read, `amount_mismatch` when the person has seen another total, `order_not_payable` for a paid or cancelled order,
 * `part_paid` when money was seen, `payment_confirming` while money of a card is on its way, `request_in_progress` when somebody begins to pay
 * by card meanwhile, and `illegal_transition` while a person is to confirm the money, once the order was paid, and when nothing would change.
 */
export function createChangeOrder(deps: Deps) {
  return async (caller: Caller, orderId: string, change: ItemsChange): Promise<void> => {
    const staff = requirePriceChanger(caller);
    requireFreshFactor(staff, deps.clock());
    const { version, ...sent } = change;
    const request = requestOfNote('changeOrder', staff, orderId, { ...sent, reason: sent.reason.trim() });
    const attempt = (known: KnownOrder) =>
      deps.transact(async (stores) => {
        if (await claimOrReplay(stores.idempotency, request)) return undefined;
        const obstacle = await tryChange(deps, stores, { staff, orderId, change, known });
        // Nothing is done yet: the next attempt claims the key again.
        if (obstacle) await stores.idempotency.release(request);
        else await stores.idempotency.remember(request, null);
        return obstacle;
      });
    const obstacle = await attempt({ version });
    if (!obstacle) return;
    await deps.endCheckouts(obstacle.checkouts);
    // The end of a checkout raises the version of the order, so what is to be paid is compared instead.
    const newObstacle = await attempt({ pricedAs: obstacle.former });
    // Somebody has begun to pay by card in between.
    if (newObstacle) throw new ShopError('request_in_progress', { retryAfterSeconds: 1 });
  };
}

/** Returns a member of staff who may change orders, and prices too. Throws like `requirePermission`. */
export function requirePriceChanger(caller: Caller): StaffCaller {
  requirePermission(caller, 'content.write');
  return requirePermission(caller, 'orders.write');
}

/** How a person knows the order: by its version, or by all that the change depends on. */
type KnownOrder = { readonly version: number } | { readonly pricedAs: Order };

interface Attempt {
  readonly staff: StaffCaller;
  readonly orderId: string;
  readonly change: ItemsChange;
  readonly known: KnownOrder;
}

/** Checkouts that must be ended before the order can change, and the order as it stood then. */
interface Obstacle {
  readonly former: Order;
  readonly checkouts: readonly OpenedSession[];
}

/** Changes the order, or returns what must be ended before; then nothing has changed. */
async function tryChange(deps: Deps, stores: Stores, { staff, orderId, change, known }: Attempt): Promise<Obstacle | undefined> {
  const order = requireFound(await stores.orders.lock(orderId));
  await requireNewNote(stores.notes, orderId, change.noteId);
  if ('version' in known && (await stores.notes.versionOf(orderId)) !== known.version) throw new ShopError('changed_meanwhile');
  const former = await requireChangeable(stores, order);
  if ('pricedAs' in known && !isSamePriced(order, known.pricedAs)) throw new ShopError('changed_meanwhile');
  const quote = await quoteCart(change.items, stores.prices);
  const wanted = priceOrder(former, quote, change);
  if (wanted.total !== change.total) throw refusedField(['total'], 'amount_mismatch', 'amount_mismatch');
  if (isSamePriced(former, wanted)) throw new ShopError('illegal_transition');
  const live = await stores.cards.live(orderId);
  refuseCardUnderWay(live);
  const checkouts = openedCheckouts(live);
  if (checkouts.length > 0) return { former, checkouts };
  await storeChange(deps, stores, { staff, change }, former, wanted);
  return undefined;
}

const CODE_OF_REFUSAL = {
  paid: 'order_not_payable',
  cancelled: 'order_not_payable',
  money_came: 'part_paid',
  waiting: 'illegal_transition',
  was_paid: 'illegal_transition',
} as const;

/** Throws like `createChangeOrder` for an order whose items cannot be changed now. */
async function requireChangeable({ payments, money }: Stores, order: Order): Promise<PayableOrder> {
  const handPaymentWaits = (await money.liveHand(order.id)) !== undefined;
  const sawMoney = await payments.sawMoney(order.id);
  const hasMoved = await payments.hasMoved(order.id);
  const refusal = whyNotChanged({ order, sawMoney, hasMoved, handPaymentWaits });
  if (refusal) throw new ShopError(CODE_OF_REFUSAL[refusal]);
  // The compiler does not know that `whyNotChanged` has refused every paid and cancelled order.
  return order as PayableOrder;
}

async function storeChange(
  { clock, tellCustomer }: Deps,
  stores: Stores,
  { staff, change: { reason, noteId } }: Pick<Attempt, 'staff' | 'change'>,
  former: PayableOrder,
  wanted: PricedOrder,
): Promise<void> {
  const at = clock();
  const { id: orderId, status } = former;
  await endLivePayments(stores.payments, await stores.payments.live(orderId), at);
  // These are checkouts that are just being created: nobody knows their addresses yet.
  await stores.cards.giveUp(orderId, at);
  // Without a discount `wanted` has no adjustments, and the former ones end.
  const { adjustments: _, ...rest } = former;
  const changed: PayableOrder = { ...rest, ...wanted };
  const details = { before: summaryOf(former), after: summaryOf(wanted) };
  const actor = { kind: 'staff', id: staff.userId } as const;
  await stores.orders.saveItems(changed, { from: status, to: status, at, actor, reason: ITEMS_CHANGED, details });
  await stores.notes.add({ id: noteId, orderId, authorId: staff.userId, at, text: reason.trim() });
  await stores.audit.record(staff, { action: 'order.changed', subject: { kind: 'order', id: orderId }, ...details, at });
  await tellCustomer(changed, { kind: 'changed' }, stores);
}

/** What the history tells of an order: nothing of the customer, and no reason, which is in a note. */
function summaryOf({ items, adjustments = [], total }: PricedOrder) {
  const percents = adjustments.flatMap(({ percent }) => percent ?? []);
  return {
    items: items.map(({ id, quantity, weeks, price }) => ({ id, quantity, weeks, priceCents: price })),
    offCents: adjustments.reduce((sum, { amount }) => sum + amount, 0),
    ...(percents.length > 0 ? { percents } : {}),
    totalCents: total,
  };
}
