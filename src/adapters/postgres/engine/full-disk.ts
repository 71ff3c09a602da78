import { statfs } from 'node:fs/promises';
import { codeOf, NO_CODE } from '#kernel/error-code.ts';
import { OperatorError } from '#kernel/operator-error.ts';

/** Codes of the system and of PostgreSQL for a full disk or a spent quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Bytes that the embedded database asks for at once when its journal grows. */
const JOURNAL_PIECE = 16 * 1024 * 1024;

/**
 * Does what opens or fills the embedded database. On a full disk PGlite ends in ways that name neither folder nor reason, such as
 * `Aborted()`: then throws OperatorError with both. `freeIn` tells how many bytes are free.
 */
export async function explainFullDisk<Result>(folder: string, work: () => Promise<Result>, freeIn = freeBytes): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    const isFull = FULL.has(code) || (code === NO_CODE && (await freeIn(folder)) < JOURNAL_PIECE);
    if (error instanceof OperatorError || !isFull) throw error;
    const words = `The embedded database cannot be written: the disk of ${folder} is full. Free space there, then start again.`;
    throw new OperatorError(words, { cause: error });
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
