import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { composeShop, type Shop } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { guestOrder } from '../../test/support/orders.ts';

/** A statement as the driver got it; its values are as they are in JSON. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of one order, and the shop's answer. */
interface Recording {
  readonly statements: readonly Statement[];
  readonly answer: string;
}

export interface RecordedOrder extends Recording {
  /** The values that must be new each time. */
  readonly fresh: readonly string[];
  /** The order's number, which the database gives. */
  readonly number: number;
}

/**
 * Records the statements that the shop sends to PostgreSQL for one order, so that a bare route can repeat them. The shop is composed in
 * this process and not started, so that no job adds statements of its own.
 */
export async function recordOrder(env: Record<string, string>): Promise<RecordedOrder> {
  const { statements, stop } = listenToClients();
  try {
    const shop = await composeShop(readConfig({ ...env, LOG_LEVEL: 'error' }));
    try {
      return await recordOrders(shop, statements);
    } finally {
      await shop.close();
    }
  } finally {
    stop();
  }
}

/** Places three orders; `statements` grows by what the shop sends for each. */
async function recordOrders({ app }: Shop, statements: readonly Statement[]): Promise<RecordedOrder> {
  const record = async (): Promise<Recording> => {
    const before = statements.length;
    const headers = { 'idempotency-key': randomUUID() };
    const { statusCode, payload } = await app.inject({ method: 'POST', url: '/api/orders', headers, payload: guestOrder });
    if (statusCode !== 201) throw new Error(`The order was answered ${statusCode}: ${payload}`);
    return { statements: statements.slice(before), answer: payload };
  };
  await record(); // the first order warms caches and connections
  const one = await record();
  const other = await record();
  if (one.statements.length === 0) throw new Error('No statement of an order was heard');
  return { ...one, fresh: valuesOnlyIn(one, other), number: JSON.parse(one.answer).number };
}

/** Records what every client of PostgreSQL in this process sends, until `stop` is called. */
function listenToClients() {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [statement, values = []] = args as [string | pg.QueryConfig, unknown[]?];
    statements.push(typeof statement === 'string' ? { text: statement, values } : { values, ...statement });
    return Reflect.apply(query, this, args);
  } as typeof query;
  const stop = () => {
    pg.Client.prototype.query = query;
  };
  return { statements, stop };
}

/** Ids and keys, which are new in every order. Instants and JSON objects differ too, but may be repeated. */
function valuesOnlyIn(one: Recording, other: Recording): string[] {
  const known = new Set(valuesOf(other));
  return [...new Set(valuesOf(one))].filter((value) => !known.has(value) && !/^\d{4}-\d\d-\d\d|^\{/.test(value));
}

function valuesOf({ statements }: Recording): string[] {
  return statements.flatMap(({ values }) => values.filter((value) => typeof value === 'string'));
}
