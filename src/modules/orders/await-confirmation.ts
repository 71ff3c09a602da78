import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { changeStatus, isPayable, type PaymentMethod } from './order.ts';
import type { OrderTransact } from './ports.ts';

/**
 * The payer goes to pay where the shop does not see it (a partner by hand, the fixed card link): the order waits for confirmation.
 * Again changes nothing but the method. Throws `not_found`, and `order_not_payable` once it is paid or cancelled.
 */
export function createAwaitConfirmation({ transact, clock }: { transact: OrderTransact; clock: Clock }) {
  return (orderId: string, method: Extract<PaymentMethod, 'card' | 'manual'>): Promise<void> =>
    transact(async ({ orders }) => {
      const order = await orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      if (!isPayable(order)) throw new ShopError('order_not_payable');
      if (order.status === 'waiting' && order.paymentMethod === method) return;
      const cause = { at: clock(), actor: { kind: 'payer' }, reason: `payer_chose_${method}` } as const;
      // A change of method while waiting is history too, though the status stays.
      const { order: next, change } =
        order.status === 'waiting'
          ? { order, change: { from: order.status, to: order.status, ...cause } }
          : changeStatus(order, 'waiting', cause);
      await orders.saveStatus({ ...next, paymentMethod: method }, change);
    });
}
