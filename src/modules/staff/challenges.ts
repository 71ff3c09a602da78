import type { MemberCaller } from '#kernel/permissions.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import { FACTOR_LIMITS } from './factor.ts';
import type { ChallengePurpose, StaffStores } from './ports.ts';
import type { StaffDeps } from './staff-deps.ts';

/**
 * Opens a challenge for the caller's session; `challenge` is what a passkey signs, of which the database has a hash. `secret` is that of an
 * authenticator that is offered.
 */
export async function openChallenge(
  { factors }: Pick<StaffStores, 'factors'>,
  { clock, newId }: Pick<StaffDeps, 'clock' | 'newId'>,
  { userId, sessionId }: MemberCaller,
  { purpose, secret }: { readonly purpose: ChallengePurpose; readonly secret?: string },
) {
  const challengeId = newId();
  const challenge = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + FACTOR_LIMITS.challengeSeconds * 1000);
  const stored = { id: challengeId, userId, sessionId, purpose, challengeHash: hashToken(challenge), secret, expiresAt };
  await factors.addChallenge(stored, now);
  return { challengeId, challenge };
}
