import { requireUser } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { isOwnOrNoEmail, type OwnProfile } from './own-profile.ts';
import type { ProfileTransact } from './ports.ts';
import { changeProfile, emptyProfile, type ProfileChange } from './profile.ts';

/**
 * Creates the caller's profile; its phone is the caller's verified phone unless the command gives another. Throws `not_signed_in`,
 * `not_allowed` when `email` is neither empty nor the caller's own, `profile_exists`, and as `changeProfile`.
 */
export function createCreateProfile({ transact, clock, newId }: MakeDeps<ProfileTransact>) {
  return async (caller: Caller, { email, ...change }: ProfileChange & { readonly email?: string }): Promise<OwnProfile> => {
    const user = requireUser(caller);
    if (!isOwnOrNoEmail(user, email)) throw new ShopError('not_allowed');
    const now = clock();
    const start = { ...emptyProfile(newId(), user.userId), phoneNumber: user.phone ?? '' };
    const profile = changeProfile(start, change, now);
    await transact(async ({ profiles }) => {
      if (await profiles.lockOf(user.userId)) throw new ShopError('profile_exists');
      await profiles.save(profile, now);
    });
    return { ...profile, email: user.email ?? '' };
  };
}
