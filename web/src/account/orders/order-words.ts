import type { MessageKey } from '../../i18n/i18n.tsx';
import type { BadgeTone } from '../../ui/late/badge.tsx';
import type { CustomerOrder } from '../queries.ts';

/** Colour and words of each state of an order. */
export const ORDER_STATUS: Record<CustomerOrder['status'], { tone: BadgeTone; text: MessageKey }> = {
  pending: { tone: 'gold', text: 'account.orderPending' },
  waiting: { tone: 'info', text: 'account.orderWaiting' },
  paid: { tone: 'ok', text: 'account.orderPaid' },
  processing: { tone: 'info', text: 'account.orderProcessing' },
  ready: { tone: 'ok', text: 'account.orderReady' },
  completed: { tone: 'ok', text: 'account.orderCompleted' },
  cancelled: { tone: 'danger', text: 'account.orderCancelled' },
};

export const PAYMENT_METHOD: Record<CustomerOrder['paymentMethod'], MessageKey> = {
  crypto: 'account.methodCrypto',
  card: 'account.methodCard',
  manual: 'account.methodManual',
};

/** Orders that the history shows: the cancelled are left out. */
export function historyOf(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.filter(({ status }) => status !== 'cancelled');
}

/** Does the customer own a ritual that can be planned? */
export function hasPaidOrder(orders: readonly CustomerOrder[]): boolean {
  return orders.some(({ status }) => status === 'paid' || status === 'completed');
}
