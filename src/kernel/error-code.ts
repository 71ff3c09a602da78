/** Stands for the code of an error without a code, such as that of a wait that was too long. */
export const NO_ANSWER = 'no answer';

/** Returns the SQLSTATE or system error code of an error or of its cause, else 'no answer'. The message may hold personal data. */
export function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? NO_ANSWER : codeOf(cause);
}
