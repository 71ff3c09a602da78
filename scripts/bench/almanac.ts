import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { guestOrder } from '../../test/support/orders.ts';
import { startServer } from '../../test/support/server-process.ts';
import type { CrowdWalk, Walked } from './almanac-crowd.ts';
import { anyDay } from './any-day.ts';

const COLD_DAYS = 60;
/** Before the compiler has seen a page of the almanac. */
const UNCOUNTED = 10;
const REST_MS = 120;
const ORDERS_PER_SECOND = 20;
const SECONDS = 10;
const WALKERS_PER_SECOND = 300;

export interface AlmanacFigures {
  /** Milliseconds of the very first day of a fresh process, asked as soon as the shop is open. */
  readonly first: number;
  /** Median milliseconds of days for which nobody asked before: the answer of the API, and the page. */
  readonly api: number;
  readonly page: number;
  /** Milliseconds within which 99 of 100 orders are placed: in peace, and beside a crowd that walks random cities and dates. */
  readonly quiet: number;
  readonly crowded: number;
  /** What the crowd was answered. */
  readonly crowd: Walked;
}

/** How fast days come that nobody has asked for, and whether a crowd that asks for nothing else starves the orders. */
export async function measureAlmanac(env: Record<string, string>): Promise<AlmanacFigures> {
  const shop = await startServer({ ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const first = await milliseconds(shop.url + anyDay('api'));
    const api = await median(() => milliseconds(shop.url + anyDay('api')));
    const page = await median(() => milliseconds(shop.url + anyDay('page')));
    await orderP99(shop.url);
    const quiet = await orderP99(shop.url);
    const walking = walk({ url: shop.url, perSecond: WALKERS_PER_SECOND, seconds: SECONDS + 2 });
    await setTimeout(1000);
    const crowded = await orderP99(shop.url);
    return { first, api, page, quiet, crowded, crowd: await walking };
  } finally {
    await shop.stop();
  }
}

async function milliseconds(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return performance.now() - started;
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < COLD_DAYS + UNCOUNTED; index++) {
    times.push(await measure());
    // As long as the lane of pages rests at most: a reader does not ask sooner.
    await setTimeout(REST_MS);
  }
  const counted = times.slice(UNCOUNTED).toSorted((one, other) => one - other);
  return counted[Math.floor(counted.length / 2)] ?? Number.NaN;
}

/** Orders come at a steady rate, each from another customer. */
async function orderP99(url: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < SECONDS * ORDERS_PER_SECOND; index++) {
    const started = performance.now();
    const body = JSON.stringify({ ...guestOrder, customerEmail: `bench-${index}-${started}@example.com` });
    const answer = await fetch(`${url}/api/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`An order is answered ${answer.status}`);
    const taken = performance.now() - started;
    times.push(taken);
    await setTimeout(Math.max(0, 1000 / ORDERS_PER_SECOND - taken));
  }
  return times.sort((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

async function walk(plan: CrowdWalk): Promise<Walked> {
  const script = join(import.meta.dirname, 'almanac-crowd.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(plan)]);
  return JSON.parse(stdout);
}
