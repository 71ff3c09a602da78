import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What can be given to a command as `--name VALUE`. */
interface Option {
  /** The value in a word, as the usage shows it, such as `FILE`. */
  readonly value: string;
  readonly meaning: string;
  readonly isRequired?: boolean;
  /** The value is the path of a file or of a folder; it is resolved against the operator's folder. */
  readonly isFile?: boolean;
  /** What the whole value must match. */
  readonly pattern?: RegExp;
}

export type Options = Readonly<Record<string, Option>>;

/** The values of the options; undefined where an option that may be missing was not given. */
export type Args<Given extends Options> = {
  readonly [Name in keyof Given]: Given[Name] extends { readonly isRequired: true } ? string : string | undefined;
};

/** Who runs a command. `signal` is aborted when the operator gives up or the shop stops. */
export interface Call {
  readonly operator: string;
  readonly signal: AbortSignal;
}

/**
 * What the operator reads, and the number with which the command exits: 0 when it is left out; 1 when the answer is no, or when a rule of
 * the shop refuses; 2 when the command was not carried out for another reason; 3 when nobody knows whether it was.
 */
export interface Outcome {
  readonly lines: readonly string[];
  readonly exitCode?: number;
}

/** A command of the operator. `Ground` is what the composition hands to it; `Command<never>` is a command of any ground, which is not run. */
export interface Command<Ground> {
  readonly name: string;
  /** One line for the list of commands. */
  readonly meaning: string;
  readonly options: Options;
  run(ground: Ground, args: Readonly<Record<string, string | undefined>>, call: Call): Promise<Outcome>;
}

/** Makes a command whose `run` gets its arguments by the types of its options. */
export function defineCommand<Ground, const Given extends Options>(
  definition: Omit<Command<Ground>, 'options' | 'run'> & {
    readonly options: Given;
    readonly run: (ground: Ground, args: Args<Given>, call: Call) => Promise<Outcome>;
  },
): Command<Ground> {
  return { ...definition, run: (ground, args, call) => definition.run(ground, args as Args<Given>, call) };
}

/** A command was called in a way that it does not understand. */
export class UsageError extends Error {}

/** Nobody knows whether a command was carried out. The message says why, as the beginning of a sentence. */
export class UnknownOutcome extends Error {}

/** The command of that name. Throws UsageError with the list of commands when there is none. */
export function findCommand<Listed extends Pick<Command<never>, 'name' | 'meaning'>>(
  commands: readonly Listed[],
  name = '',
): Listed {
  const command = commands.find((listed) => listed.name === name);
  if (command) return command;
  const list = commands.map((listed) => `  ${listed.name.padEnd(16)} ${listed.meaning}`);
  throw new UsageError([name ? `There is no command ${JSON.stringify(name)}.` : 'Which command?', ...list].join('\n'));
}

/** Reads `--name VALUE …`; paths are resolved against `folder`. Throws UsageError. */
export function readArgs(command: Command<never>, argv: readonly string[], folder: string): Record<string, string> {
  const values = parse(command, argv);
  checkArgs(command, values);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, command.options[name]?.isFile ? resolve(folder, value) : value]),
  );
}

function parse(command: Command<never>, argv: readonly string[]): Record<string, string> {
  const options = Object.fromEntries(Object.keys(command.options).map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: [...argv], options, strict: true, allowPositionals: false });
    return values as Record<string, string>;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usageOf(command)}`);
  }
}

/** Throws UsageError for values that the command does not take. A required option must not be empty. */
export function checkArgs(
  command: Command<never>,
  values: Readonly<Record<string, unknown>>,
): asserts values is Record<string, string> {
  const refuse = (reason: string): never => {
    throw new UsageError(`${reason}\n${usageOf(command)}`);
  };
  for (const [name, value] of Object.entries(values)) {
    const option = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
    if (!option || typeof value !== 'string') refuse(`There is no option --${name}.`);
    else if (option.pattern && !new RegExp(`^(?:${option.pattern.source})$`, option.pattern.flags).test(value))
      refuse(`--${name} is not ${option.value}: ${option.meaning}.`);
  }
  for (const [name, { isRequired }] of Object.entries(command.options)) {
    if (isRequired && !values[name]) refuse(`--${name} is missing.`);
  }
}

/** How the command is called, with each option on a line. */
export function usageOf({ name, options }: Command<never>): string {
  const entries = Object.entries(options);
  const words = entries.map(([option, { value, isRequired }]) =>
    isRequired ? `--${option} ${value}` : `[--${option} ${value}]`,
  );
  const meanings = entries.map(([option, { meaning }]) => `  --${option}: ${meaning}`);
  return [['Usage:', name, ...words].join(' '), ...meanings].join('\n');
}
