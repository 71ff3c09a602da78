import type { MessageOutbox } from '#kernel/messages.ts';
import {
  type Actor,
  changeStatus,
  isPayable,
  type Order,
  type OrderStore,
  type PaymentMethod,
  type SendReceipt,
} from '#modules/orders/index.ts';
import type { PaymentStore } from './ports.ts';

export interface Settlement {
  /** Null for money that has no payment with an address: a card's. */
  readonly paymentId: string | null;
  readonly gateway: string;
  readonly method: PaymentMethod;
  readonly actor: Actor;
  readonly at: Date;
}

/** Why money for an order must wait for a person; undefined while the order awaits it. */
export function whyNotPayable(order: Order): 'order_already_paid' | 'order_cancelled' | undefined {
  if (isPayable(order)) return undefined;
  return order.status === 'cancelled' ? 'order_cancelled' : 'order_already_paid';
}

/**
 * Marks a locked order paid, in the transaction that records its money: status, history, ledger and receipt together, so that it
 * happens once whoever sees the money first. Throws `illegal_transition` for an order that awaits no money.
 */
export async function settleOrder(
  stores: { orders: OrderStore; payments: PaymentStore; messages: MessageOutbox },
  order: Order,
  { paymentId, gateway, method, actor, at }: Settlement,
  sendReceipt: SendReceipt,
): Promise<void> {
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
}
