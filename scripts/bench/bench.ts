// `make bench`: the shop beside bare Fastify routes, in one run on one machine, since only ratios mean the same on another machine.
// `--small` measures one start, which judges nothing; `--almanac` the almanac alone, on the embedded database; `--panel` a shop with
// 100,000 orders alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readDatabaseAddress } from '../../src/config/database-address.ts';
import { createEnds } from '../../test/support/ends.ts';
import { guestOrder } from '../../test/support/orders.ts';
import { startPostgres } from '../../test/support/postgres/server.ts';
import { startServer } from '../../test/support/server-process.ts';
import { runSql } from '../../test/support/sql.ts';
import { LARGE_SHOP, writeLoad } from '../load/write-load.ts';
import { residentMebibytes } from '../processes.ts';
import { measureAlmanac } from './almanac.ts';
import { type BurstOfRequests, type Comparison, compareBursts } from './compare.ts';
import { fetchRaw } from './fetch-raw.ts';
import { readingInFlood } from './forged-flood.ts';
import { noticeMilliseconds } from './notices.ts';
import { measurePanel } from './panel.ts';
import { recordOrder } from './record-order.ts';
import { startBare } from './start-bare.ts';
import { answerMilliseconds, median } from './times.ts';
import { webhooksPerSecond } from './webhooks.ts';

const browserHeaders = { 'accept-encoding': 'br, gzip', 'accept-language': 'ru' };
/** An article: the page that most visitors from a search engine see first. */
const ARTICLE = '/ru/article/sankalpa';
/** The rituals with their articles, as integrators read them, and without, as the shop's own pages do. */
const SERVICES = '/api/services';
const CARDS = '/api/services?view=card';
/** A day of the almanac in a city. */
const ALMANAC = '/ru/panchanga/varanasi/2027-01-12';
const jsonHeaders = { 'content-type': 'application/json' };
const REST_MS = 10_000;

