import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '#kernel/operator-error.ts';

/** A process that is ending, as during a restart, releases its lock within this time; a process that takes a lock over is through with it. */
const PATIENCE_MS = 1000;
const PAUSE_MS = 25;

/**
 * Locks the data folder for this process, because PGlite would let a second process open the same folder and corrupt it. The lock of a
 * process that was killed is taken over, also while its parent has not asked how it ended, and even when its number has become that of
 * another process; by one process alone, when several start at once. A lock that is held is waited for a second. Returns a function that
 * releases the lock; throws when a running process holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '..', `${folder.split(/[\\/]/).at(-1)}.lock`);
  const own = `${process.pid} ${beginningOf(process.pid)}`;
  const until = performance.now() + PATIENCE_MS;
  while (!(await create(path, own))) {
    const noted = await read(path);
    // Whoever takes the lock creates the file first, and writes into it then.
    const isHeld = noted === '' ? !(await isOld(path)) : noted === undefined || isOfOther(noted);
    if (!isHeld && (await takeOver(path, noted, own))) break;
    if (noted !== undefined && performance.now() >= until) {
      const holder = noted.split(' ')[0] || 'another';
      throw new OperatorError(`The embedded database is in use by process ${holder}. Stop it, or set DATA_DIR or DATABASE_URL.`);
    }
    await setTimeout(PAUSE_MS);
  }
  return () => rm(path, { force: true });
}

/** Tells whether the file did not exist and does now. */
async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** What the holder wrote of itself; undefined when it has removed the file meanwhile. */
const read = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

/** Tells whether a file is older than what takes a process a moment, so that whoever made it was killed. */
async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs >= PATIENCE_MS;
}

/** Writes itself over an abandoned lock, unless another process is doing so or has done so. */
async function takeOver(path: string, abandoned: string | undefined, own: string): Promise<boolean> {
  const guard = `${path}.taking-over`;
  if (!(await create(guard, ''))) {
    if (await isOld(guard)) await rm(guard, { force: true });
    return false;
  }
  try {
    if ((await read(path)) !== abandoned) return false;
    await writeFile(path, own);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

/** Tells whether the process that noted itself lives. Under our own number a former process did, as the first process of a container has. */
function isOfOther(noted: string): boolean {
  const [number = '', beginning = ''] = noted.split(' ');
  const holder = Number(number);
  return holder !== process.pid && isAlive(holder) && isSame(beginning, beginningOf(holder));
}

/** Tells whether two beginnings are of one process. Where the system tells none, they count as the same. */
function isSame(noted: string, present: string): boolean {
  return noted === '' || present === '' || noted === present;
}

/** When a process began, as a text that stays the same while it lives; empty when the system does not tell. */
function beginningOf(pid: number): string {
  return statOf(pid)?.[STARTED_AT] ?? psOf(pid, 'lstart').replace(/\s+/g, '-');
}

/** Tells whether a process has ended and only waits for its parent to ask how: it holds nothing any more. */
function isZombie(pid: number): boolean {
  return (statOf(pid)?.[STATE] ?? psOf(pid, 'state')).startsWith('Z');
}

/** Where `statOf` has the state of a process and its beginning: the third and the 22nd field of `/proc/PID/stat`. */
const STATE = 0;
const STARTED_AT = 19;

/** What Linux says of a process, from the third field on. The second is the program's name in parentheses, which may hold spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** What other systems say of a process; empty when they do not. */
function psOf(pid: number, field: string): string {
  const { stdout } = spawnSync('ps', ['-o', `${field}=`, '-p', `${pid}`], { encoding: 'utf8' });
  return (stdout ?? '').trim();
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
