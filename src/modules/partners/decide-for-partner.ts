import type { Caller, KeyScope } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { requireFreshFactor } from '#kernel/permissions.ts';
import type { Evidence, HandConfirmation, HandDecisions, HandMoneyReader } from '#modules/money/index.ts';
import { type OwnPartner, ownPartner } from './own-partner.ts';
import type { PartnerOrderReader, PartnerReader } from './ports.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly decisions: HandDecisions;
  /** Above this amount people decide, and no program. */
  readonly singleApprovalLimit: Cents;
  readonly clock: Clock;
}

/** What the key of a partner's program must allow. */
const KEY_SCOPE = 'payments:confirm';

/**
 * The decisions about money by hand, of a partner's own orders, for its people and programs. Each throws like
 * `ownPartner`, and for people a decision also throws like `requireFreshFactor`. A program confirms and declines alone; above the limit its
 * confirmation is `second_person_required`, because two people of the partner decide then.
 */
export function createDecideForPartner({ partners, decisions, singleApprovalLimit, clock }: Deps) {
  const requireOwnPartner = (caller: Caller, slug: string, scope?: KeyScope) =>
    ownPartner({ partners }, caller, slug, 'partner.confirm', scope);
  const requireDecider = async (caller: Caller, slug: string, scope?: KeyScope) => {
    const decider = await requireOwnPartner(caller, slug, scope);
    if (caller.kind === 'user') requireFreshFactor(caller, clock());
    return decider;
  };
  const forPartner =
    <Rest extends unknown[], Result>(decide: (decider: OwnPartner, ...rest: Rest) => Promise<Result>, scope?: KeyScope) =>
    async (caller: Caller, slug: string, ...rest: Rest): Promise<Result> =>
      decide(await requireDecider(caller, slug, scope), ...rest);
  return {
    confirm: async (caller: Caller, slug: string, orderId: string, payment: HandConfirmation) => {
      const decider = await requireDecider(caller, slug, KEY_SCOPE);
      if (decider.staff.isKey && payment.amount > singleApprovalLimit) throw new ShopError('second_person_required');
      return decisions.confirm(decider, orderId, payment);
    },
    agree: forPartner(decisions.agree),
    takeBack: forPartner(decisions.takeBack),
    decline: forPartner(decisions.decline, KEY_SCOPE),
    addEvidence: async (caller: Caller, slug: string, orderId: string, bytes: Uint8Array) =>
      decisions.addEvidence(await requireOwnPartner(caller, slug), orderId, bytes),
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
