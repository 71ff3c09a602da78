import type { Caller, KeyScope } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import type { PartnerActor } from '#kernel/permissions.ts';
import type { Decider, GivenMoney, HandDecisions } from '#modules/desk/index.ts';
import type { PartnerReader } from './ports.ts';
import { ownPartner } from './view-orders.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly decisions: HandDecisions;
  /** Above this amount people decide, and no program. */
  readonly singleApprovalLimit: Cents;
}

/**
 * The door of a partner's people and programs to the decisions about money by hand, for the partner's own orders. Each throws like
 * `ownPartner` first. A program confirms and declines alone; above the limit its confirmation is `second_person_required`, because two
 * people of the partner decide then.
 */
export function createDecideForPartner({ partners, decisions, singleApprovalLimit }: Deps) {
  const { confirm, agree, takeBack, decline } = decisions;
  const forPartner =
    <Given extends unknown[]>(
      decide: (decider: Decider & { readonly staff: PartnerActor }, orderId: string, ...given: Given) => Promise<void>,
      scope?: KeyScope,
    ) =>
    async (caller: Caller, slug: string, orderId: string, ...given: Given): Promise<void> => {
      const { staff, partner } = await ownPartner({ partners }, caller, slug, 'partner.confirm', scope);
      await decide({ staff, partner }, orderId, ...given);
    };
  return {
    confirm: forPartner((decider, orderId, given: GivenMoney) => {
      if (decider.staff.isKey && given.amount > singleApprovalLimit) throw new ShopError('second_person_required');
      return confirm(decider, orderId, given);
    }, 'payments:confirm'),
    agree: forPartner(agree),
    takeBack: forPartner(takeBack),
    decline: forPartner(decline, 'payments:confirm'),
  };
}
