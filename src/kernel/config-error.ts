/** A setting is missing, wrong, or names something that cannot be reached. The error names the variable, never its value. */
export class ConfigError extends Error {
  readonly variable: string;

  constructor(variable: string, rule: string) {
    super(`${variable} ${rule}`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}
