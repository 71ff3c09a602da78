import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { type MemberCaller, requireMember } from '#kernel/permissions.ts';
import type { User } from '#modules/auth/index.ts';
import { BRAND } from '#words/brand.ts';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator.ts';
import { openChallenge } from './challenges.ts';
import { type Factor, isPasskey, requireEnrolment } from './factor.ts';
import type { Challenge, NewPasskey, StaffStores } from './ports.ts';
import { newRecoveryCodes, normalRecoveryCode } from './recovery-codes.ts';
import { lockCaller, makeStaffSession, recordOnMember, recoveryHashes, type StaffDeps, tell } from './staff-deps.ts';

/** What adding a factor gives: with the first factor ten recovery codes, shown only now, and the session's new token. */
export interface Enrolled {
  readonly recoveryCodes: readonly string[] | null;
  readonly sessionToken: string | null;
}

/** Opens a challenge to make a passkey. Throws like `requireMember` and `requireEnrolment`, and `not_found` where passkeys cannot work. */
export function createOfferPasskey(deps: StaffDeps) {
  return async (caller: Caller): Promise<{ challengeId: string; options: object }> => {
    const member = requireMember(caller);
    if (!deps.passkeys.isPossible) throw new ShopError('not_found');
    return deps.transact(async (stores) => {
      const { user, factors } = await lockForEnrolment(stores, deps, member);
      const { challengeId, challenge } = await openChallenge(stores, deps, member, { purpose: 'passkey' });
      const options = await deps.passkeys.creationOptions(user, factors.filter(isPasskey), challenge);
      return { challengeId, options };
    });
  };
}

/** Offers the secret of an authenticator, which becomes a factor with its first right code. Throws like `requireMember` and `requireEnrolment`. */
export function createOfferAuthenticator(deps: StaffDeps) {
  return async (caller: Caller): Promise<{ challengeId: string; secret: string; uri: string }> => {
    const member = requireMember(caller);
    return deps.transact(async (stores) => {
      const { user } = await lockForEnrolment(stores, deps, member);
      const secret = newAuthenticatorSecret();
      const { challengeId } = await openChallenge(stores, deps, member, { purpose: 'authenticator', secret });
      const names = { issuer: BRAND[user.language], label: user.email ?? user.phone ?? '' };
      return { challengeId, secret, uri: authenticatorUri(secret, names) };
    });
  };
}

interface Adding {
  readonly challengeId: string;
  readonly device: string;
}

/** Adds a passkey. Throws as `enrol` does. */
export function createAddPasskey(deps: StaffDeps) {
  return (caller: Caller, { answer, ...adding }: Adding & { readonly answer: NewPasskey }): Promise<Enrolled> =>
    enrol(deps, caller, 'passkey', adding, async ({ challengeHash }, base) => {
      const made = await deps.passkeys.verifyNew(answer, challengeHash);
      return made && { ...base, ...made, kind: 'passkey', transports: answer.transports };
    });
}

/** Adds the authenticator that was offered. Throws as `enrol` does. */
export function createAddAuthenticator(deps: StaffDeps) {
  return (caller: Caller, { code, ...adding }: Adding & { readonly code: string }): Promise<Enrolled> =>
    enrol(deps, caller, 'authenticator', adding, async ({ secret }, base) => {
      const lastStep = stepOfCode({ secret, lastStep: 0 }, code, base.createdAt);
      return lastStep === undefined ? undefined : { ...base, kind: 'authenticator', secret, lastStep };
    });
}

/** What factors of both kinds have. */
type FactorBase = Pick<Factor, 'id' | 'device' | 'createdAt' | 'lastUsedAt'>;

/**
 * Adds a factor of either kind: checks the challenge and the proof, which `prove` turns into the factor, and gives recovery codes and a new
 * session token with the first factor. Throws like `requireMember` and `requireEnrolment`, and `wrong_second_factor`: a wrong proof counts, so
 * its transaction is committed before the refusal.
 */
async function enrol(
  deps: StaffDeps,
  caller: Caller,
  purpose: Factor['kind'],
  { challengeId, device }: Adding,
  prove: (challenge: Challenge, base: FactorBase) => Promise<Factor | undefined>,
): Promise<Enrolled> {
  const member = requireMember(caller);
  const { userId, sessionId } = member;
  const enrolled = await deps.transact(async (stores) => {
    const { user, factors } = await lockForEnrolment(stores, deps, member);
    const now = deps.clock();
    const challenge = await stores.factors.findChallenge({ id: challengeId, userId, sessionId, purpose, now });
    const factor = challenge && (await prove(challenge, { id: deps.newId(), device, createdAt: now, lastUsedAt: now }));
    if (!factor || !(await stores.factors.add(userId, factor))) {
      if (challenge) await stores.factors.countWrong(challenge.id);
      return undefined;
    }
    await stores.factors.endChallenge(challengeId, now);
    const after = { kind: factor.kind, device };
    await recordOnMember(stores, member, { action: 'staff.factor_added', memberId: userId, after, at: now });
    await tell(stores, deps, user, 'factor_added');
    if (factors.length > 0) return { recoveryCodes: null, sessionToken: null };
    const sessionToken = await makeStaffSession(stores, member, now);
    return { recoveryCodes: await renewRecoveryCodes(stores, deps, userId), sessionToken };
  });
  if (!enrolled) throw new ShopError('wrong_second_factor');
  return enrolled;
}

/** Gives a member ten new recovery codes; the former ones are worth nothing any more. */
export async function renewRecoveryCodes(
  { factors }: Pick<StaffStores, 'factors'>,
  deps: Pick<StaffDeps, 'secretKeys'>,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const { sign } = recoveryHashes(deps.secretKeys);
  const hashes = codes.map((code) => sign(normalRecoveryCode(code)));
  await factors.replaceRecoveryCodes(userId, hashes);
  return codes;
}

/** Locks the member's account and returns it with its factors. Throws like `requireEnrolment`. */
async function lockForEnrolment(
  stores: StaffStores,
  { clock }: StaffDeps,
  member: MemberCaller,
): Promise<{ user: User; factors: readonly Factor[] }> {
  const user = await lockCaller(stores, member);
  const factors = await stores.factors.of(member.userId);
  requireEnrolment(member, factors, clock());
  return { user, factors };
}
