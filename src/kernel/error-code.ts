/** SQLSTATE or system error code of an error, or of what caused it: what can be said of it without repeating a value. */
export function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? 'no answer' : codeOf(cause);
}
