import { requireUser } from '#kernel/access.ts';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import { parseEmail } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { ProfileReader } from './ports.ts';
import type { Profile } from './profile.ts';

/** A profile with the verified e-mail of its customer; empty when they have none. */
export interface OwnProfile extends Profile {
  readonly email: string;
}

/** The profile that a user has made; undefined before. */
export function createFindProfile(profiles: ProfileReader) {
  return async ({ id, email }: { readonly id: string; readonly email: string | null }): Promise<OwnProfile | undefined> => {
    const profile = await profiles.ofUser(id);
    return profile && { ...profile, email: email ?? '' };
  };
}

/** The caller's own profile; `not_found` for any other id. */
export function createViewProfile(profiles: ProfileReader) {
  const find = createFindProfile(profiles);
  return async (caller: Caller, id: string): Promise<OwnProfile> => {
    const user = requireUser(caller);
    const profile = await find({ id: user.userId, email: user.email });
    if (profile?.id !== id) throw new ShopError('not_found');
    return profile;
  };
}

/** True for the caller's own e-mail in any spelling, and for one that is missing or empty: the profile keeps none of its own. */
export function isOwnEmail(user: UserCaller, email: string | undefined): boolean {
  return !email?.trim() || (user.email !== null && parseEmail(email) === user.email);
}
