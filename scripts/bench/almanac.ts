import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { guestOrder } from '../../test/support/orders.ts';
import { startServer } from '../../test/support/server-process.ts';
import type { Crowd, CrowdAnswers } from './almanac-crowd.ts';
import { anyDay } from './any-day.ts';
import { runApart } from './run-apart.ts';
import { median, millisecondsOf, p99AtRate } from './times.ts';

const COLD_DAYS = 60;
/** The first answers, before the compiler knows the code of the almanac, are not counted. */
const UNCOUNTED = 10;
/** Pause between two days: a little longer than the shop rests at most between two pages of the almanac. */
const REST_MS = 120;
const ORDERS_PER_SECOND = 20;
const SECONDS = 10;
const READERS_PER_SECOND = 300;

interface AlmanacFigures {
  /** Milliseconds of the very first day of a fresh process, asked as soon as the shop is open. */
  readonly first: number;
  /** Median milliseconds of days for which nobody asked before: the answer of the API, and the page. */
  readonly api: number;
  readonly page: number;
  /** Milliseconds within which 99 of 100 orders are placed: in peace, and beside a crowd that reads random cities and dates. */
  readonly quiet: number;
  readonly crowded: number;
  /** What the crowd was answered. */
  readonly crowd: CrowdAnswers;
}

/** How fast days come that nobody has asked for, and whether a crowd that asks for nothing else starves the orders. */
export async function measureAlmanac(env: Record<string, string>): Promise<AlmanacFigures> {
  const shop = await startServer({ ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const first = await millisecondsOf(() => readDay(shop.url, 'api'));
    const api = await coldDays(shop.url, 'api');
    const page = await coldDays(shop.url, 'page');
    // The first orders warm the shop up.
    await orderP99(shop.url);
    const quiet = await orderP99(shop.url);
    // The crowd begins a second before the orders and ends after them.
    const reading = sendCrowd({ url: shop.url, perSecond: READERS_PER_SECOND, seconds: SECONDS + 2 });
    await setTimeout(1000);
    const crowded = await orderP99(shop.url);
    return { first, api, page, quiet, crowded, crowd: await reading };
  } finally {
    await shop.stop();
  }
}

/** Median milliseconds of days for which nobody asked before. */
async function coldDays(url: string, kind: 'api' | 'page'): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < COLD_DAYS + UNCOUNTED; index++) {
    times.push(await millisecondsOf(() => readDay(url, kind)));
    await setTimeout(REST_MS);
  }
  return median(times.slice(UNCOUNTED));
}

async function readDay(url: string, kind: 'api' | 'page'): Promise<void> {
  const path = anyDay(kind);
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br, gzip' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
}

/** Orders come at a steady rate, each from another customer. */
function orderP99(url: string): Promise<number> {
  return p99AtRate(ORDERS_PER_SECOND, SECONDS, async () => {
    const body = JSON.stringify({ ...guestOrder, customerEmail: `bench-${randomUUID()}@example.com` });
    const answer = await fetch(`${url}/api/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`An order is answered ${answer.status}`);
  });
}

async function sendCrowd(crowd: Crowd): Promise<CrowdAnswers> {
  return JSON.parse(await runApart('almanac-crowd.ts', crowd));
}
