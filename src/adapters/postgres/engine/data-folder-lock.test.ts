import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

let home: string;
let folder: string;
let lock: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lock-'));
  folder = join(home, 'database');
  lock = join(home, 'database.lock');
});
afterEach(() => rm(home, { recursive: true }));

const holder = async () => (await readFile(lock, 'utf8')).split(' ')[0];

test('a folder is taken while it is used and given back afterwards', async () => {
  const release = await lockDataFolder(folder);
  expect(await holder()).toBe(`${process.pid}`);
  await release();
  expect(existsSync(lock)).toBe(false);
});

test('a folder that a living process holds is not taken', async () => {
  await writeFile(lock, `${process.ppid}`);
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  expect(await readFile(lock, 'utf8')).toBe(`${process.ppid}`);
});

test('a folder whose process is just ending is waited for', async () => {
  const leaving = spawn('sleep', ['0.2']);
  await writeFile(lock, `${leaving.pid}`);
  await lockDataFolder(folder);
  expect(await holder()).toBe(`${process.pid}`);
});

test('a folder whose process has ended, though its parent has not asked how, is taken over', async () => {
  // The shell becomes a program that never asks about the child.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 600']);
  const [text] = (await once(parent.stdout, 'data')) as [Buffer];
  const ended = Number(text.toString());
  await expect.poll(() => spawnSync('ps', ['-o', 'state=', '-p', `${ended}`], { encoding: 'utf8' }).stdout.trim()[0]).toBe('Z');
  await writeFile(lock, `${ended}`);
  await lockDataFolder(folder);
  parent.kill();
  expect(await holder()).toBe(`${process.pid}`);
});

test.each([
  ['a process that was killed', () => `${spawnSync(process.execPath, ['-e', '']).pid}`],
  ['a process that died before it wrote its number', () => ''],
  ['nobody who could be a process', () => 'nonsense'],
  ['a process whose number belongs to another one now', () => `${process.ppid} an-earlier-beginning`],
])('the lock of %s is taken over', async (_, content) => {
  await writeFile(lock, content());
  await lockDataFolder(folder);
  expect(await holder()).toBe(`${process.pid}`);
});

test('what a process that was killed while it took a lock over has left is cleared away', async () => {
  await writeFile(lock, 'nobody');
  await writeFile(`${lock}.taking-over`, '');
  await utimes(`${lock}.taking-over`, 0, 0);
  await lockDataFolder(folder);
  expect(await holder()).toBe(`${process.pid}`);
  expect(await readdir(home)).toEqual(['database', 'database.lock']);
});

test.each([
  ['a folder that nobody holds', undefined],
  ['a folder whose process was killed', 'nobody'],
])('of several processes that start at once on %s one alone takes it', async (_, abandoned) => {
  if (abandoned !== undefined) await writeFile(lock, abandoned);
  const begin = join(home, 'begin');
  const program = `
    import { existsSync } from 'node:fs';
    import { lockDataFolder } from ${JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href)};
    console.log('ready');
    while (!existsSync(${JSON.stringify(begin)}));
    lockDataFolder(${JSON.stringify(folder)}).then(() => console.log('taken'), () => console.log('refused'));
    setInterval(() => {}, 1000);`;
  const starters = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', program]));
  onTestFinished(() => {
    for (const starter of starters) starter.kill();
  });
  const said = (starter: (typeof starters)[number]) => once(starter.stdout, 'data').then(([text]) => `${text}`.trim());
  await Promise.all(starters.map(said));
  const answers = Promise.all(starters.map(said));
  await writeFile(begin, '');
  expect((await answers).toSorted()).toEqual(['refused', 'refused', 'refused', 'taken']);
});
