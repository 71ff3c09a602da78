import type { TestShop } from './shop.ts';

/** Every row of every table as text, table by table; enciphered texts of messages stay enciphered. */
export async function dumpTables(shop: TestShop): Promise<string> {
  const tables = await allTables(shop);
  const dumps: string[] = [];
  for (const table of tables) {
    const rows = await shop.database.queries().selectFrom(table).selectAll().execute();
    dumps.push(
      `${table}\n${rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n')}`,
    );
  }
  return dumps.join('\n');
}

type Table = Parameters<ReturnType<TestShop['database']['queries']>['selectFrom']>[0] & string;

/** Reads the list of tables from the database, so that a new table is never missing. */
async function allTables(shop: TestShop): Promise<Table[]> {
  const tables = await shop.database.queries().introspection.getTables();
  return tables.map(({ name }) => name as Table).filter((name) => name !== ('migrations' as Table));
}
