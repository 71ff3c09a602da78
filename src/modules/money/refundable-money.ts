import type { Caller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { isPayable, type Order } from '#modules/orders/index.ts';
import { offersOf } from './money-offers.ts';
import type { WaitingMoneyReader } from './reading-ports.ts';
import { addressAskOf } from './send-link.ts';

export type RefundableMoney = Awaited<ReturnType<ReturnType<typeof createViewOrderMoney>>>;

/**
 * What becomes of an order by a refund. `cancels`: nobody pays the rest of an order whose parts go back. `cancels_when_all`: once all of its
 * money went back. `stays`: its ritual has begun, or it is cancelled already.
 */
type RefundOutcome = 'cancels' | 'cancels_when_all' | 'stays';

/** Returns the money of an order, with what of it can go back. Throws like `requirePermission`, and `not_found`. */
export function createViewOrderMoney({ ofOrder }: Pick<WaitingMoneyReader, 'ofOrder'>) {
  return async (caller: Caller, orderId: string) => {
    const { userId } = requirePermission(caller, 'money.read');
    const { owner, ...money } = requireFound(await ofOrder(orderId));
    const { order, sources, refunds, administrators } = money;
    const offers = offersOf(sources, refunds);
    const others = administrators.filter((administrator) => administrator.userId !== userId);
    // E-mails, one of whose owners confirms that the money went back.
    const secondPersons = others.flatMap(({ email }) => email ?? []);
    return { ...money, addressAsk: addressAskOf(owner, order), offers, outcome: outcomeOf(order), secondPersons };
  };
}

function outcomeOf(order: Order): RefundOutcome {
  if (isPayable(order)) return 'cancels';
  return order.status === 'paid' ? 'cancels_when_all' : 'stays';
}
