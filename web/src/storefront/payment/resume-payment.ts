import { type Api, dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { isPaid } from '../../api/followed-order.ts';
import { type ActivePayment, forgetPaymentOf } from '../../memory/late/active-payment.ts';
import { readPayment } from './payment-calls.ts';
import type { PaymentEvent } from './payment-state.ts';

/**
 * Asks for the state of a payment that was begun earlier. Forgets a payment that has ended or that the server does not know. When the
 * server cannot be reached, the payment stays remembered for the next time.
 */
export async function resumePayment(api: Api, active: ActivePayment): Promise<PaymentEvent> {
  try {
    const event = active.paymentId ? await lookAtPayment(api, active.paymentId) : await lookAtOrder(api, active.orderId);
    if (event.type === 'nothingToResume') forgetPaymentOf(active.orderId);
    return event;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetPaymentOf(active.orderId);
    return { type: 'nothingToResume' };
  }
}

async function lookAtPayment(api: Api, paymentId: string): Promise<PaymentEvent> {
  const payment = await readPayment(api, paymentId);
  return payment.status === 'cancelled' ? { type: 'nothingToResume' } : { type: 'opened', payment, at: Date.now() };
}

async function lookAtOrder(api: Api, id: string): Promise<PaymentEvent> {
  const order = await dataOf(api.GET('/api/orders/{id}', { params: { path: { id } } }));
  const method = order.paymentMethod;
  if (isPaid(order)) return { type: 'orderPaid', orderId: id, method, at: Date.now() };
  if (order.status !== 'waiting' || method === 'crypto') return { type: 'nothingToResume' };
  return { type: 'awaited', awaited: { orderId: id, method } };
}
