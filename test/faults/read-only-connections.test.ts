import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../src/adapters/postgres/database.ts';
import { readDatabaseAddress } from '../../src/config/database-address.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { runSql } from '../support/sql.ts';

test('a connection that was opened while the database was read-only serves one reader, and no writer afterwards', async () => {
  const fresh = await freshDatabase('postgres');
  const url = fresh.env.DATABASE_URL ?? '';
  const setting = `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only`;
  const elsewhere = `${inject('postgresOrigin')}postgres`;
  const database = await openDatabase(readDatabaseAddress(url));
  const connection = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.queries);
    return rows[0]?.pid;
  };
  await runSql(elsewhere, `${setting} = on`);
  expect(await connection()).not.toBe(await connection());
  await runSql(elsewhere, `${setting} = off`);
  expect(await connection()).toBe(await connection());
  await database.canWrite();
  await database.close();
  await fresh.drop();
});
