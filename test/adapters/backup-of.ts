import { openDatabase } from '../../src/adapters/postgres/database.ts';
import { backup } from '../../src/compose/commands/backup.ts';
import { readConfig } from '../../src/config/read-config.ts';
import type { FreshDatabase } from '../support/fresh-database.ts';
import { testClock } from '../support/shop.ts';

const { clock } = testClock();
/** What each command of an operator gets. */
export const call = { operator: 'somebody', signal: new AbortController().signal };

/** Writes a backup of a database into the file `to`, as the command of the operator does. */
export async function backupOf(fresh: FreshDatabase, to: string): Promise<void> {
  const config = readConfig(fresh.env);
  const database = await openDatabase(config.database);
  await backup.run({ database, config, clock }, { to }, call);
  await database.close();
}
