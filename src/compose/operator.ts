import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { join, relative } from 'node:path';
import { startDatabaseClock } from '../adapters/postgres/engine/database-clock.ts';
import { askShop } from '../commands/ask-shop.ts';
import { type Command, findCommand, type Outcome, readArgs } from '../commands/command.ts';
import { type CommandRequest, outcomeOfError, runCommand } from '../commands/run-command.ts';
import { serveCommands } from '../commands/serve-commands.ts';
import type { Config } from '../config/read-config.ts';
import { commandLog } from '../http/server/log.ts';
import { COMMANDS, COMMANDS_WITHOUT_SHOP } from './commands/index.ts';
import { openExistingDatabase } from './database.ts';
import { type Ground, lettersOf } from './ground.ts';

/**
 * Runs an operator's command, prints by `say`, and returns the exit code. The embedded database belongs to one process, so beside a
 * running shop that shop runs the command; in any other case the command opens the database itself.
 */
export async function operate(config: Config, [name, ...argv]: readonly string[], say: (line: string) => void): Promise<number> {
  try {
    const command = findCommand<Command<never>>([...COMMANDS, ...COMMANDS_WITHOUT_SHOP], name);
    const request = { command: command.name, args: readArgs(command, argv, process.cwd()), operator: operatorOf(config) };
    if (COMMANDS_WITHOUT_SHOP.some((other) => other === command)) return print(await runWithoutShop(config, request), say);
    const socket = socketOf(config);
    const exitCode = socket === undefined ? undefined : await askShop(socket, request, say);
    if (exitCode !== undefined) return exitCode;
    return print(await runAlone(config, request), say);
  } catch (error) {
    return print(outcomeOfError(error), say);
  }
}

/** Lets operators reach a shop with an embedded database. Returns what ends this. */
export async function serveOperator(ground: Ground): Promise<() => Promise<void>> {
  const socket = socketOf(ground.config);
  const { log } = ground;
  const doNothing = async () => undefined;
  if (!socket) return doNothing;
  const run = (request: CommandRequest, signal: AbortSignal) => runCommand({ commands: COMMANDS, ground, log }, request, signal);
  return serveCommands(socket, run).catch((error) => {
    // A path may be too long for a socket, or a file system may have none: the shop sells all the same.
    log.warn({ err: error }, "operator's commands cannot reach this shop while it runs");
    return doNothing;
  });
}

/**
 * The socket beside an embedded database in a folder, by the shorter of its two paths: systems allow a socket's path about a hundred characters.
 * Undefined for any other database.
 */
function socketOf({ database }: Pick<Config, 'database'>): string | undefined {
  if (!('folder' in database) || database.folder.startsWith('memory://')) return undefined;
  const path = join(database.folder, '..', 'operator.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/** Runs a command that opens the database in its own way, and must not run beside a shop. */
function runWithoutShop(config: Config, request: CommandRequest) {
  const log = commandLog(config.logLevel);
  return runCommand({ commands: COMMANDS_WITHOUT_SHOP, ground: config, log }, request, untilInterrupted());
}

async function runAlone(config: Config, request: CommandRequest) {
  const log = commandLog(config.logLevel);
  const database = await openExistingDatabase(config);
  try {
    const { clock } = await startDatabaseClock(database.queries);
    const basis = { config, clock, newId: randomUUID, database, log };
    const ground: Ground = { ...basis, letters: lettersOf(basis), rateLimiter: undefined, metrics: undefined };
    return await runCommand({ commands: COMMANDS, ground, log }, request, untilInterrupted());
  } finally {
    await database.close();
  }
}

function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupted.abort(new Error('The operator gave up.')));
  return interrupted.signal;
}

/** Prints the lines, and returns the exit code. */
function print({ lines, exitCode }: Required<Outcome>, say: (line: string) => void): number {
  for (const line of lines) say(line);
  return exitCode;
}

/** The name of the settings, or else of the system user; a container may have users without one. */
function operatorOf({ operatorName }: Config): string {
  if (operatorName) return operatorName;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
