import { openPaymentOf } from '../../api/followed-order.ts';
import type { Order } from '../../api/queries.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import type { BadgeTone } from '../../ui/late/badge.tsx';

export interface OrderStateView {
  readonly tone: BadgeTone;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

const VIEWS: Record<Exclude<Order['status'], 'pending'>, OrderStateView> = {
  waiting: { tone: 'info', title: 'order.confirmation', text: 'order.confirmationText' },
  paid: { tone: 'ok', title: 'order.paid', text: 'order.paidText' },
  processing: { tone: 'info', title: 'order.processing', text: 'order.processingText' },
  ready: { tone: 'ok', title: 'order.readyState', text: 'order.readyStateText' },
  completed: { tone: 'ok', title: 'order.completed', text: 'order.completedText' },
  cancelled: { tone: 'danger', title: 'order.cancelled', text: 'order.cancelledText' },
};

const EXPIRED: OrderStateView = { tone: 'danger', title: 'order.expired', text: 'order.expiredText' };

/** The words for an order's state. For an unpaid order they include the state of its payment. */
export function orderStateView(order: Pick<Order, 'status' | 'payments' | 'received' | 'timeline'>): OrderStateView {
  if (order.status === 'cancelled' && order.timeline.some(({ event }) => event === 'expired')) return EXPIRED;
  return order.status === 'pending' ? pendingView(openPaymentOf(order)?.status, order.received > 0) : VIEWS[order.status];
}

function pendingView(payment: Order['payments'][number]['status'] | undefined, partCame: boolean): OrderStateView {
  if (partCame && payment !== 'confirming') return { tone: 'gold', title: 'order.partial', text: 'order.partialText' };
  switch (payment) {
    case 'waiting':
      return { tone: 'gold', title: 'order.awaiting', text: 'order.awaitingText' };
    case 'confirming':
      return { tone: 'gold', title: 'payment.statusConfirming', text: 'payment.confirmingText' };
    default:
      return { tone: 'gold', title: 'order.ready', text: 'order.readyText' };
  }
}
