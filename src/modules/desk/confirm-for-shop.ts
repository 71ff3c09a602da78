import type { Caller } from '#kernel/caller.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { GivenDecline, GivenMoney } from './decide-by-hand.ts';
import type { Decider } from './decider.ts';
import type { EvidenceRef } from './evidence-file.ts';

type Decide<Given extends unknown[], Result = void> = (decider: Decider, orderId: string, ...given: Given) => Promise<Result>;

/** The decisions about money by hand, with whoever decides as the first argument. */
export interface HandDecisions {
  readonly confirm: Decide<[GivenMoney]>;
  readonly agree: Decide<[]>;
  readonly takeBack: Decide<[]>;
  readonly decline: Decide<[GivenDecline]>;
  readonly addEvidence: Decide<[bytes: Uint8Array], EvidenceRef>;
}

/** The door of the shop's people to the decisions about money by hand, for all orders. Each throws like `requirePermission` first. */
export function createDecideForShop({ confirm, agree, takeBack, decline, addEvidence }: HandDecisions) {
  const forShop =
    <Given extends unknown[], Result>(decide: Decide<Given, Result>) =>
    async (caller: Caller, orderId: string, ...given: Given): Promise<Result> =>
      decide({ staff: requirePermission(caller, 'money.write') }, orderId, ...given);
  return {
    confirm: forShop(confirm),
    agree: forShop(agree),
    takeBack: forShop(takeBack),
    decline: forShop(decline),
    addEvidence: forShop(addEvidence),
  };
}
