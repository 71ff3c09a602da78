import type { Caller } from '#kernel/caller.ts';
import { requireMember } from '#kernel/permissions.ts';
import { mayEnrol } from './factor.ts';
import { lockCaller, type StaffDeps } from './staff-deps.ts';

export type StaffAccess = Awaited<ReturnType<ReturnType<typeof createViewAccess>>>;

/** Tells how the caller signs in. Throws like `requireMember`. */
export function createViewAccess({ transact, clock, passkeys }: Pick<StaffDeps, 'transact' | 'clock' | 'passkeys'>) {
  return async (caller: Caller) => {
    const member = requireMember(caller);
    return transact(async (stores) => {
      await lockCaller(stores, member);
      const factors = await stores.factors.of(member.userId);
      return {
        factors,
        recoveryCodesLeft: await stores.factors.recoveryCodesLeft(member.userId),
        // The sign-in is fresh enough to add a factor.
        mayEnrol: mayEnrol(member, factors, clock()),
        canUsePasskeys: passkeys.isPossible,
        // When it was given in this session.
        secondFactorAt: member.secondFactorAt,
      };
    });
  };
}
