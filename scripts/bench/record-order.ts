import { randomUUID } from 'node:crypto';
import { guestOrder } from '../../test/support/orders.ts';
import { startServer } from '../../test/support/server-process.ts';
import type { BarePlan } from './bare-server.ts';
import { recordStatements, type Statement, type StatementRecorder } from './statement-recorder.ts';

interface Recording {
  readonly statements: readonly Statement[];
  readonly answer: string;
}

/** Records the statements that the shop sends to PostgreSQL for one order, so that a bare route can repeat them. Starts its own shop. */
export async function recordOrder(databaseUrl: string, env: Record<string, string>): Promise<BarePlan['order']> {
  const target = new URL(databaseUrl);
  const recorder = await recordStatements(target.hostname, Number(target.port));
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(recorder.port);
  const server = await startServer({ ...env, DATABASE_URL: through.href });
  try {
    await placeOrder(server.url, recorder); // the first one warms caches and connections
    const tries: Recording[] = [];
    for (let index = 0; index < 5; index++) tries.push(await placeOrder(server.url, recorder));
    // Background jobs may add their own statements: the shortest recordings hold the order alone.
    const [one, other] = tries.sort((a, b) => a.statements.length - b.statements.length) as [Recording, Recording];
    return { ...one, fresh: valuesOnlyIn(one, other) };
  } finally {
    await server.stop();
    recorder.close();
  }
}

async function placeOrder(url: string, recorder: StatementRecorder): Promise<Recording> {
  recorder.take();
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(guestOrder),
  });
  const answer = await response.text();
  if (response.status !== 201) throw new Error(`The order was answered ${response.status}: ${answer}`);
  return { statements: recorder.take(), answer };
}

/** Ids and keys, which are new in every order. Instants differ too, but may be repeated. */
function valuesOnlyIn(one: Recording, other: Recording): string[] {
  const known = new Set(valuesOf(other));
  return [...new Set(valuesOf(one))].filter((value) => !known.has(value) && !/^\d{4}-\d\d-\d\d|^\{/.test(value));
}

function valuesOf({ statements }: Recording): string[] {
  return statements.flatMap(({ values }) => values.filter((value) => value !== null));
}
