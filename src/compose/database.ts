import { ConfigError } from '#kernel/config-error.ts';
import { codeOf } from '#kernel/error-code.ts';
import { type Database, openDatabase } from '../adapters/postgres/database.ts';
import type { Seal } from '../adapters/postgres/seal.ts';
import type { Config } from '../config/read-config.ts';
import { readArticles } from '../seed/read-articles.ts';
import { readServices } from '../seed/read-catalogue.ts';

/** The database with its tables up to date, and with the catalogue that a new shop opens with when it has none. */
export async function openFilledDatabase(config: Config, seal: Seal): Promise<Database> {
  const database = await openDatabase(config.database, seal);
  if ('url' in config.database) await database.ping().catch(noDatabase);
  await database.migrate(async ({ catalogue, articles }) => {
    if (await catalogue.isEmpty()) await catalogue.saveServices(readServices());
    if (await articles.isEmpty()) await articles.save(readArticles());
  });
  return database;
}

/** Says so by the variable alone: errors of the driver repeat host, user or database. */
function noDatabase(error: unknown): never {
  throw new ConfigError('DATABASE_URL', `leads to no database (${codeOf(error)})`);
}
