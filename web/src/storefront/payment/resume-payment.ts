import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { isPaid, openPaymentOf } from '../../api/late/followed-order.ts';
import type { Order } from '../../api/queries.ts';
import { type ActivePayment, forgetPaymentOf } from '../../memory/late/active-payment.ts';
import { readPayment } from './payment-calls.ts';
import type { PaymentEvent } from './payment-state.ts';

/**
 * Asks where the payment of an order stands. The order decides: the remembered payment is shown only while the order has no other.
 * Forgets a payment that has ended or that the server does not know. When the server cannot be reached, the payment stays remembered
 * for the next time.
 */
export async function resumePayment(api: Api, active: ActivePayment): Promise<PaymentEvent> {
  try {
    const event = await lookAtOrder(api, active);
    if (event.type === 'nothingToResume') forgetPaymentOf(active.orderId);
    return event;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetPaymentOf(active.orderId);
    return { type: 'nothingToResume' };
  }
}

async function lookAtOrder(api: Api, { orderId, paymentId }: ActivePayment): Promise<PaymentEvent> {
  const order = await dataOf(api.GET('/api/orders/{id}', { params: { path: { id: orderId } } }));
  if (isPaid(order)) return { type: 'orderPaid', orderId, method: order.paymentMethod };
  const shown = openPaymentOf(order)?.id ?? paymentId;
  const payment = shown && (await readPayment(api, shown));
  if (payment && payment.status !== 'cancelled') return { type: 'opened', payment };
  return awaitsConfirmation(order);
}

function awaitsConfirmation({
  id: orderId,
  status,
  paymentMethod: method,
}: Pick<Order, 'id' | 'status' | 'paymentMethod'>): PaymentEvent {
  if (status !== 'waiting' || method === 'crypto') return { type: 'nothingToResume' };
  return { type: 'awaited', awaited: { orderId, method } };
}
