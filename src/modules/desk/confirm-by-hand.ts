import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Cents } from '#kernel/money.ts';
import { isPayable, type Order, type SendReceipt } from '#modules/orders/index.ts';
import { makeWay, type PaymentStore, restOf, settleOrder } from '#modules/payments/index.ts';
import { BY_HAND, handPaidFact } from './facts.ts';
import type { DeskTransact, HandPayment } from './ports.ts';
import { DeskRefusal, nameOf, textOf } from './refusal.ts';

interface Confirmation {
  readonly by: string;
  /** What has come: all that was missing, or nothing is confirmed. */
  readonly amount: Cents;
  /** What names the money elsewhere, such as the number of the transfer. */
  readonly reference: string;
}

/**
 * Confirms by a person that the money for an order has come where the shop cannot see it: at the fixed card link or at a partner's. The
 * order is paid, once, whatever else sees money for it meanwhile. Throws `not_found` and DeskRefusal.
 */
export function createConfirmByHand(deps: {
  readonly transact: DeskTransact;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly sendReceipt: SendReceipt;
}) {
  return (orderId: string, confirmation: Confirmation): Promise<void> => {
    const by = nameOf(confirmation.by);
    const reference = textOf(confirmation.reference, 200, 'no_reference');
    return deps.transact(async (stores) => {
      const { orders, payments, desk } = stores;
      const order = await orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      if (!isPayable(order)) throw new DeskRefusal('order_not_payable');
      if ((await missing(payments, order)) !== confirmation.amount) throw new DeskRefusal('wrong_amount');
      const at = deps.clock();
      const method = order.paymentMethod === 'card' ? ('card' as const) : ('manual' as const);
      const payment: HandPayment = {
        id: deps.newId(),
        orderId,
        method,
        amountUsd: confirmation.amount,
        reference,
        confirmedBy: by,
        confirmedAt: at,
      };
      await desk.addHand(payment);
      const place = { orderId, gateway: BY_HAND, at };
      await payments.record(handPaidFact(place, { id: payment.id, amountCents: payment.amountUsd, by, reference }));
      await makeWay(payments, await payments.live(orderId), at);
      const actor = { kind: 'staff', id: by } as const;
      const settlement = { paymentId: null, gateway: BY_HAND, method, actor, at, elsewhere: confirmation.amount } as const;
      await settleOrder(stores, order, settlement, deps.sendReceipt);
    });
  };
}

/** What parts in coins have not paid; coins that are not final yet could pay it by themselves. */
async function missing(payments: PaymentStore, { id, total }: Order): Promise<Cents> {
  const parts = await payments.withMoney(id);
  if (parts.some(({ received, confirmed }) => received !== confirmed)) throw new DeskRefusal('coins_under_way');
  return restOf(parts, total);
}
