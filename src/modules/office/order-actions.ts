import { isPaid, isPayable, type Order } from '#modules/orders/index.ts';
import type { OrderFile } from './ports.ts';

/** A letter that a person of the shop can send about an order. */
export type OrderLetter = 'payment_link' | 'receipt';

/** Why an action is not possible now: `paid`, `cancelled` and `waiting` are reasons here, not always the order's status. */
type Refusal = 'erased' | 'paid' | 'cancelled' | 'money_came' | 'unpaid' | 'no_email' | 'begun' | 'waiting' | 'was_paid';

/** What staff can do with an order, or why it is not possible now. */
export interface OrderAction {
  /** `payment_link`: to copy the link at which the order is paid; `send_payment_link`: to mail it. */
  readonly name: 'note' | 'change' | 'cancel' | 'payment_link' | 'send_payment_link' | 'send_receipt' | 'postpone';
  /** Missing when the action is possible now. */
  readonly refusal?: Refusal;
}

/** The actions of an order for those who may change orders, and with `mayPrice` prices too. */
export function actionsOf({ order, sawMoney, hasMoved, handPaymentWaits }: Facts, mayPrice: boolean): OrderAction[] {
  const notPayable = whyNotPayable(order);
  return [
    offer('note', order.isErased ? 'erased' : undefined),
    offer('payment_link', notPayable),
    offer('postpone', whyNotPostponed(order)),
    ...(mayPrice ? [offer('change', whyNotChanged({ order, sawMoney, hasMoved, handPaymentWaits }))] : []),
    offer('cancel', whyNotCancelled(order) ?? (sawMoney ? 'money_came' : undefined)),
    offer('send_payment_link', letterRefusal(order, 'payment_link')),
    offer('send_receipt', letterRefusal(order, 'receipt')),
  ];
}

type Facts = Pick<OrderFile, 'order' | 'sawMoney' | 'hasMoved' | 'handPaymentWaits'>;

/** Why items and discount of an order cannot be changed; undefined when they can. */
export function whyNotChanged({ order, sawMoney, hasMoved, handPaymentWaits }: Facts) {
  const notPayable = whyNotPayable(order);
  if (notPayable) return notPayable;
  // Its payment was taken back, and the receipt names these items.
  if (order.receiptNumber !== undefined) return 'was_paid';
  // The overview has divided what moved among these items, also what went back in full since.
  if (sawMoney || hasMoved) return 'money_came';
  // A `waiting` order is still payable, but a person is at its money.
  return order.status === 'waiting' || handPaymentWaits ? 'waiting' : undefined;
}

/** Why an order cannot be cancelled. The refusal `paid` says that giving all its money back cancels it, `begun` that nothing does. */
function whyNotCancelled(order: Order): Refusal | undefined {
  const notPayable = whyNotPayable(order);
  return notPayable === 'paid' && order.status !== 'paid' ? 'begun' : notPayable;
}

/** Why no ritual of an order can get another day; undefined when one can. */
export function whyNotPostponed(order: Order): Refusal | undefined {
  if (order.status === 'cancelled') return 'cancelled';
  if (isPayable(order)) return 'unpaid';
  if (order.isErased) return 'erased';
  const isOpen = order.status === 'paid' || order.status === 'processing';
  return isOpen && order.items.some(({ begunAt }) => !begunAt) ? undefined : 'begun';
}

/** Why a letter cannot be sent; undefined when it can. */
export function letterRefusal(order: Order, letter: OrderLetter): Refusal | undefined {
  const unpaid = isPaid(order) ? undefined : 'unpaid';
  const refusal = letter === 'payment_link' ? whyNotPayable(order) : unpaid;
  return refusal ?? (order.contact?.email ? undefined : 'no_email');
}

function whyNotPayable(order: Order): 'paid' | 'cancelled' | undefined {
  if (isPayable(order)) return undefined;
  return order.status === 'cancelled' ? 'cancelled' : 'paid';
}

function offer(name: OrderAction['name'], refusal: Refusal | undefined): OrderAction {
  return refusal === undefined ? { name } : { name, refusal };
}
