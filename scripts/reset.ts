// Drops all data, then makes the tables and the catalogue anew. Refuses outside of the sandbox, and to empty a server's database unnamed:
// a shell may be a sandbox's and lead to the database of a shop.
import '../src/config/plain-refusals.ts';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { OperatorError } from '#kernel/operator-error.ts';
import { clearDatabase } from '../src/adapters/postgres/backup/restore-database.ts';
import { lockDataFolder } from '../src/adapters/postgres/engine/data-folder-lock.ts';
import { openExistingDatabase } from '../src/compose/database.ts';
import { readConfig } from '../src/config/read-config.ts';

const { replace } = parseArgs({ options: { replace: { type: 'string' } } }).values;
const config = readConfig();
const { isSandbox, database: location } = config;
if (!isSandbox) throw new OperatorError('reset drops all data; it works only with SHOP_MODE=sandbox');

if ('folder' in location) await dropFolder(location.folder);
else {
  // Says in a line when there is no such database.
  await (await openExistingDatabase(config)).close();
  await clearDatabase({ location, replace });
}
await import('./seed.ts');

/** Takes the folder's lock first: a server that is running keeps its data. */
async function dropFolder(folder: string): Promise<void> {
  const unlock = await lockDataFolder(folder);
  await rm(folder, { recursive: true, force: true });
  await unlock();
}
