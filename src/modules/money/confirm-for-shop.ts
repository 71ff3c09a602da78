import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import { requireFreshFactor, requirePermission } from '#kernel/permissions.ts';
import type { HandConfirmation } from './confirm-payment.ts';
import type { Decider } from './decider.ts';
import type { HandDecline } from './decline-payment.ts';
import type { EvidenceRef } from './evidence-file.ts';
import type { RepeatableDecision } from './hand-decision.ts';

type Decide<Details extends unknown[], Result = void> = (
  decider: Decider,
  orderId: string,
  ...details: Details
) => Promise<Result>;

/** The decisions about money by hand, with whoever decides as the first argument. */
export interface HandDecisions {
  readonly confirm: Decide<[HandConfirmation], Replayable<null>>;
  readonly agree: Decide<[RepeatableDecision?], Replayable<null>>;
  readonly takeBack: Decide<[]>;
  readonly decline: Decide<[HandDecline], Replayable<null>>;
  readonly addEvidence: Decide<[bytes: Uint8Array], EvidenceRef>;
}

/**
 * The door of the shop's people to the decisions about money by hand, for all orders. Each throws like `requirePermission`. A decision also
 * throws like `requireFreshFactor`; adding a proof does not, because a proof decides nothing until a decision names it.
 */
export function createDecideForShop({ confirm, agree, takeBack, decline, addEvidence }: HandDecisions, clock: Clock) {
  const forShop =
    <Details extends unknown[], Result>(decide: Decide<Details, Result>, asksForFactor: boolean) =>
    async (caller: Caller, orderId: string, ...details: Details): Promise<Result> => {
      const staff = requirePermission(caller, 'money.write');
      if (asksForFactor) requireFreshFactor(staff, clock());
      return decide({ staff }, orderId, ...details);
    };
  return {
    confirm: forShop(confirm, true),
    agree: forShop(agree, true),
    takeBack: forShop(takeBack, true),
    decline: forShop(decline, true),
    addEvidence: forShop(addEvidence, false),
  };
}
