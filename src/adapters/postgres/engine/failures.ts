import { codeOf } from '#kernel/error-code.ts';
import { READ_ONLY } from './idle-connections.ts';

/** A deadlock, or a transaction that could not be put in order with another. */
const CONTENTION = new Set(['40001', '40P01']);
const LOCK_NOT_AVAILABLE = '55P03';
const UNREACHABLE = new Set([READ_ONLY, '57014', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** True when another transaction was in the way: the same may succeed at once. */
export function isContention(error: unknown): boolean {
  return CONTENTION.has(codeOf(error));
}

/** True for a row of a user that was deleted meanwhile. */
export function isAboutDeletedUser(error: unknown): boolean {
  return codeOf(error) === '23503' && /user_id/.test((error as { constraint?: string }).constraint ?? '');
}

/** True when the database was unreachable, restarting, read-only, too busy or too slow. Nothing was changed then. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08|57P0|53)/.test(code) || CONTENTION.has(code) || UNREACHABLE.has(code)) return true;
  const { message = '', cause } = (error ?? {}) as { message?: string; cause?: unknown };
  return (
    /timeout|Connection terminated|Client has encountered a connection error/i.test(message) ||
    (cause !== undefined && isUnavailable(cause))
  );
}

/** True when the same would happen to any other transaction, too: the database is unavailable, not just a row that somebody has locked. */
export function isAway(error: unknown): boolean {
  return isUnavailable(error) && codeOf(error) !== LOCK_NOT_AVAILABLE;
}
