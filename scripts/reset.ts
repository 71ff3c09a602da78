// Drops all data, then makes the tables and the catalogue anew. Refuses outside of the sandbox.
import '../src/config/plain-refusals.ts';
import { rm } from 'node:fs/promises';
import { OperatorError } from '#kernel/operator-error.ts';
import { type Connection, connectionTo } from '../src/adapters/postgres/engine/connection.ts';
import { lockDataFolder } from '../src/adapters/postgres/engine/data-folder-lock.ts';
import { refuseUnreachable } from '../src/compose/database.ts';
import { readConfig } from '../src/config/read-config.ts';

const { isSandbox, database: location } = readConfig();
if (!isSandbox) throw new OperatorError('reset drops all data; it works only with SHOP_MODE=sandbox');

if ('folder' in location) await dropFolder(location.folder);
else await dropTables(await connectionTo(location).catch(refuseUnreachable));
await import('./seed.ts');

async function dropTables(connection: Connection): Promise<void> {
  const client = new connection.Client(connection);
  await client.connect().catch(refuseUnreachable);
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
}

/** Takes the folder's lock first: a server that is running keeps its data. */
async function dropFolder(folder: string): Promise<void> {
  const unlock = await lockDataFolder(folder);
  await rm(folder, { recursive: true, force: true });
  await unlock();
}
