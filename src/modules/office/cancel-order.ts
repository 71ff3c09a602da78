import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { isPayable, lockFor, type Order, type PayableOrder, type TellCustomer } from '#modules/orders/index.ts';
import { cancelUnpaid } from '#modules/payments/index.ts';
import { requestOfNote, requireNewNote } from './note-request.ts';
import type { OfficeActor, OfficeStores } from './ports.ts';

interface Stores extends OfficeStores {
  /** The payment by hand of a locked order that waits for a second person, or has paid, and the partner for whom it was made. */
  readonly money: { liveHand(orderId: string): Promise<{ readonly partner: string | null } | undefined> };
}

interface Deps extends WriteDeps<Transact<Stores>> {
  readonly tellCustomer: TellCustomer;
}

export interface Cancellation {
  /** The version of the order that the person has read; missing: any. */
  readonly version?: number;
  /** For the staff; kept as a note. */
  readonly reason: string;
  readonly noteId: string;
  /** By what a repetition is known. Of the staff's requests `createCancelOrder` makes it from their `noteId`. */
  readonly idempotency?: IdempotentRequest | undefined;
}

type StaffCancellation = Omit<Cancellation, 'idempotency'> & { readonly version: number };

/** The reasons in the history of an order that somebody cancelled. */
const CANCELLED_BY_STAFF = 'cancelled_by_staff';
const CANCELLED_BY_PARTNER = 'cancelled_by_partner';

type CancelByActor = (actor: OfficeActor, orderId: string, cancellation: Cancellation) => Promise<Replayable<null>>;

/** Cancellations, by the shop's people. Throws like `requirePermission` and `createCancelByActor`. */
export function createCancelOrder(cancel: CancelByActor) {
  return async (caller: Caller, orderId: string, { version, ...typed }: StaffCancellation): Promise<void> => {
    const staff = requirePermission(caller, 'orders.write');
    const sent = { ...typed, reason: typed.reason.trim() };
    const idempotency = requestOfNote('cancelOrder', staff, orderId, sent);
    await cancel({ staff }, orderId, { ...sent, version, idempotency });
  };
}

/**
 * Cancels an order that is not paid, and tells the customer; a repetition changes nothing. Its payments and checkouts ask for no more money.
 * Throws like `once` and `requireNewNote`; `not_found`, also for another partner's order, `changed_meanwhile` when something has happened
 * to the order since it was read, `order_not_payable` for a paid or cancelled order, and `part_paid` when money came for it, or when a partner
 * cancels of whose order others say that it came: money is given back by a refund, which cancels. Who may cancel is checked by whoever calls
 * this.
 */
export function createCancelByActor({ transact, clock, tellCustomer }: Deps): CancelByActor {
  return (actor, orderId, cancellation) =>
    transact((stores) => once(stores.idempotency, cancellation.idempotency, () => cancel(stores, actor, orderId, cancellation)));

  async function cancel(
    stores: Stores,
    actor: OfficeActor,
    orderId: string,
    { version, reason, noteId }: Cancellation,
  ): Promise<null> {
    const { staff } = actor;
    const text = reason.trim();
    const locked = await lockFor(actor, stores.orders, orderId);
    await requireNewNote(stores.notes, orderId, noteId);
    const order = await requireUnpaid(stores, actor, locked, version);
    const at = clock();
    const decider = { staff, audit: stores.audit };
    const cancelled = await cancelUnpaid(stores, order, await stores.payments.live(orderId), causeOf(actor, at), decider);
    await stores.notes.add({ id: noteId, orderId, authorId: staff.userId, at, text });
    const subject = { kind: 'order', id: orderId };
    const before = { status: order.status };
    const after = { status: cancelled.status };
    await stores.audit.record(staff, { action: 'order.cancelled', subject, before, after, at });
    await tellCustomer(cancelled, { kind: 'cancelled' }, stores);
    return null;
  }
}

async function requireUnpaid(
  { notes, payments, money }: Stores,
  { partner }: OfficeActor,
  order: Order,
  version: number | undefined,
): Promise<PayableOrder> {
  if (version !== undefined && (await notes.versionOf(order.id)) !== version) throw new ShopError('changed_meanwhile');
  if (!isPayable(order)) throw new ShopError('order_not_payable');
  const hand = partner && (await money.liveHand(order.id));
  const isOfOthers = hand !== undefined && hand.partner !== partner?.slug;
  if (isOfOthers || (await payments.sawMoney(order.id))) throw new ShopError('part_paid');
  return order;
}

function causeOf({ staff, partner }: OfficeActor, at: Date) {
  if (partner) return { at, actor: { kind: 'partner', id: staff.userId }, reason: CANCELLED_BY_PARTNER } as const;
  return { at, actor: { kind: 'staff', id: staff.userId }, reason: CANCELLED_BY_STAFF } as const;
}
