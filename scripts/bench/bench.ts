// `make bench`: the shop beside bare Fastify routes, in one run on one machine, since only ratios travel between machines.
// `--small` measures one start, which judges nothing; `--almanac` the almanac alone, on the
// embedded database; `--panel` a shop with 100,000 orders alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDatabaseAddress } from '../../src/config/database-address.ts';
import { guestOrder } from '../../test/support/orders.ts';
import { startPostgres } from '../../test/support/postgres/server.ts';
import { startServer } from '../../test/support/server-process.ts';
import { runSql } from '../../test/support/sql.ts';
import { LARGE_SHOP, writeLoad } from '../load/write-load.ts';
import { measureAlmanac } from './almanac.ts';
import { type Comparison, compareBursts } from './compare.ts';
import { fetchRaw } from './fetch-raw.ts';
import { readingInFlood } from './forged-flood.ts';
import { noticeMilliseconds } from './notices.ts';
import { measurePanel } from './panel.ts';
import { recordOrder } from './record-order.ts';
import { residentMebibytes } from './resident-memory.ts';
import { startBare } from './start-bare.ts';
import { webhooksPerSecond } from './webhooks.ts';

const browser = { 'accept-encoding': 'br, gzip', 'accept-language': 'ru' };
/** An article: the page that most visitors from a search engine see first. */
const ARTICLE = '/ru/article/sankalpa';
/** The rituals with their articles, as integrators read them, and without, as the shop's own pages do. */
const SERVICES = '/api/services';
const CARDS = '/api/services?view=card';
/** A day of the almanac in a city. */
const ALMANAC = '/ru/panchanga/varanasi/2027-01-12';
const json = { 'content-type': 'application/json' };

