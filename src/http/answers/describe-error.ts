/** What the log keeps of an error. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** Facts, and the cause. */
  [fact: string]: unknown;
}

/** Fields of a database's error that hold no data of a row. */
const DATABASE_FACTS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * An error as the log may have it. Databases quote the row that they refused, or a part of it, in `message` and `detail`: of theirs only
 * the facts stay, with the places in the code. Everything else that libraries hang on errors is left out.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '', cause } = error;
  const causeFacts = cause === undefined ? {} : { cause: describeError(cause) };
  if ('severity' in error && 'code' in error) {
    const facts = pickFacts(error);
    return { type: 'DatabaseError', message: `SQLSTATE ${error.code}`, ...facts, stack: placesOf(stack), ...causeFacts };
  }
  const { code } = error as { code?: unknown };
  const codeFacts = typeof code === 'string' ? { code } : {};
  return { type: name, ...codeFacts, message, stack, ...causeFacts };
}

function pickFacts(error: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => (DATABASE_FACTS as readonly string[]).includes(name)));
}

/** The stack without its first lines, which repeat the message. */
function placesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
