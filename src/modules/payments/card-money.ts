import { isPayable, type Order, type SendReceipt } from '#modules/orders/index.ts';
import type { CardPayment } from './payment.ts';
import type { PaymentStores } from './ports.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Records money that came by card for a locked order, once, and settles the order unless a person must look at the money. Changes
 * nothing for a payment that is recorded already.
 */
export async function recordCardMoney(stores: PaymentStores, order: Order, payment: CardPayment, sendReceipt: SendReceipt) {
  if (!(await stores.payments.addCard(payment))) return;
  const { id: cardPaymentId, orderId, gateway, gatewayPaymentId, amountUsd: amountCents, receivedAt: at, reviews } = payment;
  const data = { cardPaymentId, amountCents, reviews, ...(gatewayPaymentId && { gatewayPaymentId }) };
  await stores.payments.record({ orderId, paymentId: null, gateway, kind: 'card_paid', at, data });
  if (!isPayable(order) || reviews.length > 0) return;
  const settlement = { paymentId: null, gateway, method: 'card', actor: { kind: 'gateway', id: gateway }, at } as const;
  await settleOrder(stores, order, settlement, sendReceipt);
}
