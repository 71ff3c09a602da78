import type { Caller } from '#kernel/caller.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { ShopError } from '#kernel/errors.ts';
import { type MemberCaller, requireMember } from '#kernel/permissions.ts';
import type { SignInEvent, User } from '#modules/auth/index.ts';
import { stepOfCode } from './authenticator.ts';
import { openChallenge } from './challenges.ts';
import { FACTOR_LIMITS, isAuthenticator, isPasskey } from './factor.ts';
import type { Challenge, FactorStore, PasskeyAnswer, StaffStores } from './ports.ts';
import { normalRecoveryCode } from './recovery-codes.ts';
import { lockCaller, makeStaffSession, pseudonymOf, recordOnMember, recoveryHashes, type StaffDeps, tell } from './staff-deps.ts';

/** The wrong answers of the last day count, so that a lock may end at any time: a try an hour later is worth it. */
const LOCKED_RETRY_SECONDS = 3600;

/** The answer to a challenge: by one of the ways in which a member of staff can give a second factor. */
export type Proof =
  | { readonly kind: 'passkey'; readonly answer: PasskeyAnswer }
  | { readonly kind: 'authenticator'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** Opens a challenge; `passkeyOptions` is null when the member has no passkey. Throws like `requireMember`. */
export function createAskForFactor(deps: StaffDeps) {
  return async (caller: Caller): Promise<{ challengeId: string; passkeyOptions: object | null }> => {
    const member = requireMember(caller);
    return deps.transact(async (stores) => {
      await lockCaller(stores, member);
      const known = (await stores.factors.of(member.userId)).filter(isPasskey);
      const { challengeId, challenge } = await openChallenge(stores, deps, member, { purpose: 'give' });
      const passkeyOptions = known.length > 0 ? await deps.passkeys.requestOptions(known, challenge) : null;
      return { challengeId, passkeyOptions };
    });
  };
}

/**
 * Gives the second factor: the session goes on under a new token, as one of the staff. Throws like `requireMember`, `wrong_second_factor`, and
 * `second_factor_locked` for a code after too many wrong answers in a day; a passkey works even then. Every try is an event of the sign-in.
 */
export function createGiveFactor(deps: StaffDeps) {
  const { transact, clock, secretKeys } = deps;
  return async (caller: Caller, { challengeId, proof }: { challengeId: string; proof: Proof }) => {
    const member = requireMember(caller);
    // A wrong answer counts, so its transaction is committed before the refusal.
    const outcome = await transact(async (stores) => {
      const user = await lockCaller(stores, member);
      const { userId, sessionId } = member;
      const now = clock();
      const noteAndReturn = async <Result>(event: SignInEvent, result: Result) => {
        await stores.authEvents.record(event, pseudonymOf(secretKeys, user), now);
        return result;
      };
      const wrong = await stores.factors.wrongSince(userId, new Date(now.getTime() - DAY_MS));
      if (proof.kind !== 'passkey' && wrong >= FACTOR_LIMITS.wrongPerDay)
        return noteAndReturn('factor_locked', 'locked' as const);
      const challenge = await stores.factors.findChallenge({ id: challengeId, userId, sessionId, purpose: 'give', now });
      if (!challenge) return noteAndReturn('factor_fail', 'wrong' as const);
      if (!(await acceptProof(stores, deps, challenge, proof))) {
        await stores.factors.countWrong(challenge.id);
        return noteAndReturn('factor_fail', 'wrong' as const);
      }
      await stores.factors.endChallenge(challenge.id, now);
      if (proof.kind === 'recovery') await tellOfRecovery(stores, deps, member, user);
      return noteAndReturn('factor_ok', { sessionToken: await makeStaffSession(stores, member, now) });
    });
    if (outcome === 'locked') throw new ShopError('second_factor_locked', { retryAfterSeconds: LOCKED_RETRY_SECONDS });
    if (outcome === 'wrong') throw new ShopError('wrong_second_factor');
    return outcome;
  };
}

async function tellOfRecovery(stores: StaffStores, deps: StaffDeps, member: MemberCaller, user: User): Promise<void> {
  const entry = { action: 'staff.recovery_code_used', memberId: member.userId, at: deps.clock() };
  await recordOnMember(stores, member, entry);
  await tell(stores, deps, user, 'recovery_used');
}

/** Notes the use of the factor or the recovery code with which a challenge was answered; false for a wrong answer. */
async function acceptProof({ factors }: StaffStores, deps: StaffDeps, challenge: Challenge, proof: Proof): Promise<boolean> {
  const { userId, challengeHash } = challenge;
  switch (proof.kind) {
    case 'recovery': {
      const hashes = recoveryHashes(deps.secretKeys).all(normalRecoveryCode(proof.code));
      return factors.spendRecoveryCode(userId, hashes, deps.clock());
    }
    case 'authenticator':
      return acceptCode(factors, userId, proof.code, deps.clock());
    case 'passkey':
      return acceptPasskey(factors, deps, userId, proof.answer, challengeHash);
  }
}

async function acceptCode(factors: FactorStore, userId: string, code: string, now: Date): Promise<boolean> {
  const known = await factors.of(userId);
  for (const factor of known.filter(isAuthenticator)) {
    const lastStep = stepOfCode(factor, code, now);
    if (lastStep === undefined) continue;
    await factors.saveUse({ ...factor, lastStep, lastUsedAt: now });
    return true;
  }
  return false;
}

async function acceptPasskey(
  factors: FactorStore,
  { passkeys, clock }: StaffDeps,
  userId: string,
  answer: PasskeyAnswer,
  challengeHash: string,
): Promise<boolean> {
  const known = await factors.of(userId);
  const passkey = known.filter(isPasskey).find(({ credentialId }) => credentialId === answer.id);
  const counter = passkey && (await passkeys.verify(answer, passkey, challengeHash));
  if (!passkey || counter === undefined) return false;
  await factors.saveUse({ ...passkey, counter, lastUsedAt: clock() });
  return true;
}
