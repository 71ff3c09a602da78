import type { AuditActor, StaffAction } from '#kernel/audit.ts';
import type { AuditFields } from '#kernel/audit-fields.ts';
import type { StaffRole } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { keyedHashes } from '#kernel/keyed-hashes.ts';
import type { Message } from '#kernel/messages.ts';
import type { MemberCaller } from '#kernel/permissions.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import type { User } from '#modules/auth/index.ts';
import type { MemberNews } from '#words/staff-letters.ts';
import type { Passkeys, StaffStores, StaffTransact } from './ports.ts';

/** Somebody becomes a member. */
export interface Invitation {
  readonly kind: 'staff_invited';
  /** An administrator, whose account may have no e-mail, or whoever ran a command on the machine. */
  readonly by: { readonly email: string | null } | { readonly operator: string };
  readonly role: StaffRole;
  /** The partner whom a person with the role `partner` serves. */
  readonly partnerName: string | null;
}

type Addressee = Pick<User, 'id' | 'email' | 'language'>;

/** What the use cases of the staff's sign-in and of its members need. */
export interface StaffDeps extends MakeDeps<StaffTransact> {
  /** The first signs, all verify. */
  readonly secretKeys: readonly string[];
  readonly passkeys: Passkeys;
  /** Writes a letter to a member; undefined for a member without an e-mail. `hasFactor`: a second factor is set up. */
  readonly writeNews: (member: Addressee, news: MemberNews | Invitation, hasFactor: boolean) => Message | undefined;
}

/** Recovery codes have too few random bits for a hash without a key. */
export const recoveryHashes = (secretKeys: readonly string[]) => keyedHashes(secretKeys, 'recovery code');

/** How the events of sign-ins name a person: by their e-mail, else by their phone, in the same hash as the events of one-time codes. */
export function pseudonymOf(secretKeys: readonly string[], { email, phone }: Pick<User, 'email' | 'phone'>): string {
  return keyedHashes(secretKeys, 'contact').sign(email ?? phone ?? '');
}

interface MemberAction extends Pick<StaffAction, 'action' | 'at'> {
  readonly memberId: string;
  readonly before?: AuditFields | undefined;
  readonly after?: AuditFields | undefined;
}

/** Records in the audit log what somebody has done to the account of a member. */
export function recordOnMember(
  { audit }: Pick<StaffStores, 'audit'>,
  actor: AuditActor,
  { action, memberId, before, after, at }: MemberAction,
): Promise<void> {
  const subject = { kind: 'member', id: memberId };
  return audit.record(actor, { action, subject, before: before ?? null, after: after ?? null, at });
}

/** Adds a letter to a member to the outbox. Whoever calls this has locked the row of the member's account. */
export async function tell(
  { messages, factors }: Pick<StaffStores, 'messages' | 'factors'>,
  deps: Pick<StaffDeps, 'writeNews'>,
  member: Addressee,
  news: MemberNews | Invitation,
): Promise<void> {
  const letter = deps.writeNews(member, news, (await factors.of(member.id)).length > 0);
  if (letter) await messages.add(letter);
}

/** Locks the caller's account: nobody else changes their factors meanwhile. Throws `not_signed_in` when it is gone. */
export async function lockCaller({ users }: Pick<StaffStores, 'users'>, caller: MemberCaller): Promise<User> {
  return requireFound(await users.lock(caller.userId), 'not_signed_in');
}

/** Makes the caller's session one of the staff, and returns its new token. Throws `not_signed_in` when it has ended meanwhile. */
export async function makeStaffSession(
  { sessions }: Pick<StaffStores, 'sessions'>,
  { userId, sessionId }: MemberCaller,
  now: Date,
): Promise<string> {
  const sessionToken = newToken();
  if (!(await sessions.giveFactor({ id: sessionId, userId }, hashToken(sessionToken), now))) throw new ShopError('not_signed_in');
  return sessionToken;
}
