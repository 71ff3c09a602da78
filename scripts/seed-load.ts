// Fills an empty shop on PostgreSQL with 100,000 orders, 20,000 customers and a million lines of the ledger, to measure by.
import { sql } from 'kysely';
import { openDatabase } from '../src/adapters/postgres/database.ts';
import { readConfig } from '../src/config/read-config.ts';
import { fillWithLoad } from './load/fill.ts';

const SIZE = { orders: 100_000, clients: 20_000, consultations: 2000 };

const { database: location, isSandbox } = readConfig();
if (!isSandbox || 'folder' in location) refuse('Load data belong into a sandbox with a DATABASE_URL.');
const database = await openDatabase(location);
try {
  const queries = database.queries();
  const { rows } = await sql<{ found: boolean }>`select exists (select from orders) as found`.execute(queries);
  if (rows[0]?.found) refuse('This database has orders already. Take a new one, or run `make reset` first.');
  await fillWithLoad(queries, SIZE, new Date());
  for (const table of ['users', 'profiles', 'orders', 'order_items', 'order_history', 'payments', 'ledger', 'consultations'])
    await sql`analyze ${sql.table(table)}`.execute(queries);
  console.log(`${SIZE.orders} orders of ${SIZE.clients} customers are there`);
} finally {
  await database.close();
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
