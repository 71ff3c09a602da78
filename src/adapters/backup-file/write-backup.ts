import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { OperatorError } from '#kernel/operator-error.ts';
import { type Head, MAGIC, type Sequence, type Sum, startSum, type TableRows } from './format.ts';

interface BackupContent {
  readonly head: Head;
  readonly tables: AsyncIterable<TableRows>;
  /** Asked when all tables have been read. A snapshot does not freeze sequences, so asked last they are never behind the rows. */
  readonly sequences: () => Promise<readonly Sequence[]>;
}

/**
 * Writes a backup that only this system user can read. It gets its name once it is whole and on the disk. Throws when there is a file of that
 * name already; after any error the unfinished file is removed.
 */
export async function writeBackup(file: string, content: BackupContent, signal: AbortSignal): Promise<void> {
  if (existsSync(file)) throw new OperatorError(`There is a file ${file} already.`);
  const part = `${file}.part`;
  // What a killed command has left, or somebody has laid there to read along.
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  try {
    await pipeline(
      Readable.from(linesOf(content)),
      createGzip(),
      sealed,
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) await handle.appendFile(chunk);
      },
      { signal },
    );
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

async function* linesOf({ head, tables, sequences }: BackupContent): AsyncGenerator<string> {
  yield `${JSON.stringify({ head })}\n`;
  const sums: Record<string, Sum> = {};
  for await (const { table, columns, pages } of tables) {
    yield `${JSON.stringify({ table, columns })}\n`;
    const summing = startSum();
    for await (const page of pages) {
      summing.add(page);
      yield page.map((row) => `${row}\n`).join('');
    }
    sums[table] = summing.sum();
  }
  for (const sequence of await sequences()) yield `${JSON.stringify(sequence)}\n`;
  yield `${JSON.stringify({ sums })}\n`;
}

/** The bytes of the file: the line that names the format, the compressed lines, and the digest of both. */
async function* sealed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const digest = createHash('sha256').update(MAGIC);
  yield MAGIC;
  for await (const chunk of chunks) {
    digest.update(chunk);
    yield chunk;
  }
  yield digest.digest();
}
