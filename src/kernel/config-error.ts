/** A variable that is missing or wrong, or leads nowhere. Names it, and never repeats its value. */
export class ConfigError extends Error {
  constructor(variable: string, rule: string) {
    super(`${variable} ${rule}`);
    this.name = 'ConfigError';
  }
}

/** SQLSTATE or system error code of an error, or of what caused it: what can be said of it without repeating a value. */
export function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code ?? (cause === undefined ? 'no answer' : codeOf(cause));
}
