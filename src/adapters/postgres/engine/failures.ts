import { codeOf } from '#kernel/error-code.ts';
import { READ_ONLY, TOO_LONG } from './idle-connections.ts';

/** SQLSTATEs of a transaction that could not be put in order with another, and of a deadlock. */
const CONTENTION = new Set(['40001', '40P01']);
/** SQLSTATE of a row or table that another transaction has locked for too long. Its message speaks of a timeout, too. */
const LOCK_NOT_AVAILABLE = '55P03';
/** SQLSTATE of a row that names a row which does not exist. */
const FOREIGN_KEY_VIOLATION = '23503';
/** SQLSTATE of a row whose values may stand only once, and stand in another row already. */
const UNIQUE_VIOLATION = '23505';
/** SQLSTATEs by which the server says that it has lost its connection (08), is short of resources (53), or is stopping or starting (57P0). */
const SERVER_AWAY = /^(08|53|57P0)/;
/** A database without a writer, a statement that took too long, and what the network says. */
const UNREACHABLE = new Set([READ_ONLY, TOO_LONG, 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Errors of the driver have no code, so their messages are read. */
const DRIVER_GAVE_UP = /timeout|Connection terminated|Client has encountered a connection error/i;

/**
 * True when another transaction was in the way, so that the same work may succeed at once. A second try sees what the other has stored: an
 * account with the same contact, a ritual at the same address, a note with the id that a device gave to this one, or that a webhook is gone.
 */
export function isContention(error: unknown): boolean {
  if (violates(UNIQUE_VIOLATION, /^(users_(email|phone)_key|services_slug_key|rite_notes_pkey)$/, error)) return true;
  return CONTENTION.has(codeOf(error)) || violates(FOREIGN_KEY_VIOLATION, /^webhook_deliveries_webhook_id_fkey$/, error);
}

/** True for a row of a user that was deleted meanwhile. */
export function isAboutDeletedUser(error: unknown): boolean {
  return violates(FOREIGN_KEY_VIOLATION, /user_id/, error);
}

function violates(code: string, constraint: RegExp, error: unknown): boolean {
  return codeOf(error) === code && constraint.test((error as { constraint?: string }).constraint ?? '');
}

/** True when the database was unreachable, restarting, read-only, too busy or too slow. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (SERVER_AWAY.test(code) || CONTENTION.has(code) || UNREACHABLE.has(code)) return true;
  const { message = '', cause } = (error ?? {}) as { message?: string; cause?: unknown };
  return DRIVER_GAVE_UP.test(message) || (cause !== undefined && isUnavailable(cause));
}

/** Errors of one transaction that another was in the way of: a row or table locked for too long, and what `CONTENTION` names. */
const OF_ONE_TRANSACTION = new Set([...CONTENTION, LOCK_NOT_AVAILABLE]);

/** True when other transactions would most likely fail as well: the database is unavailable, not only in the way of this one. */
export function isAway(error: unknown): boolean {
  return isUnavailable(error) && !OF_ONE_TRANSACTION.has(codeOf(error));
}
