import type { Caller } from '#kernel/caller.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requireFreshPermission } from '#kernel/permissions.ts';
import { renewRecoveryCodes } from './enrol-factor.ts';
import { lockCaller, recordOnMember, type StaffDeps, tell } from './staff-deps.ts';

/** Takes one of the caller's factors away. Throws like `requireFreshPermission`, `not_found`, and `last_factor`. */
export function createRemoveFactor(deps: StaffDeps) {
  return async (caller: Caller, id: string): Promise<void> => {
    const now = deps.clock();
    const staff = requireFreshPermission(caller, 'panel.enter', now);
    await deps.transact(async (stores) => {
      const user = await lockCaller(stores, staff);
      const factors = await stores.factors.of(staff.userId);
      const gone = requireFound(factors.find((factor) => factor.id === id));
      if (factors.length === 1) throw new ShopError('last_factor');
      await stores.factors.remove(id);
      const before = { kind: gone.kind, device: gone.device };
      await recordOnMember(stores, staff, { action: 'staff.factor_removed', memberId: staff.userId, before, at: now });
      await tell(stores, deps, user, 'factor_removed');
    });
  };
}

/** Returns ten new recovery codes in place of the former. Throws like `requireFreshPermission`. */
export function createRenewRecoveryCodes(deps: StaffDeps) {
  return async (caller: Caller): Promise<string[]> => {
    const now = deps.clock();
    const staff = requireFreshPermission(caller, 'panel.enter', now);
    return deps.transact(async (stores) => {
      const user = await lockCaller(stores, staff);
      await recordOnMember(stores, staff, { action: 'staff.recovery_codes_renewed', memberId: staff.userId, at: now });
      await tell(stores, deps, user, 'recovery_renewed');
      return renewRecoveryCodes(stores, deps, staff.userId);
    });
  };
}
