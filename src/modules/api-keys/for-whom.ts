import type { Caller } from '#kernel/caller.ts';
import type { Paged } from '#kernel/cursor.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requireFreshFactor, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import { createKeyKeeping, type KeyDeps, type WantedKey, type WantedRotation } from './manage-keys.ts';

/** The keys of every partner, for administrators. Each throws like `requirePermission` first. */
export function createKeysForShop(deps: KeyDeps) {
  return guardedKeys(deps, async (caller, slug) => {
    const staff = requirePermission(caller, 'partners.manage');
    if (!(await deps.partners.find(slug))) throw new ShopError('not_found');
    return staff;
  });
}

/**
 * The keys of their own partner, for a partner's people: another partner is `not_found`, as one that does not exist. Throws
 * `not_allowed` while the partner is suspended.
 */
export function createKeysForPartner(deps: KeyDeps) {
  return guardedKeys(deps, async (caller, slug) => {
    const staff = requirePermission(caller, 'partner.confirm');
    const partner = requireFound(staff.partner === slug ? await deps.partners.find(slug) : undefined);
    if (partner.isSuspended) throw new ShopError('not_allowed');
    return staff;
  });
}

/**
 * What somebody who has signed in does to the keys of a partner; `enter` throws for whoever may not do it. Changes ask for a second factor of
 * the last ten minutes.
 */
function guardedKeys(deps: KeyDeps, enter: (caller: Caller, slug: string) => Promise<StaffCaller>) {
  const keeping = createKeyKeeping(deps);
  const enterToChange = async (caller: Caller, slug: string) => {
    const staff = await enter(caller, slug);
    requireFreshFactor(staff, deps.clock());
    return staff;
  };
  return {
    list: async (caller: Caller, slug: string, paged: Paged) => {
      await enter(caller, slug);
      return keeping.list(slug, paged);
    },
    make: async (caller: Caller, slug: string, wanted: WantedKey) =>
      keeping.make(await enterToChange(caller, slug), slug, wanted),
    rotate: async (caller: Caller, slug: string, id: string, wanted: WantedRotation) =>
      keeping.rotate(await enterToChange(caller, slug), slug, id, wanted),
    revoke: async (caller: Caller, slug: string, id: string) => keeping.revoke(await enterToChange(caller, slug), slug, id),
  };
}
