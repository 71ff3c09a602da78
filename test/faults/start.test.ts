import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, freshDatabase } from '../support/fresh-database.ts';
import { PRODUCTION } from '../support/production-settings.ts';
import { type Exit, launchServer, startServer } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';

/** Rituals of a new shop. */
const RITUALS = 6;

const wrongSettings: Record<string, string> = {
  SHOP_MODE: 'bazaar',
  PORT: '65536',
  METRICS_PORT: 'secret-port',
  PUBLIC_URL: 'ftp-secret-place',
  DATABASE_URL: 'mysql://secret-database',
  RATE_LIMITS: 'sometimes',
  CRYPTO_PAYMENT_TTL_SECONDS: 'ten-secret-minutes',
  CRYPTO_GATEWAY: 'secret-gateway',
  CARD_LINK_URL: 'secret-card-link',
  SECRET_KEYS: 'short-secret',
  LISTEN_HOST: 'secret host',
  MAIL_TRANSPORT: 'secret-pigeon',
  SMS_TRANSPORT: 'secret-drum',
  ANALYTICS_ID: 'secret-counter',
  SANDBOX_ACCESS: 'short-secret',
};

test.each(Object.entries(wrongSettings))(
  'a wrong %s stops the start, and the message names it without its value',
  async (name, value) => {
    await expectRefusal(name, value, { [name]: value });
  },
);

test.each([
  ['DATABASE_URL', 'postgres://secret-user:secret-word@127.0.0.1:1/secret-shop'],
  ['DATABASE_URL', 'postgres://secret-user:secret-word@secret-host.invalid/secret-shop'],
  ['LISTEN_HOST', '203.0.113.77'],
])('a %s that leads nowhere stops the start, and the message names it without its value (%s)', async (name, value) => {
  const output = await expectRefusal(name, value, { [name]: value, SANDBOX_ACCESS: 'the-word-of-the-sandbox' });
  expect(output).not.toContain('secret');
});

test.each(['main', 'operator', 'migrate'])('an older Node is refused by %s in one line, before all else', async (file) => {
  const isOlder = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })";
  const command = [process.execPath, '--import', `data:text/javascript,${isOlder}`, `dist/shop/${file}.js`] as const;
  const { child, exited, output } = launchServer({ PORT: 'not read' }, { command });
  const deadline = setTimeout(() => child.kill('SIGKILL'), 60_000);
  expect((await exited).code).toBe(2);
  clearTimeout(deadline);
  expect(output()).toBe('The shop needs Node 24 or newer; this is Node 20.20.2.\n');
});

test('a database that its server does not have stops the start, and its name is not shown', async () => {
  const database = await emptyDatabase('postgres');
  onTestFinished(() => database.drop());
  const url = new URL(database.env.DATABASE_URL ?? '');
  url.pathname = '/secret-shop';
  await expectRefusal('DATABASE_URL', 'secret-shop', { DATABASE_URL: url.href });
});

test('a database that lets the first connection wait in vain is asked again', async () => {
  const database = await freshDatabase('postgres');
  const url = new URL(database.env.DATABASE_URL ?? '');
  const postgres = { host: url.hostname, port: Number(url.port) };
  let connections = 0;
  const deaf = createServer((client) => {
    connections += 1;
    client.on('error', () => client.destroy());
    if (connections === 1) return;
    const server = connect(postgres).on('error', () => client.destroy());
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((deaf.address() as AddressInfo).port);
  const server = await startServer({ ...database.env, DATABASE_URL: url.href });
  expect(connections).toBeGreaterThan(1);
  expect((await server.stop()).code).toBe(0);
  deaf.close();
  await database.drop();
});

test('a port that another program uses stops the start before the database is opened', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await expectRefusal('PORT', `${port}`, { PORT: `${port}`, DATA_DIR: folder });
  expect(await readdir(folder)).not.toContain('database');
});

test.each(['MAIL_TRANSPORT', 'SMS_TRANSPORT', 'CRYPTO_GATEWAY'])(
  'production does not start with the sandbox setting of %s',
  async (name) => {
    const output = await expectRefusal(name, 'canary', {
      ...PRODUCTION,
      [name]: name === 'CRYPTO_GATEWAY' ? 'sandbox' : 'outbox',
    });
    expect(output).not.toMatch(/shop\.example|mail\.example/);
  },
);

test('production does not start with the settings of a sandbox', async () => {
  const { exit, output } = await launchAndWait({ SHOP_MODE: 'production' });
  expect(exit.code, output).toBeGreaterThan(0);
  expect(output).toMatch(/SECRET_KEYS|DATABASE_URL|CRYPTO_GATEWAY|PUBLIC_URL/);
});

test('in production every line is one of the log, from the first: a reason not to start is read by whatever reads the log', async () => {
  const { output } = await launchAndWait({ SHOP_MODE: 'production' });
  const lines = output.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    const told = { level: 60, time: expect.any(Number), msg: expect.stringContaining('The shop does not start: ') };
    expect(JSON.parse(line)).toEqual(told);
  }
});

