import type { Caller } from '#kernel/caller.ts';
import type { Decider, HandDecisions } from '#modules/desk/index.ts';
import type { PartnerReader } from './ports.ts';
import { ownPartner } from './view-orders.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly decisions: HandDecisions;
}

/** The door of a partner's people to the decisions about money by hand, for the partner's own orders. Each throws like `ownPartner` first. */
export function createDecideForPartner({ partners, decisions }: Deps) {
  const { confirm, agree, takeBack, decline } = decisions;
  const forPartner =
    <Given extends unknown[]>(decide: (decider: Decider, orderId: string, ...given: Given) => Promise<void>) =>
    async (caller: Caller, slug: string, orderId: string, ...given: Given): Promise<void> => {
      const { staff, partner } = await ownPartner({ partners }, caller, slug, 'partner.confirm');
      await decide({ staff, partner }, orderId, ...given);
    };
  return { confirm: forPartner(confirm), agree: forPartner(agree), takeBack: forPartner(takeBack), decline: forPartner(decline) };
}
