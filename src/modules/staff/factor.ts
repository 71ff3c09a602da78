import { ShopError } from '#kernel/errors.ts';
import { hasFreshFactor, type MemberCaller } from '#kernel/permissions.ts';

interface AnyFactor {
  readonly id: string;
  /** Browser and system in which it was added, in words. */
  readonly device: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A key pair whose private half never leaves the person's device. */
export interface Passkey extends AnyFactor {
  readonly kind: 'passkey';
  readonly credentialId: string;
  /** COSE, as base64url. */
  readonly publicKey: string;
  /** How often the device says to have signed; 0 for devices that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/** An app that shows a code every 30 seconds. */
export interface Authenticator extends AnyFactor {
  readonly kind: 'authenticator';
  /** Base32; undefined when the key that sealed it was removed. */
  readonly secret: string | undefined;
  /** The last step of 30 seconds whose code was used: no code is accepted twice. */
  readonly lastStep: number;
}

export type Factor = Passkey | Authenticator;

export const FACTOR_LIMITS = {
  factors: 10,
  /** A challenge and an offer of a factor live so long. */
  challengeSeconds: 300,
  /** The number of wrong answers that burn a challenge. */
  wrongPerChallenge: 5,
  /** After so many wrong answers in a day only a passkey opens: nobody can guess that. */
  wrongPerDay: 20,
} as const;

/** How long after the sign-in the first factor may be added. */
const AFTER_CODE_MS = 10 * 60 * 1000;

/**
 * Tells whether the caller's sign-in is fresh enough to add a factor: the first only soon after the code was given, every further one with a
 * factor that was given just now.
 */
export function mayEnrol(caller: MemberCaller, factors: readonly Factor[], now: Date): boolean {
  if (factors.length > 0) return hasFreshFactor(caller, now);
  return now.getTime() - caller.signedInAt.getTime() <= AFTER_CODE_MS;
}

/** Throws `fresh_login_required`, `second_factor_required`, or `too_many_factors`. */
export function requireEnrolment(caller: MemberCaller, factors: readonly Factor[], now: Date): void {
  if (!mayEnrol(caller, factors, now)) {
    throw new ShopError(factors.length > 0 ? 'second_factor_required' : 'fresh_login_required');
  }
  if (factors.length >= FACTOR_LIMITS.factors) throw new ShopError('too_many_factors');
}

export const isPasskey = (factor: Factor): factor is Passkey => factor.kind === 'passkey';
export const isAuthenticator = (factor: Factor): factor is Authenticator => factor.kind === 'authenticator';
