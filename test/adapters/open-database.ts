import { afterAll } from 'vitest';
import { openDatabase } from '../../src/adapters/postgres/database.ts';
import type { Seal } from '../../src/adapters/postgres/engine/seal.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { freshDatabase } from '../support/fresh-database.ts';

/** The shop's database without the shop, of the kind that the vitest project asks for. `drop` closes and removes it. */
export async function openFreshDatabase(seal?: Seal) {
  const fresh = await freshDatabase();
  const database = await openDatabase(readConfig(fresh.env).database, seal);
  const drop = async () => {
    await database.close();
    await fresh.drop();
  };
  return { ...database, drop };
}

/** The same, for all tests of a file; it is removed after them. */
export async function databaseOfFile(seal?: Seal) {
  const database = await openFreshDatabase(seal);
  afterAll(database.drop);
  return database;
}
