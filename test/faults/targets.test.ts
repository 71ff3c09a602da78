import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts';
import { startServer } from '../support/server-process.ts';

const makefile = readFileSync('Makefile', 'utf8');
const targets = [...makefile.matchAll(/^([a-z0-9-]+):.*## /gm)].map(([, target = '']) => target);
// What `make test` runs on is built; a build in the middle of the tests would change it.
const MADE = [
  'dist/.built',
  'dist/client-package/.built',
  'dist/shop/main.js',
  'node_modules/.package-lock.json',
  'node_modules/vitest/package.json',
];
const MAKE = ['--silent', ...MADE.map((file) => `--old-file=${file}`)];
// Make hands the variables of its command line to the processes that it starts.
const OF_THIS_RUN = ['MAKEFLAGS', 'MAKELEVEL', 'NODE_ENV', 'VITEST', 'CROWD', 'everything', 'changed'];
const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.includes(name)));

/** What a target writes, in its smallest form. */
const SMALLEST: Readonly<Record<string, readonly [args: string, says: RegExp]>> = {
  help: ['', /^make run {2,}Install/m],
  bench: ['small=yes', /first start on PGlite/],
  browsers: ['small=yes', /1 passed/],
  check: ['small=yes', /ok {5}check: docker: 1 passed/],
  'check-clients': ['small=yes', /Spectral/],
  client: ['', /\.tgz: its code weighs/],
  dev: ['small=yes', /vite build web --watch/],
  lighthouse: ['small=yes', /\/ru .*│ \d+/],
  mutation: ['small=yes', /in all: (\d+) of \1 faults caught, 100\.0 %/],
  migration: ['name=a-trial small=yes', /^\d{3}-a-trial\.sql, of \d+ tables/],
  openapi: ['', /\d+ paths, 0 generated files changed/],
  package: ['small=yes', /MB/],
  release: ['version=999.0.0 small=yes', /^Version 999\.0\.0 of the shop/m],
  'release-contract': ['small=yes', /version \d+\.\d+\.\d+/],
  size: ['', /Home, ru: [\d.]+ kB/],
  'system-test': ['small=yes', /production\.test\.ts/],
  test: [
    'small=yes',
    /check: docker: 1 passed[\s\S]*unit, HTTP and fault tests: [1-9]\d* passed[\s\S]*browser tests: 1 passed[\s\S]*, 0 failed\n$/,
  ],
  torture: ['small=yes', /torture.*\n[\s\S]*races\.test\.ts[\s\S]*vendor-payment\.spec\.ts/],
};
/** What measures, packs or tries the tools of others. These start with `everything=yes`. */
const SLOW = ['bench', 'browsers', 'check-clients', 'client', 'lighthouse', 'mutation', 'package', 'system-test', 'torture'];
/** Those that the tests below start. */
const OF_SHOP = ['run', 'start'];
/** What `make test` above runs in any case. */
const OF_TEST = ['build', 'e2e'];
const OF_OPERATORS = ['migrate', 'seed', 'reset', 'operator', 'admin', 'api-key', 'backup', 'restore', 'verify-ledger'];
const ON_FILES = ['export-content', 'import-content', 'seed-load', 'emblems', 'stand-in'];

let folder: string;
let database: FreshDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-targets-'));
  database = await freshDatabase('pglite');
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs a target and returns what it wrote, without colours. Rejects with that when it fails. */
async function make(target: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<string> {
  const settings = { ...outside, SHOP_MODE: 'sandbox', ...env };
  const running = promisify(execFile)('make', [...MAKE, target, ...args], { env: settings, maxBuffer: 1e8 });
  const { stdout, stderr, code = 0 } = await running.catch((failed) => failed);
  const written = stripVTControlCharacters(`${stdout}${stderr}`);
  if (code !== 0) throw new Error(`make ${target} fails: ${written}`);
  return written;
}

test('each target of the Makefile is started by some test', () => {
  const named = [...Object.keys(SMALLEST), ...OF_SHOP, ...OF_TEST, ...OF_OPERATORS, ...ON_FILES];
  expect(named.toSorted()).toEqual(targets.toSorted());
});

const started = Object.entries(SMALLEST).filter(([target]) => inject('crowd') !== 'few' || !SLOW.includes(target));
test.each(started)('make %s starts, and says what it did', async (target, [args, says]) => {
  if (['browsers', 'lighthouse', 'test'].includes(target)) expect(findBrowser()).toBeDefined();
  expect(await make(target, args.split(' ').filter(Boolean))).toMatch(says);
});

test.each(OF_SHOP)('make %s serves the shop', async (target) => {
  const server = await startServer(database.env, { command: ['make', ...MAKE, target] });
  expect((await fetch(`${server.url}/ru`)).status).toBe(200);
  await server.stop();
});

test('make build is what make test begins with, and make e2e what it ends with', async () => {
  const commandsOf = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('make', ['--silent', '--dry-run', '--always-make', ...args], { env: outside });
    return stdout
      .split('\n')
      .filter((command) => command.includes(' scripts/'))
      .map((command) => command.replace(/^.* node /, ''));
  };
  const built = await commandsOf('build');
  expect(built).toEqual(expect.arrayContaining(['scripts/build-web.ts', 'scripts/build-server.ts']));
  expect(await commandsOf('test', 'small=yes')).toEqual([...built, 'scripts/test.ts --small']);
  // `make test small=yes` has told one story by this command.
  expect(await commandsOf('e2e', 'small=yes')).toEqual([...built, 'scripts/e2e.ts --small']);
});

test.each([
  ['operator', /Which command\?[\s\S]*verify-ledger/],
  ['admin', /--email is missing/],
  ['api-key', /--partner is missing/],
  ['restore', /--from is missing/],
  ['import-content', /Give either/],
  ['seed-load', /DATABASE_URL/],
])('make %s says what it lacks', async (target, says) => {
  await expect(make(target, [], database.env)).rejects.toThrow(says);
});

test('make reset starts, and drops nothing of a shop whose mode it does not know', async () => {
  const { env } = database;
  await expect(make('reset', [], { ...env, SHOP_MODE: 'another' })).rejects.toThrow(/SHOP_MODE/);
  expect(existsSync(join(env.DATA_DIR ?? '', 'database'))).toBe(true);
});

test('a shop’s tables, catalogue, ledger, texts and backup are one command each', async () => {
  const { env } = database;
  await make('migrate', [], env);
  expect(await make('seed', [], env)).toMatch(/articles are up to date/);
  await make('verify-ledger', [], env);
  for (const [target, name] of [
    ['export-content', 'FILE'],
    ['backup', 'to'],
  ] as const) {
    await make(target, [`${name}=${join(folder, target)}`], env);
    expect(existsSync(join(folder, target))).toBe(true);
  }
});

test('the emblems of the shop are those that make emblems draws', async () => {
  const drawn = join(folder, 'drawn');
  await make('emblems', [`into=${drawn}`]);
  for (const emblem of ['emblems/ganesha.svg', 'favicon.svg', 'icons/icon-192.png'])
    expect(await readFile(join(drawn, emblem))).toEqual(await readFile(join('web/public', emblem)));
});

test('the stand-in of a gateway serves until it is stopped', async () => {
  const port = String(await freePort());
  const child = spawn('make', [...MAKE, 'stand-in'], {
    ...{ env: { ...outside, STAND_IN_PORT: port }, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  });
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toMatch(/stand-in of nowpayments/);
  await fetch(`http://127.0.0.1:${port}/`);
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await once(child, 'exit');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
