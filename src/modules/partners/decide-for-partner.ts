import type { Caller, KeyScope } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { type PartnerActor, requireFreshFactor } from '#kernel/permissions.ts';
import type { Decider, Evidence, HandConfirmation, HandDecisions, HandMoneyReader } from '#modules/money/index.ts';
import { ownPartner } from './own-partner.ts';
import type { PartnerOrderReader, PartnerReader } from './ports.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly decisions: HandDecisions;
  /** Above this amount people decide, and no program. */
  readonly singleApprovalLimit: Cents;
  readonly clock: Clock;
}

const BY_PROGRAMS = { scope: 'payments:confirm' } as const;

/**
 * The door of a partner's people and programs to the decisions about money by hand, for the partner's own orders. Each throws like
 * `ownPartner` first, and what a person says of money like `requireFreshFactor`. A program confirms and declines alone; above the limit its
 * confirmation is `second_person_required`, because two people of the partner decide then.
 */
export function createDecideForPartner({ partners, decisions, singleApprovalLimit, clock }: Deps) {
  const { confirm, agree, takeBack, decline, addEvidence } = decisions;
  const forPartner =
    <Given extends unknown[], Result>(
      decide: (decider: Decider & { readonly staff: PartnerActor }, orderId: string, ...details: Given) => Promise<Result>,
      { scope, isSaid = true }: { readonly scope?: KeyScope; readonly isSaid?: boolean } = {},
    ) =>
    async (caller: Caller, slug: string, orderId: string, ...details: Given): Promise<Result> => {
      const { staff, partner } = await ownPartner({ partners }, caller, slug, 'partner.confirm', scope);
      if (isSaid && caller.kind === 'user') requireFreshFactor(caller, clock());
      return decide({ staff, partner }, orderId, ...details);
    };
  return {
    confirm: forPartner((decider, orderId, payment: HandConfirmation) => {
      if (decider.staff.isKey && payment.amount > singleApprovalLimit) throw new ShopError('second_person_required');
      return confirm(decider, orderId, payment);
    }, BY_PROGRAMS),
    agree: forPartner(agree),
    takeBack: forPartner(takeBack),
    decline: forPartner(decline, BY_PROGRAMS),
    addEvidence: forPartner(addEvidence, { isSaid: false }),
  };
}

interface ReadDeps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly orders: Pick<PartnerOrderReader, 'find'>;
  readonly files: Pick<HandMoneyReader, 'evidence'>;
}

/** Returns a file that the partner's people have sent for one of the partner's own orders. Throws like `ownPartner`, and `not_found`. */
export function createReadOwnEvidence({ partners, orders, files }: ReadDeps) {
  return async (caller: Caller, slug: string, orderId: string, id: string): Promise<Evidence> => {
    await ownPartner({ partners }, caller, slug);
    const order = await orders.find(orderId);
    const evidence = order?.partner === slug ? await files.evidence(orderId, id) : undefined;
    if (evidence?.partner !== slug) throw new ShopError('not_found');
    return evidence;
  };
}
