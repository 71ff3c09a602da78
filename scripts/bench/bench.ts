// `make bench`: the shop beside bare Fastify routes, in one run on one machine, since only ratios travel between machines.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../test/support/free-port.ts';
import { guestOrder } from '../../test/support/orders.ts';
import { startPostgres } from '../../test/support/postgres/server.ts';
import { startServer } from '../../test/support/server-process.ts';
import { runSql } from '../../test/support/sql.ts';
import type { BarePlan } from './bare-server.ts';
import { compareBursts } from './compare.ts';
import { fetchRaw } from './fetch-raw.ts';
import { residentMebibytes } from './memory.ts';
import { recordOrder } from './record-order.ts';
import { printTable, type Row } from './table.ts';

const browser = { 'accept-encoding': 'br, gzip', 'accept-language': 'ru' };
/** An article: the page that most visitors from a search engine see first. */
const ARTICLE = '/ru/article/sankalpa';
const json = { 'content-type': 'application/json' };

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
try {
  await runSql(postgres.urlOf('postgres'), 'CREATE DATABASE bench');
  const onPglite = { SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', DATA_DIR: folder };
  const onPostgres = { ...onPglite, DATABASE_URL: postgres.urlOf('bench') };
  await startServer(onPostgres).then((server) => server.stop());
  await startServer(onPglite).then((server) => server.stop());

  const rows: Row[] = [
    ...(await measureStart('start to the first 200, PostgreSQL', onPostgres)),
    ...(await measureStart('start to the first 200, PGlite', onPglite)),
    ...(await measureMemory('memory at rest, PostgreSQL', onPostgres, 170)),
    ...(await measureMemory('memory at rest, PGlite', onPglite)),
    ...(await measureSpeed(onPostgres)),
  ];
  printTable(rows);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

/** Seconds from starting the process until the home page answers: the quickest of five. */
async function measureStart(name: string, env: Record<string, string>): Promise<Row[]> {
  const times: number[] = [];
  for (let index = 0; index < 5; index++) {
    const started = performance.now();
    const server = await startServer(env);
    const { status } = await fetch(server.url);
    if (status !== 200) throw new Error(`The home page answers ${status}`);
    times.push((performance.now() - started) / 1000);
    await server.stop();
  }
  return [{ name, value: Math.min(...times), unit: 's', atMost: 1 }];
}

/** Resident memory of the server, ten seconds after its start and a few requests. */
async function measureMemory(name: string, env: Record<string, string>, atMost?: number): Promise<Row[]> {
  const server = await startServer(env);
  for (const path of ['/', '/en/', '/api/services', '/api/health/ready'])
    await fetch(server.url + path).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const value = residentMebibytes(server.pid);
  await server.stop();
  return [{ name, value, unit: 'MiB', ...(atMost === undefined ? {} : { atMost }) }];
}

async function measureSpeed(env: Record<string, string>): Promise<Row[]> {
  const order = await recordOrder(env.DATABASE_URL ?? '', env);
  const shop = await startServer(env);
  const services = await fetchRaw(`${shop.url}/api/services`, {});
  const home = await fetchRaw(shop.url, browser);
  const cold = await coldRender(shop.url);
  const article = await fetchRaw(shop.url + ARTICLE, browser);
  const pages = { '/api/services': services, '/': home, [ARTICLE]: article };
  const bare = await startBare({ pages, databaseUrl: env.DATABASE_URL ?? '', order });
  const both = { shop: shop.url, bare: bare.url };
  const get = { method: 'GET', connections: 10 } as const;
  const post = { method: 'POST', connections: 10, headers: json, body: JSON.stringify(guestOrder), keyed: true } as const;
  const rows: Row[] = [
    { name: 'GET /api/services', ...(await compareBursts(both, '/api/services', { ...get, headers: {} })), atLeast: 0.7 },
    {
      name: `POST /api/orders (${order.statements.length} statements)`,
      ...(await compareBursts(both, '/api/orders', post)),
      atLeast: 0.4,
    },
    { name: 'home page, cached', ...(await compareBursts(both, '/', { ...get, headers: browser })), atLeast: 0.6 },
    { name: 'article, cached', ...(await compareBursts(both, ARTICLE, { ...get, headers: browser })), atLeast: 0.6 },
    { name: 'article, rendered for its first reader', value: cold, unit: 'ms', atMost: 40 },
    { name: 'JavaScript of the home page, gzip', value: await scriptKilobytes(shop.url), unit: 'kB', atMost: 130 },
  ];
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

async function startBare(plan: Omit<BarePlan, 'port'>): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ port, ...plan } satisfies BarePlan));
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** Size of every script that the head of the home page names, gzipped, in thousands of bytes. */
async function scriptKilobytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const paths = new Set([...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path));
  const sizes = await Promise.all([...paths].map(async (path) => gzipSync(await (await fetch(url + path)).text()).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
