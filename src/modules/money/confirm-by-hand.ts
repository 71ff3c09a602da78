import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { requirePayable, type SendReceipt } from '#modules/orders/index.ts';
import { endProposal } from '#modules/payments/index.ts';
import { newHandPayment, refuseOtherAmount, settleByHand } from './hand-payment.ts';
import type { MoneyTransact } from './ports.ts';
import { MoneyRefusal, nameOf, type RefusalCode, referenceOf } from './refusal.ts';

interface Confirmation {
  readonly by: string;
  /** What has come: all that was missing, or nothing is confirmed. */
  readonly amount: Cents;
  /** What names the money elsewhere, such as the number of the transfer. */
  readonly reference: string;
}

/**
 * Confirms for an operator that the money for an order has come where the shop cannot see it: at the fixed card link or at a partner's. What a
 * person has proposed is withdrawn. The order is paid, once, whatever else sees money for it meanwhile; this cannot be taken back. Throws
 * `not_found` and MoneyRefusal.
 */
export function createConfirmByHand(deps: MakeDeps<MoneyTransact> & { readonly sendReceipt: SendReceipt }) {
  return async (orderId: string, confirmation: Confirmation): Promise<void> => {
    const { amount } = confirmation;
    const by = nameOf(confirmation.by);
    const reference = referenceOf(confirmation.reference);
    const confirmed = deps.transact(async (stores) => {
      const order = requirePayable(await stores.orders.lock(orderId));
      const at = deps.clock();
      await refuseOtherAmount(stores, order, amount, at);
      const actor = { kind: 'staff', id: by } as const;
      await endProposal(stores.payments, orderId, { actor, at }, { staff: MACHINE_OPERATOR, operator: by, audit: stores.audit });
      const hand = newHandPayment(order, { id: deps.newId(), amount, reference, by, at });
      await stores.money.addHand(hand);
      await settleByHand(stores, order, hand, { sendReceipt: deps.sendReceipt, actor, at });
    });
    await confirmed.catch(throwRefusal);
  };
}

/** The refusal, with a sentence for operators, that stands for an error of the shop. */
const REFUSALS: Readonly<Record<string, RefusalCode>> = {
  order_not_payable: 'order_not_payable',
  wrong_amount: 'wrong_amount',
  payment_confirming: 'money_under_way',
};

function throwRefusal(error: unknown): never {
  const code = error instanceof ShopError ? REFUSALS[error.code] : undefined;
  if (code) throw new MoneyRefusal(code);
  throw error;
}
