import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Locks the data folder for this process, because PGlite would let a second process open the same folder and corrupt it. The lock of a
 * process that was killed is taken over, even when its number has become that of another process. Returns a function that releases the lock; throws when a running process holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '..', `${folder.split(/[\\/]/).at(-1)}.lock`);
  const own = `${process.pid} ${beginningOf(process.pid)}`;
  try {
    await writeFile(path, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [number = '', beginning = ''] = (await readFile(path, 'utf8')).split(' ');
    const holder = Number(number);
    if (holder !== process.pid && isAlive(holder) && isSame(beginning, beginningOf(holder))) {
      throw new Error(`The embedded database is in use by process ${holder}. Stop it, or set DATA_DIR or DATABASE_URL.`);
    }
    await writeFile(path, own);
  }
  return () => rm(path, { force: true });
}

/** Where the system tells no beginning, a living process counts as the holder. */
function isSame(noted: string, found: string): boolean {
  return noted === '' || found === '' || noted === found;
}

/** When a process began, in a word that is the same for as long as it lives; empty when the system does not tell. */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold spaces: the 22nd field is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' });
    return (stdout ?? '').trim().replace(/\s+/g, '-');
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
