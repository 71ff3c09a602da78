import type { MessageKey } from '../../i18n/i18n.tsx';
import type { BadgeTone } from '../../ui/late/badge.tsx';
import type { CustomerOrder } from '../queries.ts';

/** Colour and words of each state of an order. */
export const ORDER_STATUS: Record<CustomerOrder['status'], { tone: BadgeTone; text: MessageKey }> = {
  pending: { tone: 'gold', text: 'order.awaiting' },
  waiting: { tone: 'info', text: 'order.confirmation' },
  paid: { tone: 'ok', text: 'order.paid' },
  processing: { tone: 'info', text: 'order.processing' },
  ready: { tone: 'ok', text: 'order.readyState' },
  completed: { tone: 'ok', text: 'order.completed' },
  cancelled: { tone: 'danger', text: 'order.cancelled' },
};

export const PAYMENT_METHOD: Record<CustomerOrder['paymentMethod'], MessageKey> = {
  crypto: 'order.methodCrypto',
  card: 'order.methodCard',
  manual: 'order.methodManual',
};

/** Orders that the history shows: the cancelled are left out. */
export function historyOf(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.filter(({ status }) => status !== 'cancelled');
}

/** Does the customer own a ritual that can be planned? */
export function hasPaidOrder(orders: readonly CustomerOrder[]): boolean {
  return orders.some(({ status }) => status === 'paid' || status === 'completed');
}
