import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { oneRitual } from '../support/orders.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';
import { sendOrder } from '../support/writers.ts';
import { startCaddy } from './support/caddy.ts';
import { customerAt } from './support/customer.ts';
import { addressOf, commandsOf, type Machine, newMachine, startPrimary } from './support/replicated-postgres.ts';

const ROUNDS = 5;
const ORDERS_A_SECOND = 50;
/** After the promotion, and before the server is lost. */
const SECONDS = 3;
/** They order while nothing can be stored. */
const CUSTOMERS = 200;
/** What each instance holds of connections: the default of DATABASE_POOL. */
const POOL = 10;

/** The commands of the manual's chapter on fail-over, in its order. */
let role: string, copy: string, wait: string, promote: string, archive: string, restore: string;
const start = 'pg_ctl start --pgdata "$PGDATA" --wait --log "$PGDATA/server.log"';
let folder: string;
const machines: Machine[] = [];
beforeAll(async () => {
  [role = '', copy = '', wait = '', promote = '', archive = '', restore = ''] = await commandsOf('Fail-over');
  folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
});
afterAll(async () => {
  for (const machine of machines) await machine.remove();
  await rm(folder, { recursive: true, force: true });
});

const started = async (making: Promise<Machine>) => {
  const machine = await making;
  machines.push(machine);
  return machine;
};
const copyOf = (machine: Machine, { env }: Machine) => machine.shell(copy, { PRIMARY: env.PRIMARY ?? '' });
const settings = (address: string) => ({ DATABASE_URL: address, DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });

/** Sends orders at an even pace to the instances in turn, whatever becomes of those before, until it is ended. */
function sendOrders(shops: readonly ServerProcess[]) {
  const acknowledged: string[] = [];
  const sending: Promise<unknown>[] = [];
  const afterwards = { from: Number.POSITIVE_INFINITY, first: Promise.withResolvers<number>() };
  const send = async (shop: ServerProcess) => {
    const { status, id } = await sendOrder(shop.url);
    if (status !== 201) return expect([0, 503]).toContain(status);
    acknowledged.push(id);
    if (performance.now() >= afterwards.from) afterwards.first.resolve(performance.now() - afterwards.from);
  };
  const timer = setInterval(() => {
    const shop = shops[sending.length % shops.length];
    if (shop) sending.push(send(shop));
  }, 1000 / ORDERS_A_SECOND);
  return {
    acknowledged,
    /** Resolves with the milliseconds from now to the next order that is acknowledged. */
    nextOrder: () => {
      afterwards.from = performance.now();
      return afterwards.first.promise;
    },
    async end() {
      clearInterval(timer);
      await Promise.all(sending);
    },
  };
}

test('with a server that follows, the first is killed under orders five times: no acknowledged order is lost, and the shop sells on within three seconds', async () => {
  let primary = await started(startPrimary());
  let standby = await started(newMachine());
  await primary.shell(role);
  const address = addressOf([primary, standby]);
  const shops = [await startServer(settings(address)), await startServer(settings(address))];
  const kept: string[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await standby.empty();
    await copyOf(standby, primary);
    await primary.shell(wait);
    const orders = sendOrders(shops);
    await pause(SECONDS * 1000);
    await primary.kill();
    await standby.shell(promote);
    waits.push(await orders.nextOrder());
    await pause(SECONDS * 1000);
    await orders.end();
    kept.push(...orders.acknowledged);
    [primary, standby] = [standby, primary];
  }
  console.info(`${kept.length} orders, the first after ${waits.map((ms) => `${Math.round(ms)}`).join(', ')} ms`);
  // More than half of what was sent while a server could store it.
  expect(kept.length).toBeGreaterThan(ROUNDS * SECONDS * ORDERS_A_SECOND);
  expect(Math.max(...waits)).toBeLessThan(3000);

  const stored = await runSql<{ id: string }>(addressOf([primary]), 'select id from orders');
  const known = new Set(stored.map(({ id }) => id));
  expect(kept.filter((id) => !known.has(id))).toEqual([]);
  // Jobs and letters of before are done by the instances that were never restarted.
  const waiting = () => runSql(addressOf([primary]), "select count(*)::int from messages where state <> 'sent'");
  await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toEqual([{ count: 0 }]);
  for (const shop of shops) expect((await shop.stop()).code).toBe(0);
});

