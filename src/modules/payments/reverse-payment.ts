import {
  type Actor,
  beforePaid,
  changeStatus,
  type Order,
  type OrderStore,
  PAYMENT_REVERSED,
  REFUNDED,
} from '#modules/orders/index.ts';
import type { PaymentStore } from './ports.ts';

/** What it takes to follow money that is gone. */
export interface ReversingStores {
  readonly orders: Pick<OrderStore, 'saveStatus' | 'historyOf'>;
  readonly payments: Pick<PaymentStore, 'moneySums' | 'withMoney' | 'timesTakenBack' | 'record'>;
}

interface Reversal {
  /** Null for money by card. */
  readonly paymentId: string | null;
  readonly gateway: string;
  /** Missing: the gateway. */
  readonly actor?: Actor;
  /** The money went back to its payer; false: a bank or a blockchain has taken it. Missing: it went back, if any is still counted as come. */
  readonly isRefund?: boolean;
  readonly at: Date;
}

/**
 * Follows money that was taken back without the shop, in the transaction that records that, or that somebody has taken back that a ritual was
 * begun. Once nothing is left of all money of a locked order whose ritual has not begun, a refund cancels the order, as one by the shop does;
 * otherwise the order is what it was before it was paid, and the ledger tells the reverse of its `order_paid`. Any other order stays as it is:
 * a person decides.
 */
export async function reversePayment(
  { orders, payments }: ReversingStores,
  order: Order,
  { paymentId, gateway, actor = { kind: 'gateway', id: gateway }, isRefund, at }: Reversal,
): Promise<void> {
  if (order.status !== 'paid') return;
  const { came, refunded } = await payments.moneySums(order.id);
  const coins = await payments.withMoney(order.id);
  // A refund of all leaves less than a cent of each payment in coins, and each sum is rounded down to the cent.
  if (came - refunded > coins.length) return;
  // Coins that wait for confirmations are no money yet, and may become it.
  if (coins.some(({ received, confirmed }) => received > confirmed)) return;
  if (isRefund ?? came > 0) {
    const { order: cancelled, change } = changeStatus(order, 'cancelled', { at, actor, reason: REFUNDED });
    await orders.saveStatus(cancelled, change);
    return;
  }
  const { status, paymentMethod } = beforePaid(order, await orders.historyOf(order.id));
  const cause = { at, actor, reason: PAYMENT_REVERSED };
  const { order: unpaid, change } = changeStatus({ ...order, paymentMethod }, status, cause);
  await orders.saveStatus(unpaid, change);
  const data = { round: await payments.timesTakenBack(order.id), receiptNumber: order.receiptNumber };
  await payments.record({ orderId: order.id, paymentId, gateway, kind: 'order_unpaid', at, data });
}
