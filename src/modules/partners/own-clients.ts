import type { Caller } from '#kernel/caller.ts';
import type { IdempotentRequest, Replayable } from '#kernel/idempotency.ts';
import type { NewId } from '#kernel/ids.ts';
import type { PartnerActor } from '#kernel/permissions.ts';
import { ownPartner } from './own-partner.ts';
import type { PartnerReader, PartnerRecord } from './ports.ts';

/** Who acts, and for which partner. */
interface Acting {
  readonly staff: PartnerActor;
  readonly partner: PartnerRecord;
}

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
}

/**
 * Lets a partner's people and programs order for the partner's own clients; `place` gives the order to the partner. Throws like `ownPartner`
 * and `place`.
 */
export function createOrderForOwnClient<Command, Placed>({
  partners,
  place,
}: Deps & { readonly place: (by: Acting, command: Command) => Promise<Placed> }) {
  return async (caller: Caller, slug: string, command: Command): Promise<Placed> => {
    const acting = await ownPartner({ partners }, caller, slug, 'partner.confirm', 'orders:write');
    return place(acting, command);
  };
}

/** Why an order is cancelled, and by what a repetition is known. */
interface Cancellation {
  readonly reason: string;
  readonly idempotency?: IdempotentRequest | undefined;
}

interface CancelDeps extends Deps {
  readonly newId: NewId;
  readonly cancel: (by: Acting, orderId: string, why: Cancellation & { readonly noteId: string }) => Promise<Replayable<null>>;
}

/**
 * Lets a partner's people and programs cancel an order that is not paid; `cancel` reaches orders of the partner alone. Throws like `ownPartner`
 * and `cancel`.
 */
export function createCancelForPartner({ partners, newId, cancel }: CancelDeps) {
  return async (caller: Caller, slug: string, orderId: string, cancellation: Cancellation): Promise<Replayable<null>> => {
    const acting = await ownPartner({ partners }, caller, slug, 'partner.confirm', 'orders:write');
    return cancel(acting, orderId, { ...cancellation, noteId: newId() });
  };
}
