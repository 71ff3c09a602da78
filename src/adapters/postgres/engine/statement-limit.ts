import type { ClientBase, QueryResult } from 'pg';
import { noteReadOnly } from './idle-connections.ts';

/** For how long PostgreSQL works on one statement. Its own clock ends it, because a request to end it could not cross a lost network. */
const LIMIT = "statement_timeout = '4s'";

/**
 * Limits every statement of a new connection, and notes whether it can write. The limit is not a parameter of the start, which poolers
 * refuse. Behind a pooler that gives each transaction another connection, a setting of the session would stay on a connection that another client
 * gets next: there each transaction sets its own limit, and a statement alone becomes a transaction, sent in one go.
 */
export async function limitStatements(client: ClientBase): Promise<void> {
  const query = "select pg_backend_pid() as pid, current_setting('transaction_read_only') = 'on' as \"isReadOnly\"";
  const { rows } = await client.query<{ pid: number; isReadOnly: boolean }>(query);
  if (rows[0]?.isReadOnly) noteReadOnly(client);
  // The driver's types lack `processID`, and `pipeline` below.
  const { processID } = client as ClientBase & { processID: number | null };
  // A pooler does not know in advance which process will serve the client, so it tells a number of its own.
  const isDirect = rows[0]?.pid === processID;
  if (isDirect) await client.query(`set ${LIMIT}`);
  else limitTransactions(client as ClientBase & { pipeline: boolean });
}

function limitTransactions(client: ClientBase & { pipeline: boolean }): void {
  const send = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<QueryResult>;
  const begin = `begin; set local ${LIMIT}`;
  // The driver then sends a statement without waiting for the answers to those before.
  client.pipeline = true;
  // The query builder sends a statement always as its text and its values, and its own commands in lower case.
  const query = async (text: string, values?: unknown[]) => {
    if (/^(begin|start transaction)\b/.test(text)) return send(`${text}; set local ${LIMIT}`);
    if (client.getTransactionStatus() !== 'I') return send(text, values);
    // All three are waited for, so that the connection is idle afterwards. After a failure `commit` rolls back.
    const sent = await Promise.allSettled([send(begin), send(text, values), send('commit')]);
    const [, answer] = sent.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    return answer;
  };
  client.query = query as typeof client.query;
}
