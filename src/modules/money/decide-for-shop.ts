import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import { requireFreshPermission, requirePermission } from '#kernel/permissions.ts';
import type { HandConfirmation } from './confirm-payment.ts';
import type { HandDecline } from './decline-payment.ts';
import type { EvidenceRef } from './evidence-file.ts';
import type { Decider, RepeatableDecision, SeenConfirmation } from './hand-decision.ts';

/** The decisions about money by hand, by whoever may decide. */
export interface HandDecisions {
  confirm(decider: Decider, orderId: string, payment: HandConfirmation): Promise<Replayable<null>>;
  /** The second person agrees to a confirmation that waits for one. */
  agree(decider: Decider, orderId: string, request?: RepeatableDecision & SeenConfirmation): Promise<Replayable<null>>;
  /** Takes back a confirmation. */
  takeBack(decider: Decider, orderId: string, seen?: SeenConfirmation): Promise<void>;
  decline(decider: Decider, orderId: string, decline: HandDecline): Promise<Replayable<null>>;
  addEvidence(decider: Decider, orderId: string, bytes: Uint8Array): Promise<EvidenceRef>;
}

/**
 * The decisions about money by hand, of all orders, for the shop's people. Each throws like `requirePermission`. A decision also
 * throws like `requireFreshFactor`; adding evidence does not, because evidence decides nothing until a decision names it.
 */
export function createDecideForShop(decisions: HandDecisions, clock: Clock) {
  const requireDecider = (caller: Caller): Decider => ({ staff: requireFreshPermission(caller, 'money.write', clock()) });
  return {
    confirm: async (caller: Caller, orderId: string, payment: HandConfirmation) =>
      decisions.confirm(requireDecider(caller), orderId, payment),
    agree: async (caller: Caller, orderId: string, request?: RepeatableDecision & SeenConfirmation) =>
      decisions.agree(requireDecider(caller), orderId, request),
    takeBack: async (caller: Caller, orderId: string, seen?: SeenConfirmation) =>
      decisions.takeBack(requireDecider(caller), orderId, seen),
    decline: async (caller: Caller, orderId: string, decline: HandDecline) =>
      decisions.decline(requireDecider(caller), orderId, decline),
    addEvidence: async (caller: Caller, orderId: string, bytes: Uint8Array) =>
      decisions.addEvidence({ staff: requirePermission(caller, 'money.write') }, orderId, bytes),
  };
}
