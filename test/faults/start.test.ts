import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { type Exit, launchServer, startServer } from '../support/server-process.ts';

const wrongSettings: Record<string, string> = {
  SHOP_MODE: 'bazaar',
  PORT: '65536',
  PUBLIC_URL: 'ftp-secret-place',
  DATABASE_URL: 'mysql://secret-database',
  RATE_LIMITS: 'sometimes',
  CRYPTO_PAYMENT_TTL_SECONDS: 'ten-secret-minutes',
  CRYPTO_GATEWAY: 'secret-gateway',
  CARD_LINK_URL: 'secret-card-link',
  SECRET_KEYS: 'short-secret',
};

test.each(Object.entries(wrongSettings))(
  'a wrong %s stops the start, and the message names it without its value',
  async (name, value) => {
    const { exit, output } = await launchAndWait({ [name]: value });
    expect(exit.code, output).toBeGreaterThan(0);
    expect(output).toContain(name);
    expect(output).not.toContain(value);
  },
);

test('production does not start with the settings of a sandbox', async () => {
  const { exit, output } = await launchAndWait({ SHOP_MODE: 'production' });
  expect(exit.code, output).toBeGreaterThan(0);
  expect(output).toMatch(/SECRET_KEYS|DATABASE_URL|CRYPTO_GATEWAY|PUBLIC_URL/);
});

test('two servers that start at once on an empty PostgreSQL make its tables and its catalogue once', async () => {
  const database = await emptyDatabase('postgres');
  const servers = await Promise.all([startServer(database.env), startServer(database.env)]);
  for (const { url } of servers) {
    const services = (await (await fetch(`${url}/api/services`)).json()) as unknown[];
    expect(services).toHaveLength(6);
  }
  const exits = await Promise.all(servers.map((server) => server.stop()));
  expect(exits.map(({ code }) => code)).toEqual([0, 0]);
  await database.drop();
});

test('a second server on the same embedded database refuses to start, and the first one goes on', async () => {
  const database = await emptyDatabase('pglite');
  const first = await startServer(database.env);
  const { exit, output } = await launchAndWait(database.env);
  expect(exit.code, output).toBeGreaterThan(0);
  expect(output).toMatch(/in use/);
  expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
  expect((await first.stop()).code).toBe(0);
  await database.drop();
});

/** Starts a server that is expected to end by itself, and gives it the five seconds that it is allowed. */
async function launchAndWait(env: Record<string, string>): Promise<{ exit: Exit; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { child, exited, output } = launchServer({ DATA_DIR: folder, PORT: '0', ...env });
  const deadline = setTimeout(() => child.kill('SIGKILL'), 5000);
  const exit = await exited;
  clearTimeout(deadline);
  return { exit, output: output() };
}
