import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import { BEGIN_UNDONE, changeStatus, type Order, type OrderItem, PERFORMED_UNDONE } from '#modules/orders/index.ts';
import { BY_HAND, reversePayment } from '#modules/payments/index.ts';
import { lockRitual } from './lock-ritual.ts';
import type { PerformDeps } from './perform.ts';
import type { RitualKey, RitualStores } from './ports.ts';

/** What is undone, under the lock of its order. */
interface Undo {
  readonly stores: RitualStores;
  readonly order: Order;
  readonly item: OrderItem;
  readonly key: RitualKey;
  readonly staff: StaffCaller;
  readonly at: Date;
}

/**
 * Takes back that a ritual has begun: a date that it got only by beginning is removed. When no other ritual of the order has begun, the order
 * is `paid` again, or what `reversePayment` makes of it if its money has gone meanwhile, and the letter about the beginning is not sent. What
 * has not begun stays as it is. Throws like `requirePermission`; `not_found`; `illegal_transition` for a ritual that has been performed, or
 * when its order is not being performed; and `undo_over` when the time is over or the report is sent.
 */
export function createUndoBegin(deps: PerformDeps) {
  return undoStep(
    deps,
    (item) => item.begunAt,
    async (undo) => {
      const { stores, order, item, key, at } = undo;
      if (item.performedAt || order.status !== 'processing') throw new ShopError('illegal_transition');
      await stores.rituals.unbegin(key, at);
      await recordUndo(undo, BEGIN_UNDONE);
      const begun = order.items.filter((each) => each !== item).flatMap(({ begunAt }) => begunAt ?? []);
      if (begun.length === 0) await followMoney(undo, await moveBack(undo, 'paid', BEGIN_UNDONE));
      else await retell(deps, undo, new Date(Math.min(...begun.map(Number))));
    },
  );
}

/**
 * Takes back that a ritual has been performed: an order that was `ready` is `processing` again, and the letter about it is not sent. What
 * has not been performed stays as it is. Throws like `requirePermission`, `not_found`, and `undo_over` when the time is over, the report is
 * sent, or the order is completed or cancelled.
 */
export function createUndoComplete(deps: PerformDeps) {
  return undoStep(
    deps,
    (item) => item.performedAt,
    async (undo) => {
      const { stores, order, item, key, at } = undo;
      if (order.status !== 'ready' && order.status !== 'processing') throw new ShopError('undo_over');
      const { performedAt: _, ...begun } = item;
      await stores.rituals.save(key, begun, at);
      await recordUndo(undo, PERFORMED_UNDONE);
      if (order.status === 'ready') await moveBack(undo, 'processing', PERFORMED_UNDONE);
    },
  );
}

/** Undoes a step under the lock of the order, so that of several people who press at once only one changes something. */
function undoStep(
  { transact, clock, undoSeconds }: PerformDeps,
  doneAt: (item: OrderItem) => Date | undefined,
  takeBack: (undo: Undo) => Promise<void>,
) {
  return async (caller: Caller, key: RitualKey): Promise<OrderItem> => {
    const staff = requirePermission(caller, 'rituals.perform');
    return transact(async (stores) => {
      const { order, item } = await lockRitual(stores, key);
      const doneInstant = doneAt(item);
      if (!doneInstant) return item;
      const at = clock();
      const isOver = at.getTime() >= doneInstant.getTime() + undoSeconds * 1000 || (await stores.rituals.isReported(key));
      if (isOver) throw new ShopError('undo_over');
      await takeBack({ stores, order, item, key, staff, at });
      // Read again, because the store decides whether the ritual keeps its date.
      return (await lockRitual(stores, key)).item;
    });
  };
}

/** Gives the order its former status. The letter about the later one was not sent yet: it waits as long as the step can be taken back. */
async function moveBack({ stores, order, staff, at }: Undo, to: 'paid' | 'processing', reason: string): Promise<Order> {
  const cause = { at, actor: { kind: 'staff', id: staff.userId }, reason } as const;
  const { order: restored, change } = changeStatus(order, to, cause);
  await stores.orders.saveStatus(restored, change);
  await stores.messages.withdrawHeld(order.id, order.status);
  return restored;
}

/**
 * `reversePayment` changes no order whose ritual has begun, so what it left undone is done now; of card money alone the shop would look again by
 * itself.
 */
async function followMoney({ stores, staff, at }: Undo, order: Order): Promise<void> {
  if (!(await stores.payments.hasMoved(order.id))) return;
  const actor = { kind: 'staff', id: staff.userId } as const;
  await reversePayment(stores, order, { paymentId: null, gateway: BY_HAND, actor, at });
}

/** When the ritual that began first is undone, the letter waits for the ritual that was the next to begin. */
async function retell({ tellCustomer, undoSeconds }: PerformDeps, { stores, order, item }: Undo, first: Date): Promise<void> {
  if (!item.begunAt || item.begunAt >= first) return;
  await stores.messages.withdrawHeld(order.id, 'processing');
  await tellCustomer(order, { kind: 'processing', notBefore: new Date(first.getTime() + undoSeconds * 1000) }, stores);
}

function recordUndo({ stores, order, item, key, staff, at }: Undo, action: string): Promise<void> {
  const before = { ritual: item.id, position: key.position, begunAt: item.begunAt, performedAt: item.performedAt };
  return stores.audit.record(staff, { action, subject: { kind: 'order', id: order.id }, before, after: null, at });
}
