import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '#kernel/operator-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lock-'));
  folder = join(home, 'database');
});
afterEach(() => rm(home, { recursive: true }));

/** Starts a process that locks the folder as soon as it reads a line, and holds the lock until it reads another. */
function startHolder() {
  const program = `
    import { createInterface } from 'node:readline';
    import { lockDataFolder } from ${JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href)};
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    console.log('ready');
    await lines.next();
    console.log(await lockDataFolder(${JSON.stringify(folder)}).then(() => 'taken', () => 'refused'));
    await lines.next();
    process.exit();`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'pipe'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  return holder;
}

const said = async ({ stdout }: ChildProcess) => `${(await once(stdout as NodeJS.ReadableStream, 'data'))[0]}`.trim();
const sendLine = ({ stdin }: ChildProcess) => stdin?.write('\n');

/** A process that holds the lock, and what it writes as errors. */
async function held() {
  const holder = startHolder();
  const errors: string[] = [];
  holder.stderr.on('data', (text) => errors.push(`${text}`));
  await said(holder);
  sendLine(holder);
  expect(await said(holder)).toBe('taken');
  return { holder, errors };
}

test('a folder is taken while it is used and given back afterwards', async () => {
  const release = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await release();
  await (await lockDataFolder(folder))();
});

test('a folder that a living process holds is refused, and that process writes no error', async () => {
  const { holder, errors } = await held();
  const refusal = `The embedded database is in use by process ${holder.pid}. Stop it, or set DATA_DIR or DATABASE_URL.`;
  await expect(lockDataFolder(folder)).rejects.toThrow(new OperatorError(refusal));
  expect(errors).toEqual([]);
});

test('a folder whose process cannot be told is refused in a whole sentence', async () => {
  const release = await lockDataFolder(folder);
  await rm(`${folder}.pid`);
  await expect(lockDataFolder(folder)).rejects.toThrow('The embedded database is in use by another process. Stop it,');
  await release();
});

test('a folder whose process is just ending is waited for', async () => {
  const { holder } = await held();
  // The line after which it ends.
  sendLine(holder);
  await (await lockDataFolder(folder))();
});

test('a folder whose process was killed is taken', async () => {
  const { holder } = await held();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await readdir(home)).toEqual(['database', 'database.lock', 'database.pid']);
  await (await lockDataFolder(folder))();
});

test('the file of a former version is not taken, and stays as it is', async () => {
  const lock = join(home, 'database.lock');
  await writeFile(lock, '4711 123456789');
  await expect(lockDataFolder(folder)).rejects.toThrow(`A former version of the shop holds or has left ${lock}.`);
  expect(await readFile(lock, 'utf8')).toBe('4711 123456789');
});

test('of several processes that start at once one alone takes the folder', async () => {
  const starters = Array.from({ length: 4 }, startHolder);
  await Promise.all(starters.map(said));
  const answers = Promise.all(starters.map(said));
  for (const starter of starters) sendLine(starter);
  expect((await answers).toSorted()).toEqual(['refused', 'refused', 'refused', 'taken']);
});
