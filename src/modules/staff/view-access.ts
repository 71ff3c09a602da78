import type { Caller } from '#kernel/caller.ts';
import { requireMember } from '#kernel/permissions.ts';
import { type Factor, mayEnrol } from './factor.ts';
import { lockCaller, type StaffDeps } from './staff-deps.ts';

/** How a member of staff signs in. */
export interface StaffAccess {
  readonly factors: readonly Factor[];
  readonly recoveryCodesLeft: number;
  /** The sign-in is fresh enough to add a factor. */
  readonly mayEnrol: boolean;
  readonly canUsePasskeys: boolean;
  /** When the second factor was given in this session. */
  readonly secondFactorAt: Date | null;
}

/** Tells how the caller signs in. Throws like `requireMember`. */
export function createViewAccess({ transact, clock, passkeys }: Pick<StaffDeps, 'transact' | 'clock' | 'passkeys'>) {
  return async (caller: Caller): Promise<StaffAccess> => {
    const member = requireMember(caller);
    return transact(async (stores) => {
      await lockCaller(stores, member);
      const factors = await stores.factors.of(member.userId);
      return {
        factors,
        recoveryCodesLeft: await stores.factors.recoveryCodesLeft(member.userId),
        mayEnrol: mayEnrol(member, factors, clock()),
        canUsePasskeys: passkeys.isPossible,
        secondFactorAt: member.secondFactorAt,
      };
    });
  };
}
