import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Order, OrderNews } from '#modules/orders/index.ts';
import { letterRefusal, type OrderLetter } from './order-actions.ts';
import type { OfficeTransact } from './ports.ts';

interface Deps extends WriteDeps<OfficeTransact> {
  readonly send: (order: Order, news: OrderNews, messages: Pick<MessageOutbox, 'add'>) => Promise<void>;
}

/** The same letter about an order is sent at most once in so many seconds. */
const PAUSE_SECONDS = 600;
const NEWS = { payment_link: { kind: 'link' }, receipt: { kind: 'paid' } } as const satisfies Record<OrderLetter, OrderNews>;

/**
 * Sends the customer the link at which an order is paid, or the receipt once more, to the e-mail of the order. Throws like
 * `requirePermission`, `not_found`, `order_not_payable` for the link of an order that is paid or cancelled, `illegal_transition` for a
 * receipt that does not exist or an order without an e-mail, and `rate_limited` when the same letter was sent in the last ten minutes.
 */
export function createSendLetter({ transact, clock, send }: Deps) {
  return async (caller: Caller, orderId: string, letter: OrderLetter): Promise<void> => {
    const staff = requirePermission(caller, 'orders.write');
    await transact(async ({ orders, messages, counter, audit }) => {
      const order = requireFound(await orders.lock(orderId));
      const refusal = letterRefusal(order, letter);
      if (refusal === 'paid' || refusal === 'cancelled') throw new ShopError('order_not_payable');
      if (refusal) throw new ShopError('illegal_transition');
      await counter.limit(`${letter} of ${orderId}`, PAUSE_SECONDS, 1);
      await send(order, NEWS[letter], messages);
      const subject = { kind: 'order', id: orderId } as const;
      await audit.record(staff, { action: 'order.letter_sent', subject, before: null, after: { letter }, at: clock() });
    });
  };
}
