import { type Order, type PayableOrder, SECOND_PERSON_AWAITED, type StatusChange } from './order.ts';
import type { OrderStore } from './ports.ts';

/** What leads an order to `waiting`. */
const WHY_WAITING: readonly string[] = ['payer_chose_card', 'payer_chose_manual', SECOND_PERSON_AWAITED];

/**
 * Returns the status that an order had before it was paid, by its history, the newest change first, and the payment method to go back to: of
 * a `waiting` order what its payer chose last, of a `pending` one the given method. An order that waited for a second person alone was
 * `pending`: nobody said that its money was on the way.
 */
export function beforePaid(
  { paymentMethod }: Pick<Order, 'paymentMethod'>,
  history: readonly Pick<StatusChange, 'from' | 'to' | 'reason'>[],
): Pick<PayableOrder, 'status' | 'paymentMethod'> {
  // What is changed of a paid order, or undone, leads to `paid` as well.
  const paid = history.find(({ from, to }) => to === 'paid' && (from === 'pending' || from === 'waiting'));
  if (paid?.from !== 'waiting') return { status: 'pending', paymentMethod };
  const why = whyWaiting(history);
  if (why === SECOND_PERSON_AWAITED) return { status: 'pending', paymentMethod };
  return { status: 'waiting', paymentMethod: why === 'payer_chose_card' ? 'card' : 'manual' };
}

/** Tells whether a locked order waits for a second person alone: its payer has not said since that money is on the way. */
export async function waitsForSecondAlone(orders: Pick<OrderStore, 'historyOf'>, { id, status }: Order): Promise<boolean> {
  return status === 'waiting' && whyWaiting(await orders.historyOf(id)) === SECOND_PERSON_AWAITED;
}

function whyWaiting(history: readonly Pick<StatusChange, 'reason'>[]): string | undefined {
  return history.find(({ reason }) => WHY_WAITING.includes(reason))?.reason;
}
