// Does what a first start does, without serving: fills what is empty. What somebody has written, published or hidden stays as it is.
import '../src/config/plain-refusals.ts';
import { openFilledDatabase } from '../src/compose/database.ts';
import { readConfig } from '../src/config/read-config.ts';

await (await openFilledDatabase(readConfig())).close();
console.log('The shop has its catalogue and its texts');
