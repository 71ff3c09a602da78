import type { Order, PayableOrder, StatusChange } from './order.ts';

/**
 * Returns the status and the payment method that an order had before it was paid, by its history, the newest change first. The history says
 * no method; a `waiting` order has the one that its payer chose last.
 */
export function beforePaid(
  { paymentMethod }: Order,
  history: readonly Pick<StatusChange, 'from' | 'to' | 'reason'>[],
): Pick<PayableOrder, 'status' | 'paymentMethod'> {
  // What is changed of a paid order, or undone, leads to `paid` as well.
  const paid = history.find(({ from, to }) => to === 'paid' && (from === 'pending' || from === 'waiting'));
  if (paid?.from !== 'waiting') return { status: 'pending', paymentMethod };
  const chosen = history.find(({ reason }) => reason === 'payer_chose_card' || reason === 'payer_chose_manual');
  return { status: 'waiting', paymentMethod: chosen?.reason === 'payer_chose_card' ? 'card' : 'manual' };
}