test('two servers that start at once on an empty PostgreSQL create its tables and its catalogue once', async () => {
  const database = await emptyDatabase('postgres');
  const servers = await Promise.all([startServer(database.env), startServer(database.env)]);
  for (const { url } of servers) {
    const services = (await (await fetch(`${url}/api/services`)).json()) as unknown[];
    expect(services).toHaveLength(RITUALS);
  }
  const exits = await Promise.all(servers.map((server) => server.stop()));
  expect(exits.map(({ code }) => code)).toEqual([0, 0]);
  await database.drop();
});

test('a server that is killed during its migrations does not stop the next server from starting', async () => {
  // Each round kills the server later; where it then is, is up to the machine.
  for (const looks of [1, 4, 16]) {
    const database = await emptyDatabase('postgres');
    const url = database.env.DATABASE_URL ?? '';
    const { child, exited } = launchServer({ ...database.env, PORT: '0' });
    await untilConnected(url, looks);
    child.kill('SIGKILL');
    await exited;
    const server = await startServer(database.env);
    expect(((await (await fetch(`${server.url}/api/services`)).json()) as unknown[]).length).toBe(RITUALS);
    expect((await server.stop()).code).toBe(0);
    await database.drop();
  }
});

test('no time limit of requests ends the migrations, nor the wait for another server that runs them', async () => {
  const database = await emptyDatabase('postgres');
  const url = database.env.DATABASE_URL ?? '';
  // The creation of the first trigger takes five seconds, and a statement of a request may take four.
  const sleepOnce = "if to_regclass('slept') is null then create table slept (); perform pg_sleep(5); end if;";
  await runSql(url, `create function slow() returns event_trigger language plpgsql as $$ begin ${sleepOnce} end $$`);
  await runSql(url, "create event trigger slow on ddl_command_start when tag in ('CREATE TRIGGER') execute function slow()");
  const servers = await Promise.all([startServer(database.env), startServer(database.env)]);
  for (const server of servers) {
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
    expect((await server.stop()).code).toBe(0);
  }
  await database.drop();
});

/** Polls until another connection to the database has been seen `looks` times. */
async function untilConnected(url: string, looks: number): Promise<void> {
  const others = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let seen = 0; seen < looks; ) if ((await client.query(others)).rowCount) seen += 1;
  await client.end();
}

test('a second server on the same embedded database refuses to start, and the first server keeps working', async () => {
  const database = await freshDatabase('pglite');
  const first = await startServer(database.env);
  const { exit, output } = await launchAndWait(database.env);
  expect(exit.code, output).toBeGreaterThan(0);
  expect(output).toMatch(/in use/);
  expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
  expect((await first.stop()).code).toBe(0);
  await database.drop();
});

/** Starts a server that must refuse to start and must name the variable without its value. Returns its whole output. */
async function expectRefusal(name: string, value: string, env: Record<string, string>): Promise<string> {
  const { exit, output } = await launchAndWait(env);
  expect(exit.code, output).toBeGreaterThan(0);
  expect(output).toContain(name);
  expect(output).not.toContain(value);
  return output;
}

/** Starts a server that must end by itself; on a busy machine that may take a while. */
async function launchAndWait(env: Record<string, string>): Promise<{ exit: Exit; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { child, exited, output } = launchServer({ DATA_DIR: folder, PORT: '0', ...env });
  const deadline = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const exit = await exited;
  clearTimeout(deadline);
  return { exit, output: output() };
}

test('the log says at the start for how many instances PostgreSQL has connections, as a warning when there are too few', async () => {
  const database = await freshDatabase('postgres');
  const url = database.env.DATABASE_URL ?? '';
  await runSql(url, `alter database "${new URL(url).pathname.slice(1)}" connection limit 15`);
  // Of the log's levels 30 informs and 40 warns.
  for (const [pool, level, instances] of [
    ['6', 30, 2],
    ['13', 40, 0],
  ] as const) {
    const server = await startServer({ ...database.env, DATABASE_POOL: pool });
    // The log may be written after the shop has said that it is open.
    expect((await server.stop()).code).toBe(0);
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"instances"'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level, allowed: 15, pool: Number(pool), instances }]);
  }
  await database.drop();
});
