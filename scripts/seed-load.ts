// `make seed-load`: fills an empty shop on PostgreSQL with 100,000 orders, 20,000 customers and a million lines of the ledger.
import '../src/config/plain-refusals.ts';
import { OperatorError } from '#kernel/operator-error.ts';
import { openFilledDatabase } from '../src/compose/database.ts';
import { readConfig } from '../src/config/read-config.ts';
import { LARGE_SHOP, writeLoad } from './load/write-load.ts';

const config = readConfig();
const { database, isSandbox } = config;
if (!isSandbox || 'folder' in database) throw new OperatorError('load data belong into a sandbox with a DATABASE_URL');
await (await openFilledDatabase(config)).close();
await writeLoad(database, LARGE_SHOP);
console.log(`${LARGE_SHOP.orders} orders and ${LARGE_SHOP.clients} customers are there`);
