import { type Api, dataOf } from '../../api/client.ts';
import { isPaid, openPaymentOf } from '../../api/late/followed-order.ts';
import { isMissing } from '../../api/late/refusals.ts';
import { type ActivePayment, forgetPaymentOf } from '../../memory/late/active-payment.ts';
import { readPayment } from './payment-calls.ts';
import type { PaymentEvent } from './payment-state.ts';

/**
 * Asks how far the payment of an order is. The order decides: the remembered payment is shown only while the order has no other.
 * Forgets a payment that was cancelled, whose order takes no more money, or that the server does not know; an expired payment is shown. When
 * the server cannot be reached, the payment stays remembered for the next time.
 */
export async function resumePayment(api: Api, active: ActivePayment): Promise<PaymentEvent> {
  try {
    const event = await eventOf(api, active);
    if (event.type === 'nothingToResume') forgetPaymentOf(active.orderId);
    return event;
  } catch (error) {
    if (isMissing(error)) forgetPaymentOf(active.orderId);
    return { type: 'nothingToResume' };
  }
}

async function eventOf(api: Api, { orderId, paymentId }: ActivePayment): Promise<PaymentEvent> {
  const order = await dataOf(api.GET('/api/orders/{id}', { params: { path: { id: orderId } } }));
  if (isPaid(order)) return { type: 'orderPaid', orderId };
  // A closed order takes no more money: no payment of it is begun again.
  if (order.paymentMethods.length === 0) return { type: 'nothingToResume' };
  // A person or the card gateway is to confirm the payment: an expired one is not offered again.
  const method = order.status === 'waiting' && order.paymentMethod !== 'crypto' ? order.paymentMethod : undefined;
  const shownId = openPaymentOf(order)?.id ?? (method ? undefined : paymentId);
  const payment = shownId ? await readPayment(api, shownId) : undefined;
  if (payment && payment.status !== 'cancelled') return { type: 'opened', payment };
  return method ? { type: 'awaited', awaited: { orderId, method } } : { type: 'nothingToResume' };
}