test('while the server that follows is lost, writers are told so within five seconds and use up no connections; afterwards each order is there once', async () => {
  const primary = await started(startPrimary());
  const standby = await started(newMachine());
  await primary.shell(role);
  await copyOf(standby, primary);
  await primary.shell(wait);
  const env = settings(addressOf([primary, standby]));
  const shops = [await startServer(env), await startServer(env)];
  const hosts = shops.map(({ url }) => new URL(url).host);
  const caddy = await startCaddy(await freePort(), hosts);
  onTestFinished(() => caddy.stop());
  const { id } = await sendOrder(shops[0]?.url ?? '');
  expect(id).not.toBe('');

  await standby.kill();
  const keys = Array.from({ length: CUSTOMERS }, () => randomUUID());
  const told = await Promise.all(
    keys.map(async (key, index) => {
      // Twenty a second.
      await pause(index * 50);
      const begun = performance.now();
      const { status } = await sendOrder(shops[index % 2]?.url ?? '', key);
      return { status, ms: performance.now() - begun };
    }),
  );
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([503]));
  const slowest = Math.max(...told.map(({ ms }) => ms));
  const waiting = "select count(*)::int from pg_stat_activity where wait_event = 'SyncRep'";
  const [{ count: left = 0 } = {}] = await runSql<{ count: number }>(addressOf([primary]), waiting);
  console.info(`the slowest of ${CUSTOMERS} was told after ${Math.round(slowest)} ms; ${left} processes wait for the standby`);
  // Half a second is the machine's.
  expect(slowest).toBeLessThan(5500);
  expect(left).toBeLessThanOrEqual(2 * POOL);
  for (const shop of shops) expect((await fetch(`${shop.url}/en`)).status).toBe(200);
  // To Caddy no instance is ready by now, so each answers for itself.
  const visitor = customerAt(caddy.url, caddy.authority, 1);
  expect(await visitor.ask('/en')).toMatchObject({ status: 200 });
  expect(await visitor.ask('/api/orders', oneRitual)).toMatchObject({ status: 503, wait: '5' });
  visitor.leave();
  // An operator's command ends with 3 when nobody knows whether its work was stored.
  const command = spawnSync(process.execPath, ['dist/shop/operator.js', 'admin', '--email', 'anna@example.com'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect([command.status, command.stdout]).toEqual([3, expect.stringContaining('Unknown')]);

  await standby.shell(start);
  const again = async (key: string, index: number) => (await sendOrder(shops[index % 2]?.url ?? '', key)).status;
  for (const [index, key] of keys.entries()) await expect.poll(() => again(key, index), { timeout: 20_000 }).toBe(201);
  expect(await runSql(addressOf([primary]), 'select count(*)::int from orders')).toEqual([{ count: CUSTOMERS + 1 }]);
  for (const shop of shops) expect((await shop.stop()).code).toBe(0);
});

test('a new server takes the copy and the archived log, and stands as the shop stood at that time', async () => {
  const primary = await started(startPrimary());
  const other = await started(newMachine());
  await primary.shell(role);
  const archived = { ARCHIVE: join(primary.folder, 'archive'), COPY: join(primary.folder, 'copy') };
  await primary.shell('mkdir archive');
  await primary.shell(archive, archived);
  const shop = await startServer(settings(addressOf([primary])));
  const before = await sendOrder(shop.url);
  const [now] = await runSql<{ time: string }>(addressOf([primary]), 'select now()::text as time');
  const after = await sendOrder(shop.url);
  expect([before.status, after.status]).toEqual([201, 201]);
  await shop.stop();
  await primary.shell(`psql --command "select pg_switch_wal()" && pg_ctl stop --pgdata "$PGDATA" --wait`);

  await other.shell(restore, { ...archived, TIME: now?.time ?? '' });
  const there = () => runSql(addressOf([other]), 'select id from orders');
  await expect.poll(there, { timeout: 30_000 }).toEqual([{ id: before.id }]);
});
