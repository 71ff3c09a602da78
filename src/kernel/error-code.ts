/** Stands for the code of an error without a code, such as that of a wait that was too long. */
export const NO_CODE = 'no answer';

/** The wait for the answer, or the connection, ended. A connection that never came about has asked nothing. */
const UNANSWERED = /^(Query read timeout|Connection terminated(?! due to connection timeout))/;
/** Codes of a connection that broke, and of PostgreSQL when it shuts down or another of its processes has crashed. */
const ENDED = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02']);

/** True when the database may have done what it was asked, because its answer did not come. */
export function isUnanswered(error: unknown): boolean {
  const { message = '', cause } = (error ?? {}) as { message?: string; cause?: unknown };
  return UNANSWERED.test(message) || ENDED.has(codeOf(error)) || (cause !== undefined && isUnanswered(cause));
}

/** Returns the SQLSTATE or system error code of an error or of its cause, else 'no answer'. The message may hold personal data. */
export function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? NO_CODE : codeOf(cause);
}
