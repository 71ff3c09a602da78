import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Locks the data folder for this process, because PGlite would let a second process open the same folder and corrupt it. The lock of a
 * process that was killed is taken over. Returns a function that releases the lock; throws when a running process holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '..', `${folder.split(/[\\/]/).at(-1)}.lock`);
  const own = `${process.pid}`;
  try {
    await writeFile(path, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(path, 'utf8'));
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(`The embedded database is in use by process ${holder}. Stop it, or set DATA_DIR or DATABASE_URL.`);
    }
    await writeFile(path, own);
  }
  return () => rm(path, { force: true });
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
