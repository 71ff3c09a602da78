import type { Role, UserCaller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Paged, readPage } from '#kernel/cursor.ts';
import { ShopError } from '#kernel/errors.ts';
import { hashToken } from '#kernel/tokens.ts';
import type { Session, SessionReader, User } from './ports.ts';

/** The life of a session in seconds: `absolute` counts from sign-in, `idle` from the last use. */
interface SessionLimits {
  readonly absolute: number;
  readonly idle: number;
}

/** The limits of customers, and those of staff. */
interface AllLimits extends SessionLimits {
  readonly staff: SessionLimits;
}

/** Returns the limits for a role: sessions of staff are never longer than those of customers. */
export function limitsOf(role: Role, { staff, ...limits }: AllLimits): SessionLimits {
  if (role === 'customer') return limits;
  return { absolute: Math.min(staff.absolute, limits.absolute), idle: Math.min(staff.idle, limits.idle) };
}

/** Tells whether a session is valid. What staff may do in it without a second factor, `requirePermission` decides. */
export function isAlive(session: Session, user: User, limits: AllLimits, now: Date): boolean {
  const { absolute, idle } = limitsOf(user.role, limits);
  const isYoung = now.getTime() < session.createdAt.getTime() + absolute * 1000;
  const isInUse = now.getTime() < session.lastUsedAt.getTime() + idle * 1000;
  return isYoung && isInUse;
}

/**
 * Finds the user of a session token; returns undefined when there is no valid session, and deletes an expired session. What a page asks
 * by itself while nobody sits before it (`isIdle`) does not prolong the session.
 */
export function createFindCaller({ sessions, clock, limits }: { sessions: SessionReader; clock: Clock; limits: AllLimits }) {
  return async (token: string, isIdle = false): Promise<UserCaller | undefined> => {
    const found = await sessions.find(hashToken(token));
    if (!found) return undefined;
    const { session, user } = found;
    const now = clock();
    if (!isAlive(session, user, limits, now)) {
      await sessions.end(session.id, user.id);
      return undefined;
    }
    const sinceWrittenMs = now.getTime() - session.lastUsedAt.getTime();
    if (!isIdle && sinceWrittenMs >= writtenEveryMs(user, limits)) await sessions.saveLastUse(session.id, now);
    const { id: userId, email, phone, role, partner } = user;
    const { id: sessionId, createdAt: signedInAt, secondFactorAt } = session;
    return { kind: 'user', userId, email, phone, role, partner, sessionId, signedInAt, secondFactorAt };
  };
}

/** The time between two writings of the last use: a minute, or less where a session in use would otherwise end as idle. */
function writtenEveryMs({ role }: User, limits: AllLimits): number {
  return Math.min(60, limitsOf(role, limits).idle / 4) * 1000;
}

/** Lists one page of a user's sessions. Throws `invalid_request` for a malformed cursor. */
export function createListSessions(sessions: SessionReader) {
  return (userId: string, page: Paged) =>
    readPage(
      page,
      (most, after) => sessions.list(userId, most, after && { id: after.id, lastUsedAt: after.at }),
      ({ id, lastUsedAt }) => ({ id, at: lastUsedAt }),
    );
}

/** Ends one of the user's own sessions; throws `not_found` for any other id. */
export function createRevokeSession(sessions: SessionReader) {
  return async (id: string, userId: string): Promise<void> => {
    if (!(await sessions.end(id, userId))) throw new ShopError('not_found');
  };
}
