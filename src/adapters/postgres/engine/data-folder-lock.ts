import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '#kernel/operator-error.ts';

/** A process that is ending, as during a restart, releases its lock within this time. */
const PATIENCE_MS = 1000;

/** What SQLite says of a lock that another process holds, and of a file that it did not make. */
const BUSY = 5;
const NO_DATABASE = 26;

/** The locks of this process: one that nobody refers to would be collected, and the folder be free. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder for this process, because PGlite would let a second process open the same folder and corrupt it. What is locked is an
 * empty database of SQLite beside the folder: the system releases it when the process ends, also when it is killed. Waits for a second while
 * another process holds the lock, and then throws OperatorError. Returns a function that releases the lock. Nothing else of this process may
 * open the locked file: to close it there would release the lock.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  // Loaded here, because an older Node warns of it, which a shop on PostgreSQL does not need.
  const { DatabaseSync } = await import('node:sqlite');
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: PATIENCE_MS });
  try {
    // By default a file of a journal stays behind a process that was killed.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    const { errcode } = error as { readonly errcode?: number };
    // Former versions wrote the number of their process into the file, and removed it at their end.
    if (errcode === NO_DATABASE)
      throw new OperatorError(`A former version of the shop holds or has left ${folder}.lock. Stop it, and remove this file.`);
    if (errcode !== BUSY) throw error;
    const holder = await readFile(`${folder}.pid`, 'utf8').then(
      (pid) => `process ${pid}`,
      () => 'another process',
    );
    throw new OperatorError(`The embedded database is in use by ${holder}. Stop it, or set DATA_DIR or DATABASE_URL.`);
  }
  await writeFile(`${folder}.pid`, `${process.pid}`);
  held.add(lock);
  return async () => {
    held.delete(lock);
    lock.close();
  };
}
