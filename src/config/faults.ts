import { ConfigError } from '#kernel/config-error.ts';

/** What is wrong with the settings, gathered so that all of it is told at once; of each variable the first. */
export class Faults {
  readonly #found = new Map<string, ConfigError>();

  /** Keeps the ConfigError that `read` throws; undefined then. */
  attempt<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      if (!this.#found.has(error.variable)) this.#found.set(error.variable, error);
      return undefined;
    }
  }

  /** Throws what was found, a line for each variable. */
  refuse(): void {
    const [first, ...others] = this.#found.values();
    if (!first) return;
    first.message = [first, ...others].map(({ message }) => message).join('\n');
    throw first;
  }
}
