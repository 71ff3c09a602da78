// What each kind of request costs in processor time, at the shop and at PostgreSQL, and in bytes, for docs/capacity.md. Processor time
// is measured, not time on a clock, because other work on the machine changes it little.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { addDays, type CalendarDate } from '../../src/kernel/calendar-date.ts';
import { createEnds } from '../../test/support/ends.ts';
import { guestOrder } from '../../test/support/orders.ts';
import { startEmbedded } from '../../test/support/postgres/embedded.ts';
import { startServer } from '../../test/support/server-process.ts';
import { runSql } from '../../test/support/sql.ts';
import { childrenOf } from '../processes.ts';
import { send } from './fetch-raw.ts';

/** Repetitions before a measurement. */
const WARM = 50;
const TIMES = 2000;
const PURCHASES = 200;
const IDLE_SECONDS = 20;
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** PostgreSQL's log grows by up to so many bytes a request through other work; a request that adds more has written something itself. */
const MOST_LOG_OF_READING = 100;

/** Bytes of all answers so far. */
let answerBytes = 0;

const ends = createEnds();
try {
  await measure();
} finally {
  await ends.all();
}
process.exit(); // idle connections would keep the process

async function measure(): Promise<void> {
  const folder = ends.add(await mkdtemp(join(tmpdir(), 'shop-costs-')), (path) => rm(path, { recursive: true, force: true }));
  const postgres = ends.add(await startEmbedded(), (each) => each.stop());
  await runSql(postgres.urlOf('postgres'), 'create database shop');
  const database = postgres.urlOf('shop');
  const settings = { DATA_DIR: folder, DATABASE_URL: database, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const shop = ends.add(await startServer(settings), (each) => each.stop());
  const meter = createMeter(shop.pid, postgres.socketFolder, database);
  const call = callerAt(shop.url);
  const read = (path: string) => call('GET', path);

  const [service] = JSON.parse(`${await call('GET', '/api/services')}`) as { id: string }[];
  const ritual = `/ru/ritual/${service?.id}`;
  for (const path of ['/ru', ritual, '/ru/articles', '/ru/panchanga/varanasi', '/api/services', '/favicon.svg'])
    await printCost(meter, `GET ${path}`, TIMES, () => read(path));
  const coldDay = (index: number) => read(`/ru/panchanga/varanasi/${addDays('2027-01-01' as CalendarDate, index)}`);
  await printCost(meter, 'GET /panchanga/varanasi/{day}, cold', TIMES / 4, coldDay);
  const orderPath = `/api/orders/${await placeOrder(call)}`;
  await printCost(meter, 'GET /api/orders/{id}', TIMES, () => read(orderPath));
  await printCost(meter, 'POST /api/orders', TIMES / 4, () => call('POST', '/api/orders', guestOrder));
  const purchase = 'A purchase in bitcoin: order, payment, ten polls, coins, letters';
  await printCost(meter, purchase, PURCHASES, () => buyInBitcoin(call));
  await printRest(meter);
}

/** What was used so far: seconds of processors by the shop and by PostgreSQL, bytes of answers, and bytes that were written to the database. */
interface Used {
  readonly shop: number;
  readonly database: number;
  readonly answers: number;
  /** PostgreSQL's log of changes. */
  readonly log: number;
  readonly tables: number;
}

type Meter = () => Promise<Used>;

function createMeter(shopPid: number, postgresFolder: string, database: string): Meter {
  const postmaster = Number.parseInt(readFileSync(join(postgresFolder, 'data/postmaster.pid'), 'utf8'), 10);
  return async () => ({
    shop: statOf(shopPid).seconds,
    database: statOf(postmaster).withChildren + secondsBelow(postmaster),
    answers: answerBytes,
    ...(await writtenTo(database)),
  });
}

/** Repeats a request, or several, and prints what each repetition costs. */
async function printCost(meter: Meter, name: string, count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < Math.min(WARM, count); index++) await act(index);
  const before = await meter();
  for (let index = 0; index < count; index++) await act(WARM + index);
  const after = await meter();
  const milliseconds = (part: 'shop' | 'database') => (((after[part] - before[part]) * 1000) / count).toFixed(2);
  const kilobytes = (part: 'log' | 'tables') => ((after[part] - before[part]) / count / 1000).toFixed(1);
  const isWriting = after.log - before.log > count * MOST_LOG_OF_READING;
  const written = isWriting ? `, log ${kilobytes('log')} kB, tables ${kilobytes('tables')} kB` : '';
  const processors = `shop ${milliseconds('shop')} ms, PostgreSQL ${milliseconds('database')} ms`;
  console.log(`${name}: ${processors}, ${Math.round((after.answers - before.answers) / count)} bytes${written}`);
}

async function printRest(meter: Meter): Promise<void> {
  // What the requests have left to do is done first.
  await setTimeout(IDLE_SECONDS * 1000);
  const before = await meter();
  await setTimeout(IDLE_SECONDS * 1000);
  const after = await meter();
  const percent = (part: 'shop' | 'database') => ((100 * (after[part] - before[part])) / IDLE_SECONDS).toFixed(1);
  console.log(`At rest: shop ${percent('shop')} % of a processor, PostgreSQL ${percent('database')} %`);
}

async function placeOrder(call: Call): Promise<string> {
  return JSON.parse(`${await call('POST', '/api/orders', guestOrder)}`).id;
}

async function buyInBitcoin(call: Call): Promise<void> {
  const request = { orderId: await placeOrder(call), currency: 'BTC', amountUsd: guestOrder.total };
  const payment = JSON.parse(`${await call('POST', '/api/crypto/payment', request)}`);
  const statusPath = `/api/crypto/payment/${payment.id}/status`;
  for (let poll = 0; poll < 9; poll++) await call('GET', statusPath);
  await call('POST', `/api/sandbox/crypto/payments/${payment.id}/transfers`, {});
  await call('GET', statusPath);
}

/** What was written to the database so far, in bytes: its log, and its tables with their indexes. */
async function writtenTo(database: string): Promise<{ log: number; tables: number }> {
  const [written] = await runSql<{ log: number; tables: number }>(
    database,
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log, pg_database_size(current_database())::float8 as tables",
  );
  return written ?? { log: 0, tables: 0 };
}

type Call = (method: string, path: string, body?: object) => Promise<Buffer>;

function callerAt(origin: string): Call {
  const agent = new Agent({ keepAlive: true });
  return async (method, path, body) => {
    const encoding = path.startsWith('/api') ? 'identity' : 'br';
    const headers = { 'accept-encoding': encoding, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await send(origin + path, { agent, method, headers }, body && JSON.stringify(body));
    const text = await buffer(answer);
    answerBytes += text.length;
    if ((answer.statusCode ?? 0) >= 400) throw new Error(`${path}: ${answer.statusCode} ${text}`);
    return text;
  };
}

/** The processor time that a process and its threads have taken, and the same with that of its ended children. */
function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold anything: the fields are counted from behind it.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
  const seconds = (user + system) / TICKS_PER_SECOND;
  return { seconds, withChildren: seconds + (childUser + childSystem) / TICKS_PER_SECOND };
}

function secondsBelow(parent: number): number {
  return childrenOf(parent).reduce((sum, child) => {
    try {
      return sum + statOf(child).seconds;
    } catch {
      return sum; // it has just ended
    }
  }, 0);
}
