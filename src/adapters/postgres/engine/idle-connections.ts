import type { ClientBase, Pool } from 'pg';

/** SQLSTATE of a statement that would write while the database is read-only. */
export const READ_ONLY = '25006';

/** SQLSTATE of a statement that PostgreSQL ended, because it waited or worked too long. */
export const TOO_LONG = '57014';

const openedReadOnly = new WeakSet<object>();

/** Notes that a connection was opened read-only: it serves those who wait now, and nobody later. */
export function noteReadOnly(client: object): void {
  openedReadOnly.add(client);
}

/**
 * Returns a connection to the pool only when PostgreSQL has reported it idle, and closes any other. A statement that timed out on a
 * stalled network may still run later: the next user of its connection would then be inside a foreign transaction. A connection that is
 * read-only is closed as well: after a failover it may still lead to the former server. `onUnanswered` is called for each connection that
 * is returned while it waits for an answer or has a transaction open, and for each statement that took too long.
 */
export function keepOnlyIdleConnections(pool: Pool, onUnanswered: () => void): void {
  const writeRefused = new WeakSet<object>();
  pool.on('connect', (client) => {
    (client as unknown as Wire).connection.on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) writeRefused.add(client);
      if (code === TOO_LONG) onUnanswered();
    });
  });
  pool.on('release', (_, client) => {
    // While others wait, a connection that was opened read-only still serves them: otherwise each would wait for a new connection.
    const isOver = writeRefused.has(client) || (openedReadOnly.has(client) && pool.waitingCount === 0);
    const isUnanswered = !isAnswered(client, 'I');
    if (isUnanswered) onUnanswered();
    // The pool tells of the release before it takes the connection back, and drops one that is ending.
    if (isOver || isUnanswered) void client.end();
  });
}

/** The part of a client that reads the messages of the server. */
interface Wire {
  readonly connection: { on(event: 'errorMessage', heard: (message: { readonly code?: string }) => void): void };
}

/**
 * True when no answer is awaited and the transaction's status is one of these: none (`I`), open (`T`), failed (`E`). The status comes from the
 * last answer.
 */
export function isAnswered(client: ClientBase, ...statuses: readonly string[]): boolean {
  const { readyForQuery } = client as ClientBase & { readyForQuery: boolean };
  return readyForQuery && statuses.includes(client.getTransactionStatus() ?? '');
}
