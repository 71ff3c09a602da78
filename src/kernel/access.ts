import type { Caller, UserCaller } from './caller.ts';
import { parseEmail } from './contact.ts';
import { ShopError } from './errors.ts';

/** The signed-in user; throws `not_signed_in` for a guest. */
export function requireUser(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw new ShopError('not_signed_in');
  return caller;
}

/**
 * The signed-in user, when `email` is their own. Throws `not_signed_in`, and `not_allowed` for every other e-mail alike, so that the
 * answer never tells whether anybody has it.
 */
export function requireOwnEmail(caller: Caller, email: string): UserCaller & { readonly email: string } {
  const user = requireUser(caller);
  if (user.email === null || parseEmail(email) !== user.email) throw new ShopError('not_allowed');
  return { ...user, email: user.email };
}

const FRESH_MS = 60 * 60 * 1000;

/** The signed-in user, when they signed in within the last hour; throws `not_signed_in` or `fresh_login_required`. */
export function requireFreshSignIn(caller: Caller, now: Date): UserCaller {
  const user = requireUser(caller);
  if (now.getTime() - user.signedInAt.getTime() > FRESH_MS) throw new ShopError('fresh_login_required');
  return user;
}
