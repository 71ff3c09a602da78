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

/** The words for an order's state. For an unpaid order they include the state of its payment. */
export function orderStateView(order: Pick<Order, 'status' | 'payments'>): OrderStateView {
  return order.status === 'pending' ? pendingView(openPaymentOf(order)?.status) : VIEWS[order.status];
}

/** The newest payment of the order that may still receive money. */
export function openPaymentOf(order: Pick<Order, 'payments'>): Order['payments'][number] | undefined {
  return order.payments.find(({ status }) => status === 'waiting' || status === 'confirming' || status === 'partial');
}

function pendingView(payment: Order['payments'][number]['status'] | undefined): OrderStateView {
  switch (payment) {
    case 'waiting':
      return { tone: 'gold', title: 'order.awaiting', text: 'order.awaitingText' };
    case 'confirming':
      return { tone: 'gold', title: 'payment.statusConfirming', text: 'payment.confirmingText' };
    case 'partial':
      return { tone: 'gold', title: 'order.partial', text: 'order.partialText' };
    default:
      return { tone: 'gold', title: 'order.ready', text: 'order.readyText' };
  }
}
