import { isDeclined, isLookedAt, isPaid, type OrderPayment, openPaymentOf } from '../../api/late/followed-order.ts';
import type { Order } from '../../api/queries.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import type { BadgeTone } from '../../ui/late/badge.tsx';

interface OrderStateView {
  readonly tone: BadgeTone;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

/** Colour and words of each state of an order. */
export const ORDER_STATES: Record<Order['status'], OrderStateView> = {
  pending: { tone: 'gold', title: 'common.state.pending', text: 'order.awaitingText' },
  waiting: { tone: 'info', title: 'common.state.waiting', text: 'order.confirmationText' },
  paid: { tone: 'ok', title: 'common.state.paid', text: 'order.paidText' },
  processing: { tone: 'info', title: 'common.state.processing', text: 'order.processingText' },
  ready: { tone: 'ok', title: 'common.state.ready', text: 'order.readyText' },
  completed: { tone: 'ok', title: 'common.state.completed', text: 'order.completedText' },
  cancelled: { tone: 'danger', title: 'common.state.cancelled', text: 'order.cancelledText' },
};

/** The words of each step of an order when it is done, and while it is still ahead. */
export const STEP_WORDS: Readonly<
  Record<Order['progress']['steps'][number]['step'], { readonly done: MessageKey; readonly ahead: MessageKey }>
> = {
  placed: { done: 'order.placed', ahead: 'order.placed' },
  paid: { done: 'common.state.paid', ahead: 'common.payment' },
  planned: { done: 'order.stepPlanned', ahead: 'common.firstDay' },
  begun: { done: 'common.begun', ahead: 'order.stepBeginning' },
  completed: { done: 'common.state.completed', ahead: 'order.stepCompletion' },
  cancelled: { done: 'common.state.cancelled', ahead: 'common.state.cancelled' },
};

/** Another card of the page tells what becomes of the money, so these texts ask nobody to write and promise no ritual. */
const CANCELLED_WITH_MONEY: OrderStateView = { ...ORDER_STATES.cancelled, text: 'order.cancelledMoneyText' };
const PAID_AND_GOING_BACK: OrderStateView = { ...ORDER_STATES.paid, text: 'order.paidBackText' };

const LOOKED_AT: OrderStateView = { tone: 'info', title: 'order.event.review', text: 'order.next.review' };
const DECLINED: OrderStateView = { tone: 'gold', title: 'payment.statusDeclined', text: 'payment.declinedText' };
const EXPIRED: OrderStateView = { tone: 'danger', title: 'order.expired', text: 'order.expiredText' };

/** The words for an order's state. For an unpaid order they include the state of its payment. */
export function orderStateView(
  order: Pick<Order, 'status' | 'payments' | 'received' | 'timeline' | 'progress' | 'repair'>,
): OrderStateView {
  const { refund, troubles } = order.repair;
  if (isLookedAt(order)) return LOOKED_AT;
  if (isDeclined(order)) return DECLINED;
  const hasMoney = troubles.length > 0 || (refund && refund !== 'declined');
  if (order.status === 'cancelled' && hasMoney) return CANCELLED_WITH_MONEY;
  if (order.status === 'cancelled' && order.timeline.some(({ event }) => event === 'expired')) return EXPIRED;
  if (order.status === 'paid' && isRefundUnderWay(order)) return PAID_AND_GOING_BACK;
  if (order.status === 'pending') return pendingView(openPaymentOf(order)?.status, order.received > 0);
  return ORDER_STATES[order.status];
}

/** The words for an order in a list: those of its state, unless a person looks at its money. */
export function stateInList(order: Pick<Order, 'status' | 'progress' | 'repair'>): OrderStateView {
  return isLookedAt(order) ? LOOKED_AT : ORDER_STATES[order.status];
}

/** Is money on its way, or looked at by a person? Whoever has sent it may open the payment, and is not asked to pay. */
export function isMoneyComing(order: Pick<Order, 'status' | 'payments' | 'progress' | 'repair'>): boolean {
  return order.status === 'waiting' || openPaymentOf(order)?.status === 'confirming' || isLookedAt(order);
}

/** Has the payer chosen how to pay? The method that stands in an order is only a proposal until it is paid or waits to be confirmed. */
export function isMethodChosen(order: Pick<Order, 'status'>): boolean {
  return order.status === 'waiting' || isPaid(order);
}

/** How an order is paid, in words. What is manual in the panel, a customer reads as confirmed by a person. */
export const methodWord = (method: Order['paymentMethod']) =>
  method === 'manual' ? 'order.byHand' : (`common.method.${method}` as const);

function isRefundUnderWay({ repair: { refund } }: Pick<Order, 'repair'>): boolean {
  return refund === 'address_wanted' || refund === 'agreed' || refund === 'sent';
}

function pendingView(payment: OrderPayment['status'] | undefined, isPartPaid: boolean): OrderStateView {
  if (isPartPaid && payment !== 'confirming') return { tone: 'gold', title: 'order.partial', text: 'order.partialText' };
  switch (payment) {
    case 'waiting':
    case 'partial': // of less than a cent
      return ORDER_STATES.pending;
    case 'confirming':
      return { tone: 'gold', title: 'payment.statusConfirming', text: 'payment.confirmingText' };
    default: // No payment is open.
      return { tone: 'gold', title: 'order.linkReady', text: 'order.linkReadyText' };
  }
}
