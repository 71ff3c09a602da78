import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { post } from '../support/customers.ts';
import { emptyDatabase, freshDatabase } from '../support/fresh-database.ts';
import { guestOrder } from '../support/orders.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { sendOrder } from '../support/writers.ts';

const ORDERS = { few: 10, small: 30, full: 2000 }[inject('crowd')];
/** Writers write without a pause: more than one in `make test` would only slow the files that run beside this one. */
const WRITERS = inject('crowd') === 'full' ? 4 : 1;

/** Runs a command of the operator as a process of its own. */
async function operate(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['dist/shop/operator.js', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const [exitCode] = await once(child, 'close');
  return { output, exitCode };
}

/**
 * Customers who order and begin to pay until `stop`; `orders` are those that the shop has acknowledged. `writing` rejects when an order is
 * refused.
 */
function startWriters(shops: readonly ServerProcess[]) {
  const orders: string[] = [];
  let isOver = false;
  const write = async (url: string) => {
    while (!isOver) {
      const { status, id } = await sendOrder(url);
      expect(status).toBe(201);
      orders.push(id);
      await post(`${url}/api/crypto/payment`, { orderId: id, currency: 'BTC', amountUsd: guestOrder.total });
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, index) => write(shops[index % shops.length]?.url ?? '')));
  const stop = async () => {
    isOver = true;
    await writing;
  };
  return { orders, writing, stop };
}

test.each([
  ['pglite', 1],
  ['postgres', 2],
] as const)(
  'every order acknowledged before a backup began is there after the shop was destroyed and restored, and the ledger is whole (%s, instances: %i)',
  async (kind, instances) => {
    const home = await mkdtemp(join(tmpdir(), 'drill-'));
    const file = join(home, 'shop.backup');
    const database = await freshDatabase(kind);
    const env: Record<string, string> = { ...database.env, RATE_LIMITS: 'off' };
    const shops = [await startServer(env)];
    while (shops.length < instances) shops.push(await startServer(env));
    const { orders, writing, stop } = startWriters(shops);
    await Promise.race([expect.poll(() => orders.length, { timeout: 600_000 }).toBeGreaterThanOrEqual(ORDERS), writing]);

    const acknowledged = [...orders];
    const backup = await operate(env, 'backup', '--to', file);
    expect(backup).toMatchObject({ output: expect.stringMatching(/ holds \d+ orders, .* It was read back\.\n/), exitCode: 0 });
    await stop();
    for (const shop of shops) await shop.stop('SIGKILL');
    await database.drop();

    const empty = await emptyDatabase(kind);
    const settings: Record<string, string> = { ...empty.env, RATE_LIMITS: 'off' };
    expect(await operate(settings, 'restore', '--from', file)).toMatchObject({ exitCode: 0 });
    const whole = await operate(settings, 'verify-ledger');
    expect(whole).toMatchObject({ output: expect.stringMatching(/^The ledger is whole\.\nLooked at [1-9]/), exitCode: 0 });
    const restored = await startServer(settings);
    for (const id of acknowledged) expect((await fetch(`${restored.url}/api/orders/${id}`)).status).toBe(200);
    expect((await restored.stop()).code).toBe(0);
    await empty.drop();
    await rm(home, { recursive: true });
  },
);

test.each(['pglite', 'postgres'] as const)('no backup is restored while a shop uses the database (%s)', async (kind) => {
  const home = await mkdtemp(join(tmpdir(), 'drill-'));
  const file = join(home, 'shop.backup');
  const { env, drop } = await freshDatabase(kind);
  const shop = await startServer(env);
  expect(await operate(env, 'backup', '--to', file)).toMatchObject({ exitCode: 0 });
  // `--replace` names the database by the last part of its address or folder.
  const replaced = basename(env.DATABASE_URL ?? env.DATA_DIR ?? '');
  const refused = await operate(env, 'restore', '--from', file, '--replace', replaced);
  expect(refused).toMatchObject({ output: expect.stringMatching(/is in use by/), exitCode: 2 });
  await shop.stop();
  await drop();
  await rm(home, { recursive: true });
});

test('a shop with an embedded database logs the command that it runs for an operator, and leaves no socket behind', async () => {
  const { env, drop } = await freshDatabase('pglite');
  const socket = join(env.DATA_DIR ?? '', 'operator.sock');
  const shop = await startServer(env);
  expect(existsSync(socket)).toBe(true);
  expect(await operate({ ...env, OPERATOR_NAME: 'Indra' }, 'verify-ledger')).toMatchObject({ exitCode: 0 });
  await expect.poll(() => shop.output(), { timeout: 60_000 }).toMatch(/"operator":"Indra","command":"verify-ledger"/);
  expect((await shop.stop()).code).toBe(0);
  expect(existsSync(socket)).toBe(false);
  await drop();
});
