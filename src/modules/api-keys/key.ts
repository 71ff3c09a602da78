import type { KeyScope } from '#kernel/caller.ts';
import { HOUR_MS } from '#kernel/durations.ts';

/** A key of a partner's programs. The shop keeps no more than the hash of its text. */
export interface ApiKey {
  readonly id: string;
  /** Slug of the partner. */
  readonly partner: string;
  /** How people call it. */
  readonly name: string;
  /** What may be shown of the key. */
  readonly hint: string;
  readonly scopes: readonly KeyScope[];
  /** Addresses and networks from which it may be used; empty: from everywhere. */
  readonly networks: readonly string[];
  readonly createdAt: Date;
  /** Id of the account that made it, or of the machine's operator. */
  readonly createdBy: string;
  /** Null: never. */
  readonly expiresAt: Date | null;
  /** Up to a minute earlier than the last use. */
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  /** Id of the key for which it was exchanged last. */
  readonly exchangedFor: string | null;
}

type KeyState = 'valid' | 'expired' | 'revoked';

export function keyStateOf({ expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: Date): KeyState {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'valid';
}

/** The most valid keys of a partner: nobody would oversee more. */
export const MOST_VALID_KEYS = 20;

/** The last use of a key is written at most once in this time. */
const USE_WRITTEN_MS = 60_000;

export function isUseWorthWriting({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_WRITTEN_MS;
}

/**
 * When the two keys of an exchange end, so that there is no break. The old goes on for `keepHours`, unless it ends before. The new lives, from
 * now, for as long as the old was meant to live from the day on which it was made. That span is read from `newest`, the key that came last out
 * of earlier exchanges, or the old one itself: an exchange has shortened the span of each key that it replaced.
 */
export function endsOfRotation(old: ApiKey, newest: ApiKey, keepHours: number, now: Date) {
  const kept = new Date(now.getTime() + keepHours * HOUR_MS);
  const { expiresAt, createdAt } = newest;
  return {
    oldUntil: old.expiresAt && old.expiresAt < kept ? old.expiresAt : kept,
    newUntil: expiresAt && new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime()),
  };
}
