import { isPayable } from '#modules/orders/index.ts';
import type { OrderFile } from './ports.ts';

/** What staff can do with an order, and why not now. */
export interface OrderAction {
  readonly name: 'note' | 'cancel' | 'payment_link';
  /** Missing when the action is possible now. */
  readonly refusal?: 'erased' | 'paid' | 'cancelled' | 'money_came';
}

/** The actions of an order for those who may change orders. */
export function actionsOf({ order, sawMoney }: Pick<OrderFile, 'order' | 'sawMoney'>): OrderAction[] {
  const closed = order.status === 'cancelled' ? 'cancelled' : isPayable(order) ? undefined : 'paid';
  const cancel = closed ?? (sawMoney ? ('money_came' as const) : undefined);
  return [offer('note', order.isErased ? 'erased' : undefined), offer('payment_link', closed), offer('cancel', cancel)];
}

function offer(name: OrderAction['name'], refusal: OrderAction['refusal']): OrderAction {
  return refusal === undefined ? { name } : { name, refusal };
}
