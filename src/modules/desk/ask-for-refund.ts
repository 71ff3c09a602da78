import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import { askFact } from './facts.ts';
import type { DeskTransact } from './ports.ts';
import { mayAsk, troublesOf } from './repair.ts';

/**
 * Notes for the shop's people that the customer of an order with a trouble asks for a refund. Asking again changes nothing. Throws
 * `not_found`, and `illegal_transition` for an order whose money is in no trouble.
 */
export function createAskForRefund({ transact, clock, newId }: { transact: DeskTransact; clock: Clock; newId: NewId }) {
  return (orderId: string): Promise<void> =>
    transact(async ({ orders, payments, desk }) => {
      const order = await orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      const ask = await desk.ask(orderId);
      if (ask) return;
      const troubles = troublesOf(order, await desk.trouble(orderId));
      if (!mayAsk(troubles, ask, await desk.refundsOf(orderId))) throw new ShopError('illegal_transition');
      const askedAt = clock();
      await desk.addAsk({ id: newId(), orderId, askedAt, state: 'open', answeredBy: null, note: null });
      await payments.record(askFact('refund_asked', orderId, askedAt));
    });
}
