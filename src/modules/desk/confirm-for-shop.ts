import type { Caller } from '#kernel/caller.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Decider, GivenMoney } from './decide-by-hand.ts';

type Decide<Given extends unknown[]> = (decider: Decider, orderId: string, ...given: Given) => Promise<void>;

/** The decisions about money by hand, with whoever decides as the first argument. */
export interface HandDecisions {
  readonly confirm: Decide<[GivenMoney]>;
  readonly agree: Decide<[]>;
  readonly takeBack: Decide<[]>;
  readonly decline: Decide<[reason: string]>;
}

/** The door of the shop's people to the decisions about money by hand, for all orders. Each throws like `requirePermission` first. */
export function createDecideForShop({ confirm, agree, takeBack, decline }: HandDecisions) {
  const forShop =
    <Given extends unknown[]>(decide: Decide<Given>) =>
    async (caller: Caller, orderId: string, ...given: Given): Promise<void> =>
      decide({ staff: requirePermission(caller, 'money.write') }, orderId, ...given);
  return { confirm: forShop(confirm), agree: forShop(agree), takeBack: forShop(takeBack), decline: forShop(decline) };
}
