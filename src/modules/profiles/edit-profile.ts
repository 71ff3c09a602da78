import { requireUser } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { isOwnOrNoEmail, type OwnProfile } from './own-profile.ts';
import type { ProfileTransact } from './ports.ts';
import { changeProfile, type ProfileChange } from './profile.ts';

/**
 * Changes one field or several of the caller's profile. Withdrawing the consent to birth data erases them, in the plan as well. Throws
 * `not_signed_in`, `not_found` for any other profile, `email_needs_code` for an e-mail that is not the caller's own, and as
 * `changeProfile`.
 */
export function createEditProfile({ transact, clock }: WriteDeps<ProfileTransact>) {
  return async (
    caller: Caller,
    id: string,
    { email, ...change }: ProfileChange & { readonly email?: string },
  ): Promise<OwnProfile> => {
    const user = requireUser(caller);
    const now = clock();
    const profile = await transact(async ({ profiles, plans }) => {
      const before = await profiles.lockOf(user.userId);
      if (before?.id !== id) throw new ShopError('not_found');
      if (!isOwnOrNoEmail(user, email)) {
        // The same code names the field's fault and the whole refusal.
        throw refusedField(['email'], 'email_needs_code', 'email_needs_code');
      }
      const after = changeProfile(before, change, now);
      await profiles.save(after, now);
      if (before.consent && !after.consent) await plans.eraseParticipants(user.userId);
      return after;
    });
    return { ...profile, email: user.email ?? '' };
  };
}
