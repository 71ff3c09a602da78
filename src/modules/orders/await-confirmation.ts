import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { changeStatus, isPayable, type PaymentMethod } from './order.ts';
import type { OrderTransact } from './ports.ts';

/**
 * Sets an order to `waiting` when its payer chooses a payment that the shop cannot see (to a partner by hand, the fixed card link).
 * For an order that already waits, only the method changes. Throws `not_found`, or `order_not_payable` for a paid or cancelled order.
 */
export function createAwaitConfirmation({ transact, clock }: { transact: OrderTransact; clock: Clock }) {
  return (orderId: string, method: Extract<PaymentMethod, 'card' | 'manual'>): Promise<void> =>
    transact(async ({ orders }) => {
      const order = await orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      if (!isPayable(order)) throw new ShopError('order_not_payable');
      if (order.status === 'waiting' && order.paymentMethod === method) return;
      const cause = { at: clock(), actor: { kind: 'payer' }, reason: `payer_chose_${method}` } as const;
      // A change of method is recorded in the history too, although the status stays.
      const { order: next, change } =
        order.status === 'waiting'
          ? { order, change: { from: order.status, to: order.status, ...cause } }
          : changeStatus(order, 'waiting', cause);
      await orders.saveStatus({ ...next, paymentMethod: method }, change);
    });
}
