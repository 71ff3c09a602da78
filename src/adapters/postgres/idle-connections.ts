import type { Client, Pool } from 'pg';

/**
 * Lets a connection go back to the pool only when PostgreSQL has said that it is idle; any other is closed. A statement that was given
 * up, on a network that stood still, may run after all: the next user of its connection would find itself in a stranger's transaction.
 */
export function keepOnlyIdleConnections(pool: Pool): void {
  pool.on('release', (_, client) => {
    if (!isIdle(client as unknown as Client)) void client.end();
  });
}

/** `readyForQuery` is false while an answer is awaited; the transaction's status is as of the last answer. */
function isIdle(client: Client): boolean {
  return (client as Client & { readyForQuery: boolean }).readyForQuery && client.getTransactionStatus() === 'I';
}
