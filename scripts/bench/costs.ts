// What each kind of request costs in processor time, at the shop and at PostgreSQL, and in bytes, for docs/capacity.md. Processor time, not time on
// a clock: other work on the machine makes it little worse.
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { createEnds } from '../../test/support/ends.ts';
import { guestOrder } from '../../test/support/orders.ts';
import { startEmbedded } from '../../test/support/postgres/embedded.ts';
import { startServer } from '../../test/support/server-process.ts';
import { runSql } from '../../test/support/sql.ts';

const WARM = 50;
const TIMES = 2000;
const PURCHASES = 200;
const IDLE_SECONDS = 20;
const TICKS_PER_SECOND = 100;

const ends = createEnds();
try {
  await measure();
} finally {
  await ends.all();
}
process.exit();

async function measure(): Promise<void> {
  const folder = ends.add(await mkdtemp(join(tmpdir(), 'shop-costs-')), (path) => rm(path, { recursive: true, force: true }));
  const postgres = ends.add(await startEmbedded(), (each) => each.stop());
  await runSql(postgres.urlOf('postgres'), 'create database shop');
  const database = postgres.urlOf('shop');
  const settings = { DATA_DIR: folder, DATABASE_URL: database, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const shop = ends.add(await startServer(settings), (each) => each.stop());
  const postmaster = await postmasterOf(database);
  const used = async () => ({
    shop: statOf(shop.pid).seconds,
    database: statOf(postmaster).withChildren + (await secondsBelow(postmaster)),
    ...(await writtenTo(database)),
  });
  const call = callerAt(shop.url);

  async function cost(name: string, count: number, act: (index: number) => Promise<number>): Promise<void> {
    for (let index = 0; index < Math.min(WARM, count); index++) await act(index);
    const before = await used();
    let bytes = 0;
    for (let index = 0; index < count; index++) bytes += await act(WARM + index);
    const after = await used();
    const each = (part: 'shop' | 'database') => (((after[part] - before[part]) * 1000) / count).toFixed(2);
    const written = (part: 'log' | 'tables') => ((after[part] - before[part]) / count / 1000).toFixed(1);
    const writes = after.log - before.log > count * 100 ? `, log ${written('log')} kB, tables ${written('tables')} kB` : '';
    console.log(
      `${name}: shop ${each('shop')} ms, PostgreSQL ${each('database')} ms, ${Math.round(bytes / count)} bytes${writes}`,
    );
  }

  const [service] = JSON.parse(`${await call('GET', '/api/services')}`) as { id: string }[];
  for (const path of [
    '/ru',
    `/ru/ritual/${service?.id}`,
    '/ru/articles',
    '/ru/panchanga/varanasi',
    '/api/services',
    '/favicon.svg',
  ])
    await cost(`GET ${path}`, TIMES, async () => (await call('GET', path)).length);
  await cost(
    'GET /panchanga/varanasi/{day}, cold',
    TIMES / 4,
    async (index) => (await call('GET', `/ru/panchanga/varanasi/${dayAfter(index)}`)).length,
  );
  const order = async () => JSON.parse(`${await call('POST', '/api/orders', guestOrder)}`).id as string;
  const id = await order();
  await cost('GET /api/orders/{id}', TIMES, async () => (await call('GET', `/api/orders/${id}`)).length);
  await cost('POST /api/orders', TIMES / 4, async () => (await order()).length);
  await cost('A purchase in bitcoin: order, payment, ten polls, coins, letters', PURCHASES, async () => {
    const orderId = await order();
    const payment = JSON.parse(
      `${await call('POST', '/api/crypto/payment', { orderId, currency: 'BTC', amountUsd: guestOrder.total })}`,
    );
    for (let poll = 0; poll < 9; poll++) await call('GET', `/api/crypto/payment/${payment.id}/status`);
    await call('POST', `/api/sandbox/crypto/payments/${payment.id}/transfers`, {});
    return (await call('GET', `/api/crypto/payment/${payment.id}/status`)).length;
  });
  await setTimeout(IDLE_SECONDS * 1000);
  const before = await used();
  await setTimeout(IDLE_SECONDS * 1000);
  const after = await used();
  const idle = (part: 'shop' | 'database') => ((100 * (after[part] - before[part])) / IDLE_SECONDS).toFixed(1);
  console.log(`At rest: shop ${idle('shop')} % of a processor, PostgreSQL ${idle('database')} %`);
}

/** What was written to the database so far, in bytes: its log, and its tables with their indexes. */
async function writtenTo(database: string): Promise<{ log: number; tables: number }> {
  const [written] = await runSql<{ log: number; tables: number }>(
    database,
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log, pg_database_size(current_database())::float8 as tables",
  );
  return written ?? { log: 0, tables: 0 };
}

function callerAt(origin: string) {
  const agent = new Agent({ keepAlive: true });
  return async (method: string, path: string, body?: object): Promise<Buffer> => {
    const encoding = path.startsWith('/api') ? 'identity' : 'br';
    const headers = { 'accept-encoding': encoding, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const sent = request(new URL(path, origin), { agent, method, headers });
    sent.end(body && JSON.stringify(body));
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
      sent.on('response', resolve).on('error', reject),
    );
    const text = await buffer(answer);
    if ((answer.statusCode ?? 0) >= 400) throw new Error(`${path}: ${answer.statusCode} ${text}`);
    return text;
  };
}

function dayAfter(index: number): string {
  return new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
}

/** The parent of a process, the processor time that it and its threads have taken, and the same with that of its ended children. */
function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, { encoding: 'utf8', flag: 'r' });
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
  const seconds = (user + system) / TICKS_PER_SECOND;
  return { parent, seconds, withChildren: seconds + (childUser + childSystem) / TICKS_PER_SECOND };
}

async function secondsBelow(parent: number): Promise<number> {
  let seconds = 0;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = statOf(Number(name));
      if (stat.parent === parent) seconds += stat.seconds;
    } catch {
      // It has just ended.
    }
  }
  return seconds;
}

async function postmasterOf(database: string): Promise<number> {
  const [{ file = '' } = {}] = await runSql<{ file: string }>(
    database,
    "select current_setting('data_directory') || '/postmaster.pid' as file",
  );
  return Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
}
