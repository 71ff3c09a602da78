import { sql } from 'kysely';
import { OperatorError } from '#kernel/operator-error.ts';
import { type DatabaseLocation, openDatabase } from '../../src/adapters/postgres/database.ts';
import { fillWithLoad, type LoadSize } from './fill.ts';
import { fillWithWaiting } from './waiting.ts';

/** What a large shop has after some years: also a million lines of the ledger. */
export const LARGE_SHOP: LoadSize = { orders: 100_000, clients: 20_000, consultations: 2000 };

/** Fills a shop whose tables are there and hold no order. Throws when there is an order, and changes nothing then. */
export async function writeLoad(location: DatabaseLocation, size: LoadSize): Promise<void> {
  const database = await openDatabase(location);
  try {
    const queries = database.queries;
    const { rows } = await sql<{ found: boolean }>`select exists (select from orders) as found`.execute(queries);
    if (rows[0]?.found) throw new OperatorError('this database has orders already: take a new one, or run `make reset` first');
    await fillWithLoad(queries, size, new Date());
    await fillWithWaiting(queries);
    // The planner would not know how much there is before PostgreSQL looks by itself. All at once would take longer than a statement may.
    for (const { name } of await queries.introspection.getTables()) await sql`analyze ${sql.table(name)}`.execute(queries);
  } finally {
    await database.close();
  }
}
