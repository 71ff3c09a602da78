import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { changeStatus, isPayable, type Order, type TellCustomer } from '#modules/orders/index.ts';
import { makeWay } from '#modules/payments/index.ts';
import type { OfficeStores, OfficeTransact } from './ports.ts';

interface Deps {
  readonly transact: OfficeTransact;
  readonly clock: Clock;
  readonly tellCustomer: TellCustomer;
}

export interface Cancellation {
  /** As the person has read the order. */
  readonly version: number;
  /** For the staff; kept as a note. */
  readonly reason: string;
  readonly noteId: string;
}

/** The reason in the history of an order that a person of the shop cancelled. */
const CANCELLED_BY_STAFF = 'cancelled_by_staff';

/**
 * Cancels an order that is not paid, and tells the customer. Its payments and checkouts ask for no more money. Throws like
 * `requirePermission`, `not_found`, `changed_meanwhile` when something has happened to the order since it was read, `order_not_payable`
 * for a paid or cancelled order, and `part_paid` when money came for it: that is given back by a refund, which cancels.
 */
export function createCancelOrder({ transact, clock, tellCustomer }: Deps) {
  return async (caller: Caller, orderId: string, { version, reason, noteId }: Cancellation): Promise<void> => {
    const staff = requirePermission(caller, 'orders.write');
    await transact(async (stores) => {
      const order = await stores.orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      if ((await stores.notes.versionOf(orderId)) !== version) throw new ShopError('changed_meanwhile');
      if (!isPayable(order)) throw new ShopError('order_not_payable');
      if (await stores.payments.sawMoney(orderId)) throw new ShopError('part_paid');
      const at = clock();
      await stopPayments(stores, order, at);
      const actor = { kind: 'staff', id: staff.userId } as const;
      const { order: cancelled, change } = changeStatus(order, 'cancelled', { at, actor, reason: CANCELLED_BY_STAFF });
      await stores.orders.saveStatus(cancelled, change);
      await stores.notes.add({ id: noteId, orderId, authorId: staff.userId, at, text: reason.trim() });
      const changes = { before: { status: order.status }, after: { status: cancelled.status } };
      await stores.audit.record(staff, { action: 'order.cancelled', subject: { kind: 'order', id: orderId }, ...changes, at });
      await tellCustomer(cancelled, { kind: 'cancelled' }, stores);
    });
  };
}

async function stopPayments({ payments, cards }: OfficeStores, { id }: Order, at: Date): Promise<void> {
  await makeWay(payments, await payments.live(id), at);
  await cards.giveUp(id, at);
}
