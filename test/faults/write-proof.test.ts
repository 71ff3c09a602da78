import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/adapters/postgres/database.ts';
import { proveWrite } from '../../src/adapters/postgres/engine/write-proof.ts';
import { readDatabaseAddress } from '../../src/config/database-address.ts';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts';

let fresh: FreshDatabase;
let database: Database;
let keeper: pg.Client;
beforeAll(async () => {
  fresh = await freshDatabase('postgres');
  const url = fresh.env.DATABASE_URL ?? '';
  database = await openDatabase(readDatabaseAddress(url));
  keeper = new pg.Client({ connectionString: url });
  await keeper.connect();
});
afterAll(async () => {
  await keeper.end();
  await database.close();
  await fresh.drop();
});

test.each(['orders', 'order_changes', 'receipt_counter', 'card_payments', 'money_movements', 'money_shares', 'ritual_sums'])(
  'no write is proved while somebody locks the table %s, in which a sale writes',
  async (table) => {
    await keeper.query(`begin; lock table ${table} in exclusive mode`);
    await expect(proveWrite(database.queries)).rejects.toMatchObject({ code: '55P03' });
    await keeper.query('rollback');
    await proveWrite(database.queries);
  },
);
