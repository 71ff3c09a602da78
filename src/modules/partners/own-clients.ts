import type { Caller } from '#kernel/caller.ts';
import type { IdempotentRequest, Replayable } from '#kernel/idempotency.ts';
import type { NewId } from '#kernel/ids.ts';
import { type OwnPartner, ownPartner } from './own-partner.ts';
import type { PartnerReader } from './ports.ts';

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
}: Deps & { readonly place: (by: OwnPartner, command: Command) => Promise<Placed> }) {
  return async (caller: Caller, slug: string, command: Command): Promise<Placed> => {
    const acting = await ownPartner({ partners }, caller, slug, 'partner.confirm', 'orders:write');
    return place(acting, command);
  };
}

/**
 * Why an order is cancelled, and by what a repetition is known. No version is compared: a partner sees none, and the state of the order alone
 * decides whether it may be cancelled.
 */
interface Cancellation {
  readonly reason: string;
  readonly idempotency?: IdempotentRequest | undefined;
}

interface CancelDeps extends Deps {
  readonly newId: NewId;
  readonly cancel: (
    by: OwnPartner,
    orderId: string,
    why: Cancellation & { readonly noteId: string },
  ) => Promise<Replayable<null>>;
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
