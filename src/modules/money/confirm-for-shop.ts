import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import { requireFreshFactor, requirePermission } from '#kernel/permissions.ts';
import type { GivenDecline, GivenKey, GivenMoney } from './decide-by-hand.ts';
import type { Decider } from './decider.ts';
import type { EvidenceRef } from './evidence-file.ts';

type Decide<Given extends unknown[], Result = void> = (decider: Decider, orderId: string, ...details: Given) => Promise<Result>;

/** The decisions about money by hand, with whoever decides as the first argument. */
export interface HandDecisions {
  readonly confirm: Decide<[GivenMoney], Replayable<null>>;
  readonly agree: Decide<[GivenKey?], Replayable<null>>;
  readonly takeBack: Decide<[]>;
  readonly decline: Decide<[GivenDecline], Replayable<null>>;
  readonly addEvidence: Decide<[bytes: Uint8Array], EvidenceRef>;
}

/**
 * The door of the shop's people to the decisions about money by hand, for all orders. Each throws like `requirePermission` first; what is said
 * of money, like `requireFreshFactor` besides. A proof alone says nothing yet.
 */
export function createDecideForShop({ confirm, agree, takeBack, decline, addEvidence }: HandDecisions, clock: Clock) {
  const forShop =
    <Given extends unknown[], Result>(decide: Decide<Given, Result>, isSaid: boolean) =>
    async (caller: Caller, orderId: string, ...details: Given): Promise<Result> => {
      const staff = requirePermission(caller, 'money.write');
      if (isSaid) requireFreshFactor(staff, clock());
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
