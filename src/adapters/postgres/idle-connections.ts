import type { Client, Pool } from 'pg';

/**
 * Returns a connection to the pool only when PostgreSQL has reported it idle, and closes any other. A statement that timed out on a
 * stalled network may still run later: the next user of its connection would then be inside a foreign transaction.
 */
export function keepOnlyIdleConnections(pool: Pool): void {
  pool.on('release', (_, client) => {
    if (!isIdle(client as unknown as Client)) void client.end();
  });
}

/** `readyForQuery` is false while an answer is awaited; the status of the transaction comes from the last answer. */
function isIdle(client: Client): boolean {
  return (client as Client & { readyForQuery: boolean }).readyForQuery && client.getTransactionStatus() === 'I';
}
