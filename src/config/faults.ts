import { ConfigError } from '#kernel/config-error.ts';
import type { Environment } from './variables.ts';

/** Collects what is wrong with the settings, so that the start names all of it at once: of each variable the first fault. */
export class Faults {
  readonly #byVariable = new Map<string, ConfigError>();

  /** Runs a check, and keeps the ConfigError that it throws. */
  check(run: () => unknown): void {
    try {
      run();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      if (!this.#byVariable.has(error.variable)) this.#byVariable.set(error.variable, error);
    }
  }

  /** Keeps the fault of a variable that breaks a rule. */
  expect(isRight: boolean, variable: keyof Environment, rule: string): void {
    this.check(() => {
      if (!isRight) throw new ConfigError(variable, rule);
    });
  }

  /** Throws one ConfigError that has a line for each variable at fault; does nothing when there is none. */
  throwAny(): void {
    const [first, ...others] = this.#byVariable.values();
    if (!first) return;
    first.message = [first, ...others].map(({ message }) => message).join('\n');
    throw first;
  }
}
