import { sql } from 'kysely';
import type { TestShop } from './shop.ts';

/** Every row of every table but the list of migrations as text, table by table; enciphered texts of messages stay enciphered. */
export async function dumpTables(shop: TestShop): Promise<string> {
  const dumps: string[] = [];
  for (const table of await allTables(shop)) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(shop.database.queries);
    const lines = rows.map((row) => JSON.stringify(row)).toSorted();
    dumps.push([table, ...lines].join('\n'));
  }
  return dumps.join('\n');
}

/** Reads the list of tables from the database, so that a new table is never missing. */
async function allTables(shop: TestShop): Promise<string[]> {
  const tables = await shop.database.queries.introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => name !== 'migrations');
}
