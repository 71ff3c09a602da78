import type { Client, Pool } from 'pg';

/** SQLSTATE of a statement that would write while the database is read-only. */
export const READ_ONLY = '25006';

const openedReadOnly = new WeakSet<object>();

/** Notes that a connection was opened read-only: it serves those who wait now, and nobody later. */
export function noteReadOnly(client: object): void {
  openedReadOnly.add(client);
}

/**
 * Returns a connection to the pool only when PostgreSQL has reported it idle, and closes any other. A statement that timed out on a
 * stalled network may still run later: the next user of its connection would then be inside a foreign transaction. A connection that is
 * read-only is closed as well: after a failover it may go on to lead to the former server.
 */
export function keepOnlyIdleConnections(pool: Pool): void {
  const refused = new WeakSet<object>();
  pool.on('connect', (client) => {
    (client as unknown as Wire).connection.on('errorMessage', ({ code }) => void (code === READ_ONLY && refused.add(client)));
  });
  pool.on('release', (_, client) => {
    // A crowd of readers is not made to wait for a connection each.
    const isOver = refused.has(client) || (openedReadOnly.has(client) && pool.waitingCount === 0);
    if (isOver || !isIdle(client as unknown as Client)) void client.end();
  });
}

/** The part of a client that reads the messages of the server. */
interface Wire {
  readonly connection: { on(event: 'errorMessage', heard: (message: { readonly code?: string }) => void): void };
}

/** `readyForQuery` is false while an answer is awaited; the status of the transaction comes from the last answer. */
function isIdle(client: Client): boolean {
  return (client as Client & { readyForQuery: boolean }).readyForQuery && client.getTransactionStatus() === 'I';
}
