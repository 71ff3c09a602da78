import type { Caller, UserCaller } from './caller.ts';
import { isSameEmail } from './contact.ts';
import { HOUR_MS } from './durations.ts';
import { ShopError } from './errors.ts';

/** Returns the signed-in user; throws `not_signed_in` for a guest, and `key_not_accepted` for a program with a key. */
export function requireUser(caller: Caller): UserCaller {
  if (caller.kind === 'key') throw new ShopError('key_not_accepted');
  if (caller.kind !== 'user') throw new ShopError('not_signed_in');
  return caller;
}

/**
 * Returns the signed-in user when `email` is their own or is left out (users who signed in by phone have no e-mail to give).
 * Throws like `requireUser`, and `not_allowed` for every other e-mail, so that nobody learns which e-mails have accounts.
 */
export function requireOwnAccount(caller: Caller, email: string | undefined): UserCaller {
  const user = requireUser(caller);
  if (email === undefined || isSameEmail(email, user.email)) return user;
  throw new ShopError('not_allowed');
}

const FRESH_SIGN_IN_MS = HOUR_MS;

/** Returns the signed-in user if they signed in within the last hour. Throws like `requireUser`, and `fresh_login_required`. */
export function requireFreshSignIn(caller: Caller, now: Date): UserCaller {
  const user = requireUser(caller);
  if (now.getTime() - user.signedInAt.getTime() > FRESH_SIGN_IN_MS) throw new ShopError('fresh_login_required');
  return user;
}
