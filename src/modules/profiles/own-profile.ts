import { requireUser } from '#kernel/access.ts';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import { isSameEmail } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { ProfileReader } from './ports.ts';
import type { Profile } from './profile.ts';

/** A profile with its customer's verified e-mail, which is empty when the customer has none. */
export interface OwnProfile extends Profile {
  readonly email: string;
}

/** Finds a user's profile; returns undefined before the user has created a profile. */
export function createFindProfile({ profiles }: { readonly profiles: ProfileReader }) {
  return async ({ id, email }: { readonly id: string; readonly email: string | null }): Promise<OwnProfile | undefined> => {
    const profile = await profiles.ofUser(id);
    return profile && { ...profile, email: email ?? '' };
  };
}

/** Returns the caller's own profile; throws `not_signed_in`, or `not_found` for any other id. */
export function createViewProfile(ports: { readonly profiles: ProfileReader }) {
  const find = createFindProfile(ports);
  return async (caller: Caller, id: string): Promise<OwnProfile> => {
    const user = requireUser(caller);
    const profile = await find({ id: user.userId, email: user.email });
    if (profile?.id !== id) throw new ShopError('not_found');
    return profile;
  };
}

/** Tells whether `email` is the caller's own in any spelling, or missing or empty: a profile stores no e-mail of its own. */
export function isOwnOrNoEmail(user: UserCaller, email: string | undefined): boolean {
  return !email?.trim() || isSameEmail(email, user.email);
}
