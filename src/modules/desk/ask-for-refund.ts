import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import { belongsTo, type Order, type TellSupportOfAsk } from '#modules/orders/index.ts';
import { askFact } from './facts.ts';
import type { DeskTransact } from './ports.ts';
import { mayAsk, troublesOf } from './repair.ts';

interface Deps {
  readonly transact: DeskTransact;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly tellSupport: TellSupportOfAsk;
}

/**
 * Notes for the shop's people that the customer asks for a refund: whoever has the link of an order with a trouble, and, to cancel it, the
 * signed-in customer of a paid order of which no ritual has begun; support gets a mail of that. Asking again changes nothing. Throws
 * `not_found`, and `illegal_transition` for every other order.
 */
export function createAskForRefund({ transact, clock, newId, tellSupport }: Deps) {
  return (orderId: string, caller: Caller = GUEST): Promise<void> =>
    transact(async ({ orders, payments, desk, messages }) => {
      const order = await orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      const ask = await desk.ask(orderId);
      if (ask) return;
      const troubles = troublesOf(order, await desk.trouble(orderId));
      const refunds = await desk.refundsOf(orderId);
      const isInTrouble = mayAsk(troubles, ask, refunds);
      if (!isInTrouble && !(refunds.length === 0 && mayCancel(order, caller))) throw new ShopError('illegal_transition');
      const askedAt = clock();
      await desk.addAsk({ id: newId(), orderId, askedAt, state: 'open', answeredBy: null, note: null });
      await payments.record(askFact('refund_asked', orderId, askedAt));
      if (!isInTrouble) await tellSupport(order, { kind: 'cancel' }, messages);
    });
}

const GUEST: Caller = { kind: 'guest' };

function mayCancel(order: Order, caller: Caller): boolean {
  return order.status === 'paid' && caller.kind === 'user' && belongsTo(order, caller);
}
