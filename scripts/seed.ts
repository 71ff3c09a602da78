// Fills an empty catalogue; one with a service in it stays as it is.
import { openDatabase } from '../src/adapters/postgres/database.ts';
import { readConfig } from '../src/config.ts';
import { readServices } from '../src/seed/read-catalogue.ts';

const database = await openDatabase(readConfig().database);
await database.migrate(async ({ catalogue }) => {
  const isEmpty = await catalogue.isEmpty();
  if (isEmpty) await catalogue.saveServices(readServices());
  console.log(isEmpty ? 'The catalogue is filled' : 'The catalogue has services: nothing changed');
});
await database.close();
