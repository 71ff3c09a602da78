import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { created, post } from '../../test/support/customers.ts';
import { guestOrder } from '../../test/support/orders.ts';
import { startServer } from '../../test/support/server-process.ts';
import type { Crowd, CrowdAnswers } from './almanac-crowd.ts';
import { anyDay } from './days.ts';
import { runApart } from './run-apart.ts';
import { answerMilliseconds, median, p99AtRate } from './times.ts';

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
    const first = await readDay(shop.url, 'api');
    const api = await coldDays(shop.url, 'api');
    const page = await coldDays(shop.url, 'page');
    // The first orders warm the shop up.
    await orderP99(shop.url);
    const quiet = await orderP99(shop.url);
    // The crowd begins a second before the orders and ends after them.
    const crowd: Crowd = { url: shop.url, perSecond: READERS_PER_SECOND, seconds: SECONDS + 2 };
    const reading = runApart('almanac-crowd.ts', crowd);
    await setTimeout(1000);
    const crowded = await orderP99(shop.url);
    return { first, api, page, quiet, crowded, crowd: JSON.parse(await reading) };
  } finally {
    await shop.stop();
  }
}

/** Median milliseconds of days for which nobody asked before. */
async function coldDays(url: string, kind: 'api' | 'page'): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < COLD_DAYS + UNCOUNTED; index++) {
    times.push(await readDay(url, kind));
    await setTimeout(REST_MS);
  }
  return median(times.slice(UNCOUNTED));
}

function readDay(url: string, kind: 'api' | 'page'): Promise<number> {
  return answerMilliseconds(url + anyDay(kind), { 'accept-encoding': 'br, gzip' });
}

/** Orders come at a steady rate, each from another customer. */
function orderP99(url: string): Promise<number> {
  return p99AtRate(ORDERS_PER_SECOND, SECONDS, async () => {
    await created(post(`${url}/api/orders`, { ...guestOrder, customerEmail: `bench-${randomUUID()}@example.com` }));
  });
}