const ends = createEnds();
const folder = ends.add(await mkdtemp(join(tmpdir(), 'shop-bench-')), (path) => rm(path, { recursive: true }));
const onPglite = { SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', DATA_DIR: folder };
try {
  if (process.argv.includes('--small'))
    console.table({ 'first start on PGlite, s': withoutGoal(await startSeconds(onPglite, 1)) });
  else if (process.argv.includes('--almanac')) console.table(await almanacLines(onPglite));
  else {
    const postgres = ends.add(await startPostgres(), (each) => each.stop());
    await (process.argv.includes('--panel') ? measureLargeShop : measureAll)(postgres.urlOf);
  }
} finally {
  await ends.all();
}

/** The address of a database of the PostgreSQL that is started here. */
type UrlOf = (database: string) => string;

async function measureAll(urlOf: UrlOf): Promise<void> {
  for (const name of ['bench', 'hooks']) await runSql(urlOf('postgres'), `CREATE DATABASE ${name}`);
  const onPostgres = { ...onPglite, DATABASE_URL: urlOf('bench') };
  await makeTables(onPostgres);
  await makeTables(onPglite);
  console.table({
    'start to the first 200 on PostgreSQL, s': atMost(1, await startSeconds(onPostgres)),
    'start to the first 200 on PGlite, s': atMost(1, await startSeconds(onPglite)),
    'memory at rest on PostgreSQL, MiB': atMost(170, await restingMebibytes(onPostgres)),
    'memory at rest on PGlite, MiB': withoutGoal(await restingMebibytes(onPglite)),
    ...(await speedLines(onPostgres)),
    ...(await noticeLines(onPostgres)),
    ...(await floodLines(onPostgres)),
    ...(await almanacLines(onPostgres)),
    ...(await webhookLines({ ...onPglite, DATABASE_URL: urlOf('hooks') })),
  });
  await measureLargeShop(urlOf);
}

async function measureLargeShop(urlOf: UrlOf): Promise<void> {
  await runSql(urlOf('postgres'), 'CREATE DATABASE large');
  console.table(await largeShopLines({ ...onPglite, DATABASE_URL: urlOf('large') }));
}

/** A first start makes the tables, and takes longer than any other. */
async function makeTables(env: Record<string, string>): Promise<void> {
  const server = await startServer(env);
  await server.stop();
}

/** A line of the result: a figure that is not judged. */
function withoutGoal(value: number) {
  return { result: rounded(value) };
}

/** A line of the result: a figure and the highest that is accepted. */
function atMost(most: number, value: number) {
  return { result: rounded(value), goal: `<= ${most}`, met: value <= most };
}

/** A line of the result: how many times as long something takes as it does in peace, which may be twice. */
function atMostTwice(milliseconds: number, inPeace: number) {
  return atMost(2, milliseconds / inPeace);
}

/** A line of the result: a comparison and the lowest ratio that is accepted. */
function atLeast(least: number, { shop, bare, ratio }: Comparison) {
  const speeds = { 'shop, answers/s': Math.round(shop), 'bare, answers/s': Math.round(bare) };
  return { ...speeds, result: rounded(ratio), goal: `>= ${least}`, met: ratio >= least };
}

function rounded(value: number): number {
  return Number(value.toFixed(value < 10 ? 2 : 0));
}

async function webhookLines(env: Record<string, string> & { DATABASE_URL: string }) {
  await makeTables(env);
  const perSecond = await webhooksPerSecond(env);
  const line = { result: rounded(perSecond), goal: '>= 200', met: perSecond >= 200 };
  return { 'events to programs of partners while 100,000 wait, a second': line };
}

async function noticeLines(env: Record<string, string>) {
  const well = await noticeMilliseconds(env);
  const sick = await noticeMilliseconds(env, 'sick');
  return {
    'notice of a gateway, p99 at 200 a second, ms': atMost(100, well),
    [`the same while the gateway is sick, beside ${rounded(well)} ms`]: atMostTwice(sick, well),
  };
}

async function floodLines(env: Record<string, string>) {
  const { quiet, flooded } = await readingInFlood(env);
  const name = `GET ${SERVICES} in 1,000 forged notices a second, p99 beside ${rounded(quiet)} ms in peace`;
  return { [name]: atMostTwice(flooded, quiet) };
}

async function almanacLines(env: Record<string, string>) {
  const { first, api, page, quiet, crowded, crowd } = await measureAlmanac(env);
  const { served, sentAway, wrong } = crowd;
  const beside = `${served} days served, ${sentAway} readers told when to come back, ${wrong} others`;
  return {
    'almanac: the first day of a fresh process, ms': withoutGoal(first),
    'almanac: a day for which nobody asked, by the API, ms': atMost(30, api),
    'almanac: the page of such a day, ms': atMost(30, page),
    [`orders beside a crowd of the almanac, p99 beside ${rounded(quiet)} ms in peace (${beside})`]: atMostTwice(crowded, quiet),
  };
}

/** What the lists and searches of the panel cost in a shop with 100,000 orders. The overview sums up to two years, and has no goal. */
async function largeShopLines(env: Record<string, string> & { DATABASE_URL: string }) {
  await makeTables(env);
  await writeLoad(readDatabaseAddress(env.DATABASE_URL), LARGE_SHOP);
  const { lists, sorted, exported } = await measurePanel(env);
  const lines: Record<string, object> = {};
  for (const [name, milliseconds] of lists)
    lines[`panel, ${name}, p95, ms`] = name === 'overview' ? withoutGoal(milliseconds) : atMost(150, milliseconds);
  for (const [path, milliseconds] of sorted) lines[`GET ${path}, p95, ms`] = atMost(60, milliseconds);
  return {
    ...lines,
    'file of all orders, s': withoutGoal(exported.fast.seconds),
    'memory that it takes, MiB': atMost(100, exported.fast.mebibytes),
    'file of all orders to a slow reader, s': withoutGoal(exported.slow.seconds),
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

/** Resident memory of the server at rest, after its start and a few requests. */
async function restingMebibytes(env: Record<string, string>): Promise<number> {
  const server = await startServer(env);
  for (const path of ['/', '/en/', '/api/services', '/api/health/ready']) await (await fetch(server.url + path)).text();
  await setTimeout(REST_MS);
  const mebibytes = await residentMebibytes(server.pid);
  await server.stop();
  return mebibytes;
}

async function speedLines(env: Record<string, string>) {
  const order = await recordOrder(env);
  const shop = await startServer(env);
  const services = await fetchRaw(shop.url + SERVICES, {});
  const cards = await fetchRaw(shop.url + CARDS, {});
  const home = await fetchRaw(shop.url, browserHeaders);
  // Before anything else asks for an article or a ritual, whose pages are cached from then on.
  const cold = await coldRender(shop.url);
  const article = await fetchRaw(shop.url + ARTICLE, browserHeaders);
  const day = await fetchRaw(shop.url + ALMANAC, browserHeaders);
  const pages = { [SERVICES]: services, [CARDS]: cards, '/': home, [ARTICLE]: article, [ALMANAC]: day };
  const bare = await startBare({ pages, databaseUrl: env.DATABASE_URL ?? '', order });
  const compare = (path: string, burst: BurstOfRequests) => compareBursts({ shop: shop.url, bare: bare.url }, path, burst);
  const get = { method: 'GET', connections: 10, headers: browserHeaders } as const;
  const post = { method: 'POST', connections: 10, headers: jsonHeaders, body: JSON.stringify(guestOrder), keyed: true } as const;
  try {
    return {
      [`GET ${SERVICES}`]: atLeast(0.7, await compare(SERVICES, { ...get, headers: {} })),
      [`GET ${CARDS}`]: atLeast(0.7, await compare(CARDS, { ...get, headers: {} })),
      [`POST /api/orders (${order.statements.length} statements)`]: atLeast(0.4, await compare('/api/orders', post)),
      'home page, cached': atLeast(0.6, await compare('/', get)),
      'article, cached': atLeast(0.6, await compare(ARTICLE, get)),
      'day of the almanac, cached': atLeast(0.8, await compare(ALMANAC, get)),
      'article, rendered for its first reader, ms': atMost(40, cold),
    };
  } finally {
    bare.stop();
    await shop.stop();
  }
}

/** Milliseconds of the first request for a page, which renders and compresses it: median of all articles and rituals in both languages. */
async function coldRender(url: string): Promise<number> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  // Articles and rituals have three steps in their addresses: language, kind and name.
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+\/[^<]+\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  const times: number[] = [];
  for (const path of paths) times.push(await answerMilliseconds(url + path, browserHeaders));
  return median(times);
}
