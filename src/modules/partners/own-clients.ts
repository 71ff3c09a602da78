import type { Caller } from '#kernel/caller.ts';
import type { IdempotentRequest, Replayable } from '#kernel/idempotency.ts';
import type { NewId } from '#kernel/ids.ts';
import type { PartnerActor } from '#kernel/permissions.ts';
import type { PartnerReader, PartnerRecord } from './ports.ts';
import { ownPartner } from './view-orders.ts';

/** Who acts, and for which partner. */
interface Acting {
  readonly staff: PartnerActor;
  readonly partner: PartnerRecord;
}

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
}

/**
 * The door of a partner's people and programs to orders for the partner's own clients: `place` gives the order to the partner. Throws like
 * `ownPartner` and `place`.
 */
export function createOrderForOwnClient<Command, Placed>({
  partners,
  place,
}: Deps & { readonly place: (by: Acting, command: Command) => Promise<Placed> }) {
  return async (caller: Caller, slug: string, command: Command): Promise<Placed> =>
    place(await ownPartner({ partners }, caller, slug, 'partner.confirm', 'orders:write'), command);
}

/** Why an order is cancelled, and by what a repetition is known. */
interface Why {
  readonly reason: string;
  readonly idempotency?: IdempotentRequest | undefined;
}

/** The same door to the cancellation of an order that is not paid; `cancel` reaches orders of the partner alone. */
export function createCancelForPartner({
  partners,
  newId,
  cancel,
}: Deps & {
  readonly newId: NewId;
  readonly cancel: (by: Acting, orderId: string, why: Why & { readonly noteId: string }) => Promise<Replayable<null>>;
}) {
  return async (caller: Caller, slug: string, orderId: string, why: Why): Promise<Replayable<null>> => {
    const acting = await ownPartner({ partners }, caller, slug, 'partner.confirm', 'orders:write');
    return cancel(acting, orderId, { ...why, noteId: newId() });
  };
}
