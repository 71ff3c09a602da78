import { isPayable, type Order, type SendReceipt } from '#modules/orders/index.ts';
import type { CardPayment } from './payment.ts';
import type { PaymentStores } from './ports.ts';
import { settleOrder } from './settle-order.ts';

/** Money that has just come by card. */
export interface CardIncome extends CardPayment {
  /** By which the payer and the payer's bank find the payment, where the gateway tells it: the ledger keeps it for the receipt. */
  readonly transactionId?: string | undefined;
}

/**
 * Records money that came by card for a locked order, once, and settles the order unless a person must look at the money. Changes
 * nothing for a payment that is recorded already.
 */
export async function recordCardMoney(stores: PaymentStores, order: Order, payment: CardIncome, sendReceipt: SendReceipt) {
  if (!(await stores.payments.addCard(payment))) return;
  const { orderId, gateway, gatewayPaymentId, transactionId, receivedAt: at, reviews } = payment;
  const data = {
    cardPaymentId: payment.id,
    amountCents: payment.amountCents,
    reviews,
    // Empty from the fixed card link, which names no payment.
    gatewayPaymentId: gatewayPaymentId || undefined,
    transactionId,
  };
  await stores.payments.record({ orderId, paymentId: null, gateway, kind: 'card_paid', at, data });
  if (!isPayable(order) || reviews.length > 0) return;
  const actor = { kind: 'gateway', id: gateway } as const;
  const settlement = { paymentId: null, gateway, method: 'card', notInCoins: order.total, actor, at } as const;
  await settleOrder(stores, order, settlement, sendReceipt);
}
