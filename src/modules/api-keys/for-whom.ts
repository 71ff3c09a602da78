import type { Caller } from '#kernel/caller.ts';
import type { Page, Paged } from '#kernel/cursor.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requireFreshFactor, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { ApiKey } from './key.ts';
import { createKeyKeeping, type KeyDeps, type MadeKey, type WantedKey, type WantedRotation } from './manage-keys.ts';

/** What somebody who has signed in does to the keys of a partner. Changes ask for a second factor of the last ten minutes. */
export interface KeysOfPartner {
  readonly list: (caller: Caller, slug: string, paged: Paged) => Promise<Page<ApiKey>>;
  readonly make: (caller: Caller, slug: string, wanted: WantedKey) => Promise<MadeKey>;
  readonly rotate: (caller: Caller, slug: string, id: string, wanted: WantedRotation) => Promise<MadeKey>;
  readonly revoke: (caller: Caller, slug: string, id: string) => Promise<void>;
}

/** The keys of every partner, for administrators. Each throws like `requirePermission` first. */
export function createKeysForShop(deps: KeyDeps): KeysOfPartner {
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
export function createKeysForPartner(deps: KeyDeps): KeysOfPartner {
  return guardedKeys(deps, async (caller, slug) => {
    const staff = requirePermission(caller, 'partner.confirm');
    const partner = requireFound(staff.partner === slug ? await deps.partners.find(slug) : undefined);
    if (partner.isSuspended) throw new ShopError('not_allowed');
    return staff;
  });
}

/** What can be done to keys; `enter` throws for whoever may not do it. */
function guardedKeys(deps: KeyDeps, enter: (caller: Caller, slug: string) => Promise<StaffCaller>): KeysOfPartner {
  const keeping = createKeyKeeping(deps);
  const enterToChange = async (caller: Caller, slug: string) => {
    const staff = await enter(caller, slug);
    requireFreshFactor(staff, deps.clock());
    return staff;
  };
  return {
    list: async (caller, slug, paged) => {
      await enter(caller, slug);
      return keeping.list(slug, paged);
    },
    make: async (caller, slug, wanted) => keeping.make(await enterToChange(caller, slug), slug, wanted),
    rotate: async (caller, slug, id, wanted) => keeping.rotate(await enterToChange(caller, slug), slug, id, wanted),
    revoke: async (caller, slug, id) => keeping.revoke(await enterToChange(caller, slug), slug, id),
  };
}
