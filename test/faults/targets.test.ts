import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts';
import { MADE_BEFORE, make, outside, SMALLEST, testTargets } from '../support/make-targets.ts';
import { startServer } from '../support/server-process.ts';

const targets = [...readFileSync('Makefile', 'utf8').matchAll(/^([a-z0-9-]+):.*## /gm)].map(([, target = '']) => target);

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

testTargets({ measuring: false });

test.each(['run', 'start'])('make %s serves the shop', async (target) => {
  const server = await startServer(database.env, { command: ['make', ...MADE_BEFORE, target] });
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

test('make reset empties a database of PostgreSQL by its name alone', async () => {
  const { env, drop } = await freshDatabase('postgres');
  const name = env.DATABASE_URL?.split('/').at(-1);
  await expect(make('reset', [], env)).rejects.toThrow(`To lose everything in it, say so: replace=${name}`);
  expect(await make('reset', [`replace=${name}`], env)).toMatch(/has its catalogue and its texts/);
  await drop();
});

test('a shop’s tables, catalogue, ledger, texts and backup are one command each', async () => {
  const { env } = database;
  await make('migrate', [], env);
  expect(await make('seed', [], env)).toMatch(/has its catalogue and its texts/);
  await make('verify-ledger', [], env);
  for (const [target, name] of [
    ['export-content', 'FILE'],
    ['backup', 'to'],
  ] as const) {
    await make(target, [`${name}=${join(folder, target)}`], env);
    expect(existsSync(join(folder, target))).toBe(true);
  }
});

test('make seed fills an empty shop, and leaves a text as its editors have published it', async () => {
  const fresh = await freshDatabase('pglite');
  const { env } = fresh;
  const file = join(folder, 'texts.yaml');
  await make('seed', [], env);
  await make('export-content', [`FILE=${file}`], env);
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('Ekadashi: the eleventh day', 'The eleventh day, newly told'));
  const [plan = ''] = /PLAN=[0-9a-f]{32}/.exec(await make('import-content', [`FILE=${file}`], env)) ?? [];
  await make('import-content', [`FILE=${file}`, plan], env);
  await make('seed', [], env);
  const server = await startServer(env);
  expect(await (await fetch(`${server.url}/en/article/ekadashi`)).text()).toContain('The eleventh day, newly told');
  await server.stop();
  await fresh.drop();
});

test('the emblems of the shop are those that make emblems draws', async () => {
  const drawn = join(folder, 'drawn');
  await make('emblems', [`into=${drawn}`]);
  for (const emblem of ['emblems/ganesha.svg', 'favicon.svg', 'icons/icon-192.png'])
    expect(await readFile(join(drawn, emblem))).toEqual(await readFile(join('web/public', emblem)));
});

test('the stand-in of a gateway serves until it is stopped', async () => {
  const port = String(await freePort());
  const child = spawn('make', [...MADE_BEFORE, 'stand-in'], {
    env: { ...outside, STAND_IN_PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const [firstLine] = await once(child.stdout, 'data');
  expect(String(firstLine)).toMatch(/stand-in of nowpayments/);
  await fetch(`http://127.0.0.1:${port}/`);
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await once(child, 'exit');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('each target of the Makefile is named by a test above, or has a smallest form that a test starts', () => {
  const tests = readFileSync(import.meta.filename, 'utf8');
  expect(targets.filter((target) => !(target in SMALLEST) && !tests.includes(`'${target}'`))).toEqual([]);
  expect(Object.keys(SMALLEST).filter((target) => !targets.includes(target))).toEqual([]);
});
