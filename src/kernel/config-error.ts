/** A variable that is missing or wrong, or leads nowhere. Names it, and never repeats its value. */
export class ConfigError extends Error {
  constructor(variable: string, rule: string) {
    super(`${variable} ${rule}`);
    this.name = 'ConfigError';
  }
}