const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const onPglite = { SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', DATA_DIR: folder };
try {
  if (process.argv.includes('--small'))
    console.table({ 'first start on PGlite, s': { result: rounded(await startSeconds(onPglite, 1)) } });
  else if (process.argv.includes('--almanac')) console.table(await almanac(onPglite));
  else await onOwnPostgres(process.argv.includes('--panel') ? measureLarge : measureOn);
} finally {
  await rm(folder, { recursive: true });
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

async function onOwnPostgres(measure: (postgres: Postgres) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  try {
    await measure(postgres);
  } finally {
    await postgres.stop();
  }
}

async function measureOn(postgres: Postgres): Promise<void> {
  for (const name of ['bench', 'hooks']) await runSql(postgres.urlOf('postgres'), `CREATE DATABASE ${name}`);
  const onPostgres = { ...onPglite, DATABASE_URL: postgres.urlOf('bench') };
  await startServer(onPostgres).then((server) => server.stop());
  await startServer(onPglite).then((server) => server.stop());

  console.table({
    'start to the first 200 on PostgreSQL, s': atMost(1, await startSeconds(onPostgres)),
    'start to the first 200 on PGlite, s': atMost(1, await startSeconds(onPglite)),
    'memory at rest on PostgreSQL, MiB': atMost(170, await restingMebibytes(onPostgres)),
    'memory at rest on PGlite, MiB': { result: rounded(await restingMebibytes(onPglite)) },
    ...(await measureSpeed(onPostgres)),
    ...(await noticed(onPostgres)),
    ...(await flooded(onPostgres)),
    ...(await almanac(onPostgres)),
    'events to programs of partners while 100,000 wait, a second': await drained({
      ...onPglite,
      DATABASE_URL: postgres.urlOf('hooks'),
    }),
  });
  await measureLarge(postgres);
}

async function measureLarge(postgres: Postgres): Promise<void> {
  await runSql(postgres.urlOf('postgres'), 'CREATE DATABASE large');
  console.table(await largeShop({ ...onPglite, DATABASE_URL: postgres.urlOf('large') }));
}

/** A line of the result: a figure and the highest that is accepted. */
function atMost(most: number, value: number) {
  return { result: rounded(value), goal: `<= ${most}`, met: value <= most };
}

/** A line of the result: a comparison and the lowest ratio that is accepted. */
function atLeast(least: number, { shop, bare, ratio }: Comparison) {
  const speeds = { 'shop, answers/s': Math.round(shop), 'bare, answers/s': Math.round(bare) };
  return { ...speeds, result: rounded(ratio), goal: `>= ${least}`, met: ratio >= least };
}

function rounded(value: number): number {
  return Number(value.toFixed(value < 10 ? 2 : 0));
}

async function drained(env: Record<string, string> & { DATABASE_URL: string }) {
  await startServer(env).then((server) => server.stop());
  const perSecond = await webhooksPerSecond(env);
  return { result: rounded(perSecond), goal: '>= 200', met: perSecond >= 200 };
}

async function noticed(env: Record<string, string>) {
  const well = await noticeMilliseconds(env);
  const sick = await noticeMilliseconds(env, 'sick');
  return {
    'notice of a gateway, p99 at 200 a second, ms': atMost(100, well),
    [`the same while the gateway is sick, beside ${rounded(well)} ms`]: atMost(2, sick / well),
  };
}

async function flooded(env: Record<string, string>) {
  const { quiet, flooded } = await readingInFlood(env);
  const name = `GET ${SERVICES} in 1,000 forged notices a second, p99 beside ${rounded(quiet)} ms in peace`;
  return { [name]: atMost(2, flooded / quiet) };
}

async function almanac(env: Record<string, string>) {
  const { first, api, page, quiet, crowded, crowd } = await measureAlmanac(env);
  const { served, sentAway, wrong } = crowd;
  const beside = `${served} days served, ${sentAway} walkers told when to come back, ${wrong} others`;
  return {
    'almanac: the first day of a fresh process, ms': { result: rounded(first) },
    'almanac: a day for which nobody asked, by the API, ms': atMost(30, api),
    'almanac: the page of such a day, ms': atMost(30, page),
    [`orders beside a crowd of the almanac, p99 beside ${rounded(quiet)} ms in peace (${beside})`]: atMost(2, crowded / quiet),
  };
}

/** What the lists and searches of the panel cost in a shop with 100,000 orders. The overview sums up to two years, and has no goal. */
async function largeShop(env: Record<string, string> & { DATABASE_URL: string }) {
  await startServer(env).then((server) => server.stop());
  await writeLoad(readDatabaseAddress(env.DATABASE_URL), LARGE_SHOP);
  const { lists, sorted, exported } = await measurePanel(env);
  const line = (name: string, milliseconds: number) => {
    return name === 'overview' ? { result: rounded(milliseconds) } : atMost(150, milliseconds);
  };
  return {
    ...Object.fromEntries([...lists].map(([name, milliseconds]) => [`panel, ${name}, p95, ms`, line(name, milliseconds)])),
    ...Object.fromEntries([...sorted].map(([path, milliseconds]) => [`GET ${path}, p95, ms`, atMost(60, milliseconds)])),
    'file of all orders, s': { result: rounded(exported.fast.seconds) },
    'memory that it takes, MiB': atMost(100, exported.fast.mebibytes),
    'file of all orders to a slow reader, s': { result: rounded(exported.slow.seconds) },
    'memory that it takes to a slow reader, MiB': atMost(100, exported.slow.mebibytes),
  };
}

/** Seconds from starting the process until the home page answers: the quickest of some. */
async function startSeconds(env: Record<string, string>, times = 5): Promise<number> {
  const seconds: number[] = [];
  for (let index = 0; index < times; index++) {
    const started = performance.now();
    const server = await startServer(env);
    const { status } = await fetch(server.url);
    if (status !== 200) throw new Error(`The home page answers ${status}`);
    seconds.push((performance.now() - started) / 1000);
    await server.stop();
  }
  return Math.min(...seconds);
}

/** Resident memory of the server, ten seconds after its start and a few requests. */
async function restingMebibytes(env: Record<string, string>): Promise<number> {
  const server = await startServer(env);
  for (const path of ['/', '/en/', '/api/services', '/api/health/ready'])
    await fetch(server.url + path).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const mebibytes = await residentMebibytes(server.pid);
  await server.stop();
  return mebibytes;
}

async function measureSpeed(env: Record<string, string>) {
  const order = await recordOrder(env);
  const shop = await startServer(env);
  const services = await fetchRaw(shop.url + SERVICES, {});
  const cards = await fetchRaw(shop.url + CARDS, {});
  const home = await fetchRaw(shop.url, browser);
  const cold = await coldRender(shop.url);
  const article = await fetchRaw(shop.url + ARTICLE, browser);
  const day = await fetchRaw(shop.url + ALMANAC, browser);
  const pages = { [SERVICES]: services, [CARDS]: cards, '/': home, [ARTICLE]: article, [ALMANAC]: day };
  const bare = await startBare({ pages, databaseUrl: env.DATABASE_URL ?? '', order });
  const compare = (path: string, burst: Parameters<typeof compareBursts>[2]) =>
    compareBursts({ shop: shop.url, bare: bare.url }, path, burst);
  const get = { method: 'GET', connections: 10, headers: browser } as const;
  const post = { method: 'POST', connections: 10, headers: json, body: JSON.stringify(guestOrder), keyed: true } as const;
  const rows = {
    [`GET ${SERVICES}`]: atLeast(0.7, await compare(SERVICES, { ...get, headers: {} })),
    [`GET ${CARDS}`]: atLeast(0.7, await compare(CARDS, { ...get, headers: {} })),
    [`POST /api/orders (${order.statements.length} statements)`]: atLeast(0.4, await compare('/api/orders', post)),
    'home page, cached': atLeast(0.6, await compare('/', get)),
    'article, cached': atLeast(0.6, await compare(ARTICLE, get)),
    'day of the almanac, cached': atLeast(0.8, await compare(ALMANAC, get)),
    'article, rendered for its first reader, ms': atMost(40, cold),
  };
  bare.stop();
  await shop.stop();
  return rows;
}

/** Milliseconds of the first request for a page, which renders and compresses it: median of all articles and rituals in both languages. */
async function coldRender(url: string): Promise<number> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+\/[^<]+\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  const times: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    await (await fetch(url + path, { headers: browser })).arrayBuffer();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
