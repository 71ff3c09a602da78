import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Surroundings, startSurroundings } from '../system/support/surroundings.ts';
import { type Bought, buy, customerAtHome, read, staffAtWork } from './support/people.ts';
import { createVisits, type Visit } from './support/visits.ts';

const BUYERS = 3;
/** Paid between two changes of the instances. */
const ORDERS = 12;
/** Milliseconds between two stories of a person. */
const PAUSE = 500;
/** An example of BIP 173: the shop shows real addresses alone. */
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const { LAST_RELEASE: OLD = '' } = process.env;
const NEW = process.cwd();
/** Which of the two instances is replaced, and by what. */
const STEPS = [
  ['old, new', 1, NEW],
  ['new, new', 0, NEW],
  ['new, old', 1, OLD],
  ['new, new again', 1, NEW],
] as const;

let around: Surroundings;
const processes: ServerProcess[] = [];
const bought: Bought = { placed: [], paid: [] };
beforeAll(async () => {
  around = await startSurroundings({ withCaddy: true, address: ADDRESS });
});
afterAll(() => around.stop());

async function start(folder: string, port: number): Promise<ServerProcess> {
  const shop = await startServer(around.settings(port), { command: [process.execPath, 'dist/shop/main.js'], folder });
  processes.push(shop);
  return shop;
}

/** People do what they do again and again, until they are told to end. */
function begin(stories: readonly (() => Promise<void>)[]) {
  let isOver = false;
  const going = stories.map(async (story) => {
    for (; !isOver; await pause(PAUSE)) await story();
  });
  return async () => {
    isOver = true;
    await Promise.all(going);
  };
}

async function sold(): Promise<void> {
  const enough = bought.paid.length + ORDERS;
  await expect.poll(() => bought.paid.length, { timeout: 90_000, interval: 100 }).toBeGreaterThanOrEqual(enough);
}

test('the instances of the last release are replaced by those of this tree and back by one, under load: no request fails, nothing is lost', async () => {
  const { ports } = around;
  const shops = [await start(OLD, ports[0]), await start(OLD, ports[1])];
  const visits = createVisits(around.publicUrl, around.authority ?? '');
  visits.begin('old, old');
  const staff = await staffAtWork(around, visits);
  const customer = await customerAtHome(around, visits);
  const buyers = Array.from({ length: BUYERS }, () => () => buy(around, visits, bought));
  const end = begin([() => read(visits), staff, customer, ...buyers]);
  await sold();
  for (const [name, index, folder] of STEPS) {
    visits.begin(name);
    expect((await shops[index]?.stop())?.code).toBe(0);
    shops[index] = await start(folder, ports[index]);
    await sold();
  }
  await end();

  const { missing, failed } = judged(visits.all);
  expect(failed.map(inWords)).toEqual([]);
  expect(missing.map(inWords)).toEqual([]);
  await expectNothingLost();
  for (const folder of [OLD, NEW]) {
    const told = execFileSync(process.execPath, ['dist/shop/operator.js', 'verify-ledger'], {
      cwd: folder,
      env: around.settings(ports[0]),
    });
    expect(String(told)).toContain('The ledger is whole');
  }
  for (const shop of shops) expect((await shop.stop()).code).toBe(0);
  const lines = processes.flatMap((shop) => shop.output().split('\n'));
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

/** What failed, and the files of pages that an instance did not have; prints the figures of each step. */
function judged(all: readonly Visit[]) {
  const isMissing = ({ what, status }: Visit) => what.startsWith('GET /assets/') && status === 404;
  const hasFailed = (visit: Visit) => (visit.status < 200 || visit.status >= 400) && !isMissing(visit);
  for (const [during, visits] of Map.groupBy(all, (visit) => visit.during)) {
    const failed = visits.filter(hasFailed).length;
    const missing = visits.filter(isMissing).length;
    const slowest = Math.round(Math.max(...visits.map(({ ms }) => ms)));
    console.info(
      `${during}: ${visits.length} requests, ${failed} failed, ${missing} files missing, the slowest took ${slowest} ms`,
    );
  }
  console.info(`${bought.placed.length} orders placed, ${bought.paid.length} paid`);
  return { missing: all.filter(isMissing), failed: all.filter(hasFailed) };
}

const inWords = ({ during, what, status, body }: Visit) => `${during}: ${what} ${status} ${body.slice(0, 200)}`;

/** Each order that was acknowledged is paid once and has its letter, and no job has failed. */
async function expectNothingLost(): Promise<void> {
  const { postgres, mail } = around;
  const placed = bought.placed.toSorted();
  expect(bought.paid.toSorted()).toEqual(placed);
  const stored = await postgres.ask<{ id: string }>('shop', "select id from orders where status = 'paid'");
  expect(stored.map(({ id }) => id).toSorted()).toEqual(placed);
  const facts = "select count(*)::int from ledger where kind = 'order_paid'";
  expect(await postgres.ask('shop', facts)).toEqual([{ count: placed.length }]);
  const waiting = () => postgres.ask('shop', "select count(*)::int from messages where state <> 'sent'");
  await expect.poll(waiting, { timeout: 150_000, interval: 500 }).toEqual([{ count: 0 }]);
  const guests = mail.received.flatMap(({ to }) => to).filter((to) => to.startsWith('guest-'));
  expect(new Set(guests).size).toBe(placed.length);
  expect(await postgres.ask('shop', 'select name, failure from jobs where failure is not null')).toEqual([]);
}
