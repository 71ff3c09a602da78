import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import type { SendReceipt } from '#modules/orders/index.ts';
import { lockPayable, newHand, refuseOtherAmount, settleByHand } from './hand-payment.ts';
import type { MoneyTransact } from './ports.ts';
import { MoneyRefusal, nameOf, type RefusalCode, textOf } from './refusal.ts';

interface Confirmation {
  readonly by: string;
  /** What has come: all that was missing, or nothing is confirmed. */
  readonly amount: Cents;
  /** What names the money elsewhere, such as the number of the transfer. */
  readonly reference: string;
}

/**
 * Confirms by an operator that the money for an order has come where the shop cannot see it: at the fixed card link or at a partner's.
 * The order is paid, once, whatever else sees money for it meanwhile; this cannot be taken back. Throws `not_found` and MoneyRefusal.
 */
export function createConfirmByHand(deps: MakeDeps<MoneyTransact> & { readonly sendReceipt: SendReceipt }) {
  return (orderId: string, confirmation: Confirmation): Promise<void> => {
    const { amount } = confirmation;
    const by = nameOf(confirmation.by);
    const reference = textOf(confirmation.reference, 200, 'no_reference');
    const confirmed = deps.transact(async (stores) => {
      const order = await lockPayable(stores.orders, orderId);
      await refuseOtherAmount(stores.payments, order, amount);
      const at = deps.clock();
      // The operator decides about what a person has proposed, too.
      const proposed = await stores.money.liveHand(orderId);
      if (proposed) await stores.money.saveHand({ ...proposed, state: 'withdrawn', endedBy: by, endedAt: at });
      const hand = newHand(order, { id: deps.newId(), amount, reference, by, at });
      await stores.money.addHand(hand);
      const actor = { kind: 'staff', id: by } as const;
      await settleByHand(stores, order, hand, { sendReceipt: deps.sendReceipt, actor, at, undoSeconds: 0 });
    });
    return confirmed.catch(throwRefusal);
  };
}

/** What the shop's errors are to an operator. */
const REFUSALS: Readonly<Record<string, RefusalCode>> = {
  order_not_payable: 'order_not_payable',
  wrong_amount: 'wrong_amount',
  payment_confirming: 'coins_under_way',
};

function throwRefusal(error: unknown): never {
  const code = error instanceof ShopError ? REFUSALS[error.code] : undefined;
  if (code) throw new MoneyRefusal(code);
  throw error;
}
