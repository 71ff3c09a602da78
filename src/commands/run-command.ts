import { codeOf, isUnanswered } from '#kernel/error-code.ts';
import { ShopError } from '#kernel/errors.ts';
import { OperatorError } from '#kernel/operator-error.ts';
import { type Call, type Command, checkArgs, findCommand, type Outcome, UnknownOutcome, UsageError } from './command.ts';

/** What an operator asks for: a command by its name, its arguments, and the operator's own name. */
export interface CommandRequest {
  readonly command: string;
  readonly args: Readonly<Record<string, string>>;
  readonly operator: string;
}

/** The log in which each run of a command is recorded. */
interface CommandLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/**
 * Runs a command and records it in the log, with the operator's name and without the arguments, which may be personal; a wrong usage is not
 * recorded. Never throws: the lines say what went wrong.
 */
export async function runCommand<Ground>(
  { commands, ground, log }: { commands: readonly Command<Ground>[]; ground: Ground; log: CommandLog },
  { command: name, args, operator }: CommandRequest,
  signal: Call['signal'],
): Promise<Required<Outcome>> {
  try {
    const command = findCommand(commands, name);
    checkArgs(command, args);
    log.info({ operator, command: name }, 'operator command begins');
    const { lines, exitCode = 0 } = await command.run(ground, args, { operator, signal });
    log.info({ operator, command: name, exitCode }, 'operator command ended');
    return { lines, exitCode };
  } catch (error) {
    const outcome = outcomeOfError(error);
    const isForeseen = error instanceof OperatorError || error instanceof ShopError;
    if (isForeseen) log.info({ operator, command: name, exitCode: outcome.exitCode }, 'operator command refused');
    else if (!(error instanceof UsageError)) log.error({ operator, command: name, err: error }, 'operator command failed');
    return outcome;
  }
}

const UNKNOWN = 'so this may have been carried out. Look before you try again: `refunds`, `reviews`, the log.';

/** What a command that failed says to the operator. */
export function outcomeOfError(error: unknown): Required<Outcome> {
  if (error instanceof UsageError) return { lines: [error.message], exitCode: 2 };
  if (error instanceof ShopError) return { lines: [`Refused: ${error.code}${placesOf(error)}.`], exitCode: 1 };
  if (error instanceof UnknownOutcome) return { lines: [`Unknown: ${error.message}, ${UNKNOWN}`], exitCode: 3 };
  if (isUnanswered(error)) return { lines: [`Unknown: the database or the shop did not answer, ${UNKNOWN}`], exitCode: 3 };
  return { lines: [`Not carried out: ${reasonOf(error)}`], exitCode: 2 };
}

function placesOf({ details: { fields = [] } }: ShopError): string {
  const places = fields.map(({ path, code }) => `${path.join('/')}: ${code}`);
  return places.length > 0 ? ` (${places.join(', ')})` : '';
}

/** SQLSTATEs of a table and of a column that are not there. */
const OUTDATED_TABLES = new Set(['42P01', '42703']);

function reasonOf(error: unknown): string {
  if (OUTDATED_TABLES.has(codeOf(error)))
    return 'the tables are missing or of a former version. `npm run migrate` brings them up to date.';
  return error instanceof Error ? error.message : String(error);
}
