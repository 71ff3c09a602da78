import type { Caller, KeyScope } from '#kernel/caller.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { type PartnerActor, requirePartner } from '#kernel/permissions.ts';
import type { PartnerReader, PartnerRecord } from './ports.ts';

/** Who acts, and the partner for whom. */
export interface OwnPartner {
  readonly staff: PartnerActor;
  readonly partner: PartnerRecord;
}

/**
 * Returns the partner for whom the caller acts. Throws like `requirePartner`, `not_found` for another partner, as for one that
 * does not exist, and `not_allowed` while the partner is suspended. Without a scope no key may act.
 */
export async function ownPartner(
  { partners }: { readonly partners: Pick<PartnerReader, 'find'> },
  caller: Caller,
  slug: string,
  permission: 'partner.read' | 'partner.confirm' = 'partner.read',
  scope?: KeyScope,
): Promise<OwnPartner> {
  const staff = requirePartner(caller, permission, scope);
  const partner = requireFound(staff.partner === slug ? await partners.find(slug) : undefined);
  if (partner.isSuspended) throw new ShopError('not_allowed');
  return { staff, partner };
}
