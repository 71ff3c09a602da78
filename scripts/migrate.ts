// Runs the pending migrations and fills nothing. `npm start` runs them, too, and then fills what is empty; this is for deployments that migrate
// first.
import '../src/config/oldest-node.ts';
import '../src/config/plain-refusals.ts';
import { openExistingDatabase } from '../src/compose/database.ts';
import { readConfig } from '../src/config/read-config.ts';

const database = await openExistingDatabase(readConfig());
const fillNothing = async () => undefined;
await database.migrate(fillNothing);
await database.close();
console.log('The tables are up to date');
