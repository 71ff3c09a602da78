import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { lockRitual } from './lock-ritual.ts';
import type { RitualKey, RitualTransact } from './ports.ts';

/**
 * Marks a ritual as prepared for its day, or takes the mark off; from then on its customer asks for another day instead of choosing one.
 * The same twice changes nothing. Throws like `requirePermission`, `not_found`, and `illegal_transition` unless the ritual is paid, has a
 * day and has not begun.
 */
export function createMarkPrepared({ transact, clock }: WriteDeps<RitualTransact>) {
  return async (caller: Caller, { orderId, position }: RitualKey, isPrepared: boolean): Promise<void> => {
    const staff = requirePermission(caller, 'rituals.perform');
    const at = clock();
    await transact(async ({ orders, rituals, audit }) => {
      const { order, item } = await lockRitual({ orders }, { orderId, position });
      refuseUnmarkable(order, item);
      if ((item.preparedAt !== undefined) === isPrepared) return;
      await rituals.prepare({ orderId, position }, isPrepared ? at : null);
      const action = isPrepared ? 'ritual.prepared' : 'ritual.prepared_undone';
      const after = { ritual: item.id, position, day: item.startDate };
      await audit.record(staff, { action, subject: { kind: 'order', id: orderId }, before: null, after, at });
    });
  };
}

function refuseUnmarkable({ status }: Order, { startDate, begunAt }: OrderItem): void {
  const isOpen = status === 'paid' || status === 'processing';
  if (!isOpen || !startDate || begunAt) throw new ShopError('illegal_transition');
}
