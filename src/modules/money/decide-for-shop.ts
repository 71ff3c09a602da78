import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireFreshPermission, requirePermission } from '#kernel/permissions.ts';
import { composing } from '#kernel/ports.ts';
import { createAgreeWithPayment, createConfirmPayment } from './confirm-payment.ts';
import { createDeclinePayment } from './decline-payment.ts';
import { createAddEvidence } from './evidence.ts';
import type { Decider } from './hand-decision.ts';
import { createTakeBackPayment } from './take-back-payment.ts';

/** The decisions about money by hand, by whoever may decide. */
export type HandDecisions = ReturnType<typeof decisionsByHand>;

export const decisionsByHand = composing({
  confirm: createConfirmPayment,
  agree: createAgreeWithPayment,
  takeBack: createTakeBackPayment,
  decline: createDeclinePayment,
  addEvidence: createAddEvidence,
});

/**
 * The decisions about money by hand, of all orders, for the shop's people. Each throws like `requirePermission`. A decision also
 * throws like `requireFreshFactor`; adding evidence does not, because evidence decides nothing until a decision names it.
 */
export function createDecideForShop(decisions: HandDecisions, clock: Clock) {
  const forShop =
    <Rest extends unknown[], Result>(decide: (decider: Decider, ...rest: Rest) => Promise<Result>) =>
    async (caller: Caller, ...rest: Rest): Promise<Result> =>
      decide({ staff: requireFreshPermission(caller, 'money.write', clock()) }, ...rest);
  return {
    confirm: forShop(decisions.confirm),
    agree: forShop(decisions.agree),
    takeBack: forShop(decisions.takeBack),
    decline: forShop(decisions.decline),
    addEvidence: async (caller: Caller, orderId: string, bytes: Uint8Array) =>
      decisions.addEvidence({ staff: requirePermission(caller, 'money.write') }, orderId, bytes),
  };
}
