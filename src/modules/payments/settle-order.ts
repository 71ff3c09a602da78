import type { MessageOutbox } from '#kernel/messages.ts';
import { type Actor, changeStatus, isPayable, type Order, type OrderStore, type PaymentMethod } from '#modules/orders/index.ts';
import type { PaymentStore } from './ports.ts';

/** Writes to the customer that their order is paid; does nothing for an order without contact data. */
export type SendReceipt = (order: Order, messages: MessageOutbox) => Promise<void>;

export interface Settlement {
  readonly paymentId: string | null;
  readonly gateway: string;
  readonly method: PaymentMethod;
  readonly actor: Actor;
  readonly at: Date;
}

/**
 * Marks a locked order paid, in the transaction that records its money: status, history, ledger and receipt together, so that it
 * happens once whoever sees the money first. Returns why not, when the order is no longer payable.
 */
export async function settleOrder(
  stores: { orders: OrderStore; payments: PaymentStore; messages: MessageOutbox },
  order: Order,
  { paymentId, gateway, method, actor, at }: Settlement,
  sendReceipt: SendReceipt,
): Promise<'paid' | 'order_already_paid' | 'order_cancelled'> {
  if (order.status === 'cancelled') return 'order_cancelled';
  if (!isPayable(order)) return 'order_already_paid';
  const { order: paid, change } = changeStatus({ ...order, paymentMethod: method }, 'paid', {
    at,
    actor,
    reason: 'payment_completed',
  });
  await stores.orders.saveStatus(paid, change);
  await stores.payments.record({
    orderId: order.id,
    paymentId,
    gateway,
    kind: 'order_paid',
    at,
    data: { totalCents: order.total },
  });
  await sendReceipt(paid, stores.messages);
  return 'paid';
}
