// `make scale`: what the statements of a shop at work cost in blocks of the database, with 10,000 orders and with a million. `--orders N`
// for fewer; `--small` with a thousand, which never fails for what it measures.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/adapters/postgres/database.ts';
import { readDatabaseAddress } from '../src/config/database-address.ts';
import { MINUTE_MS } from '../src/kernel/durations.ts';
import { createEnds } from '../test/support/ends.ts';
import { freePort } from '../test/support/free-port.ts';
import { startEmbedded } from '../test/support/postgres/embedded.ts';
import { startServer } from '../test/support/server-process.ts';
import { runSql } from '../test/support/sql.ts';
import { writeLoad } from './load/write-load.ts';
import { fillAround } from './scale/around.ts';
import { countAnew, type Growth, grown, readCosts, readSizes, type TableSize } from './scale/costs.ts';
import { MAY_GROW } from './scale/may-grow.ts';
import { multiply } from './scale/multiply.ts';
import { EXPLAINING, readPlans } from './scale/plans.ts';
import { makePurchases, type Workplace, workOn } from './scale/work.ts';

const options = { orders: { type: 'string', default: '1000000' }, small: { type: 'boolean', default: false } } as const;
const { orders, small: isSmall } = parseArgs({ options }).values;
/** What is at work is the same in both shops; the larger has more of the past. */
const BASE = isSmall ? { orders: 200, days: 120 } : { orders: 10_000, days: 120 };
const ORDERS = isSmall ? 1000 : Number(orders);
/** The plan of what takes longer is kept. */
const EXPLAINED_MS = 2;
const SHOWN_TEXT = 160;
/** As a server of this size has them, but without autovacuum, which would fall into some measurements: `countAnew` vacuums before each. */
const FOR_FILLING = { shared_buffers: '1GB', max_wal_size: '8GB', maintenance_work_mem: '256MB', autovacuum: 'off' };
const ends = createEnds();
const began = performance.now();
const work = (place: Workplace): Promise<void> => (isSmall ? makePurchases(place, 2) : workOn(place));

try {
  await measure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await ends.all();
}
process.exit();

async function measure(): Promise<void> {
  const folder = ends.add(await mkdtemp(join(tmpdir(), 'shop-scale-')), (path) => rm(path, { recursive: true, force: true }));
  const settings = { ...EXPLAINING, ...FOR_FILLING };
  const postgres = ends.add(await startEmbedded({ isUnsynced: true, settings }), (each) => each.stop());
  await runSql(postgres.urlOf('postgres'), 'create database shop');
  const url = postgres.urlOf('shop');
  await runSql(url, 'create extension pg_stat_statements');
  const metricsPort = String(await freePort());
  const env = { DATA_DIR: folder, DATABASE_URL: url, RATE_LIMITS: 'off', LOG_LEVEL: 'error', METRICS_PORT: metricsPort };
  const shop = ends.add(await startServer(env), (each) => each.stop());
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const place: Workplace = { origin: shop.url, metrics, database: url, env, unanswered: [] };
  const database = ends.add(await openDatabase(readDatabaseAddress(url)), (each) => each.close());

  const size = { orders: BASE.orders, clients: BASE.orders / 5, consultations: 200, shape: { days: BASE.days, parts: 2 } };
  await writeLoad(readDatabaseAddress(url), size);
  // `fillAround` copies the letters of real purchases.
  await makePurchases(place, 3);
  await fillAround(database.queries);
  // What waits for the jobs is done before anything is measured.
  await work(place);
  say(`${BASE.orders} orders are there`);
  const before = await costsAt(place);
  say('they are measured');
  await multiply(url, database.queries, Math.max(1, Math.round(ORDERS / BASE.orders) - 1), BASE.days);
  say(`${ORDERS} orders are there`);
  await runSql(url, `alter system set auto_explain.log_min_duration = ${EXPLAINED_MS}`);
  await runSql(url, 'select pg_reload_conf()');
  const after = await costsAt(place);
  say('they are measured');
  printSizes(await readSizes(url));
  const growths = grown(before, after, MAY_GROW);
  console.log(
    `\n${after.size} statements, ${growths.length} of them cost more than twice as much with ${ORDERS} orders as with ${BASE.orders}`,
  );
  const plans = await readPlans(join(postgres.socketFolder, 'log'));
  printGrowths(growths, plans);
  const { unanswered } = place;
  if (unanswered.length > 0) console.log(`\nNot answered within the limit of a statement:\n${unanswered.join('\n')}`);
  // A statement that was given up is not counted, so its growth would not be seen.
  if (!isSmall && (unanswered.length > 0 || growths.some(({ reason }) => reason === undefined))) process.exitCode = 1;
}

async function costsAt(place: Workplace) {
  await countAnew(place.database);
  await work(place);
  return readCosts(place.database);
}

function printGrowths(growths: readonly Growth[], plans: ReadonlyMap<string, string>): void {
  console.log(
    '\n| Blocks before | after | ms before | after | Calls | May grow, because | Statement |\n|---|---|---|---|---|---|---|',
  );
  for (const { before, after, reason = 'NOT DECLARED' } of growths) {
    const cells = [Math.round(before.blocks), Math.round(after.blocks), before.ms.toFixed(1), after.ms.toFixed(1), after.calls];
    console.log(`| ${[...cells, reason, after.text.slice(0, SHOWN_TEXT).replaceAll('|', '\\|')].join(' | ')} |`);
  }
  for (const { id, after, reason } of growths)
    if (reason === undefined) console.log(`\n${after.text}\n${plans.get(id) ?? `(no plan: it never took ${EXPLAINED_MS} ms)`}`);
}

function printSizes(sizes: readonly TableSize[]): void {
  console.log('\n| Table | Rows | Bytes a row | MB |\n|---|---|---|---|');
  for (const { table, rows, bytes } of sizes)
    console.log(`| ${table} | ${Math.round(rows)} | ${Math.round(bytes / rows)} | ${(bytes / 1e6).toFixed(1)} |`);
}

function say(text: string): void {
  console.log(`${((performance.now() - began) / MINUTE_MS).toFixed(1)} min: ${text}`);
}
