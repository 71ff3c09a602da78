import type { Caller } from '#kernel/caller.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Cancellation, Office, OrderForClient } from '#modules/office/index.ts';
import { ownPartner } from './own-partner.ts';
import type { PartnerReader } from './ports.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
}

/**
 * Lets a partner's people and programs order for the partner's own clients; `place` gives the order to the partner. Throws like `ownPartner`
 * and `place`.
 */
export function createOrderForOwnClient({ partners, place }: Deps & Pick<Office, 'place'>) {
  return async (caller: Caller, slug: string, command: OrderForClient) =>
    place(await ownPartner({ partners }, caller, slug, 'partner.confirm', 'orders:write'), command);
}

/**
 * Why an order is cancelled, and by what a repetition is known. No version is compared: a partner sees none, and the state of the order alone
 * decides whether it may be cancelled.
 */
type OwnCancellation = Pick<Cancellation, 'reason' | 'idempotency'>;

/**
 * Lets a partner's people and programs cancel an order that is not paid; `cancel` reaches orders of the partner alone. Throws like `ownPartner`
 * and `cancel`.
 */
export function createCancelForPartner({ partners, newId, cancel }: Deps & Pick<Office, 'cancel'> & { readonly newId: NewId }) {
  return async (caller: Caller, slug: string, orderId: string, cancellation: OwnCancellation) =>
    cancel(await ownPartner({ partners }, caller, slug, 'partner.confirm', 'orders:write'), orderId, {
      ...cancellation,
      noteId: newId(),
    });
}
