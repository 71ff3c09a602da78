import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { codeOf } from '#kernel/error-code.ts';
import { OperatorError } from '#kernel/operator-error.ts';
import { DIGEST_LENGTH, FORMAT, type Head, MAGIC, type Sequence, type Sum, type Sums, startSum } from './format.ts';

/** A part of a backup, in the order of the file. Rows come in pages; a table without rows comes with one empty page. */
export type Entry =
  | { readonly kind: 'head'; readonly head: Head }
  | { readonly kind: 'rows'; readonly table: string; readonly columns: readonly string[]; readonly rows: readonly string[] }
  | ({ readonly kind: 'sequence' } & Sequence)
  | { readonly kind: 'sums'; readonly sums: Sums };

const PAGE_ROWS = 500;
const PAGE_CHARACTERS = 1024 * 1024;
/** PostgreSQL's own limit for a value is a gigabyte; the shop's longest rows, which hold a file, have some ten million characters. */
const LONGEST_LINE = 64 * 1024 * 1024;

/**
 * Reads a backup from beginning to end, in little memory. Throws for a file that is no backup, is of another format, or differs anywhere from
 * what was written; entries read before that must not be kept.
 */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  try {
    yield* checked(entriesOf(linesOf(contentOf(file))));
  } catch (error) {
    const damage = damageOf(error);
    throw damage ? new OperatorError(`${file} is damaged: ${damage}. Use another backup.`, { cause: error }) : error;
  }
}

/** Checks the whole backup, and returns its head and its sums. */
export async function checkBackup(file: string): Promise<{ readonly head: Head; readonly sums: Sums }> {
  let head: Head | undefined;
  let sums: Sums = {};
  for await (const entry of readBackup(file)) {
    if (entry.kind === 'head') head = entry.head;
    if (entry.kind === 'sums') sums = entry.sums;
  }
  // For the compiler: `readBackup` has thrown already.
  if (!head) throw new Damaged('it has no head');
  return { head, sums };
}

class Damaged extends OperatorError {}

/** What is wrong with the file according to an error, in words for an operator; undefined when the error is about something else. */
function damageOf(error: unknown): string | undefined {
  if (error instanceof Damaged) return error.message;
  if (error instanceof SyntaxError) return 'one of its lines cannot be read';
  return codeOf(error).startsWith('Z_') ? 'it cannot be unpacked' : undefined;
}

/** The decompressed text. Throws at its end when the file's digest does not match: the pieces handed on before may be damaged. */
async function* contentOf(file: string): AsyncGenerator<string> {
  const { size, digest } = await edgesOf(file);
  const hash = createHash('sha256').update(MAGIC);
  const compressed = createReadStream(file, { start: MAGIC.length, end: size - DIGEST_LENGTH - 1 });
  const text = new PassThrough({ encoding: 'utf8' });
  const reading = pipeline(
    compressed,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
      if (!hash.digest().equals(digest)) throw new Damaged('its checksum does not match');
    },
    createGunzip(),
    text,
  );
  // An error of the pipeline also ends the loop below; without this line it would be reported as unhandled too.
  reading.catch(() => undefined);
  for await (const chunk of text) yield chunk as string;
  await reading;
}

/** The length and the digest of a file that begins as a backup does. */
async function edgesOf(file: string): Promise<{ readonly size: number; readonly digest: Buffer }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const beginning = Buffer.alloc(MAGIC.length);
    await handle.read(beginning, 0, MAGIC.length, 0);
    if (!beginning.equals(MAGIC)) throw new OperatorError(`${file} is no backup of this shop's software.`);
    if (size <= MAGIC.length + DIGEST_LENGTH) throw new Damaged('it is too short');
    const digest = Buffer.alloc(DIGEST_LENGTH);
    await handle.read(digest, 0, DIGEST_LENGTH, size - DIGEST_LENGTH);
    return { size, digest };
  } finally {
    await handle.close();
  }
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Damaged('a line is too long');
    yield* lines;
  }
  if (rest !== '') throw new Damaged('its last line is cut');
}

async function* entriesOf(lines: AsyncIterable<string>): AsyncGenerator<Entry> {
  let table: ReturnType<typeof startTable> | undefined;
  for await (const line of lines) {
    if (line.startsWith('[')) {
      if (!table) throw new Damaged('a row belongs to no table');
      yield* table.add(line);
      continue;
    }
    if (table) yield* table.end();
    const entry = JSON.parse(line) as Line;
    table = entry.table === undefined ? undefined : startTable(entry.table, entry.columns ?? []);
    if (!table) yield toEntry(entry);
  }
}

/** A line that is no row. */
type Line = { head?: Head; sums?: Sums; table?: string; columns?: readonly string[] } & Partial<Sequence>;

/** Collects the rows of a table to pages. */
function startTable(table: string, columns: readonly string[]) {
  let rows: string[] = [];
  let characters = 0;
  let isFirstPage = true;
  return {
    /** Adds a row, and returns the page when the row has filled it. */
    add(row: string): Entry[] {
      rows.push(row);
      characters += row.length;
      return rows.length >= PAGE_ROWS || characters >= PAGE_CHARACTERS ? this.end() : [];
    },
    /** Returns the page that was begun. */
    end(): Entry[] {
      if (rows.length === 0 && !isFirstPage) return [];
      const page: Entry = { kind: 'rows', table, columns, rows };
      rows = [];
      characters = 0;
      isFirstPage = false;
      return [page];
    },
  };
}

function toEntry(line: Line): Entry {
  if (line.head) return { kind: 'head', head: line.head };
  if (line.sums) return { kind: 'sums', sums: line.sums };
  if (line.sequence !== undefined) return { kind: 'sequence', ...(line as Sequence) };
  throw new Damaged('a line is of no known kind');
}

/** Passes entries on, and throws unless the head comes first, the sums come last, and every table has its sum. */
async function* checked(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const sumsByTable = new Map<string, ReturnType<typeof startSum>>();
  let lastKind: Entry['kind'] | undefined;
  for await (const entry of entries) {
    if (lastKind === undefined) checkHead(entry);
    if (entry.kind === 'rows') {
      const sums = sumsByTable.get(entry.table) ?? startSum();
      sumsByTable.set(entry.table, sums);
      sums.add(entry.rows);
    }
    if (entry.kind === 'sums') compareSums(entry.sums, new Map([...sumsByTable].map(([table, { sum }]) => [table, sum()])));
    yield entry;
    lastKind = entry.kind;
  }
  if (lastKind !== 'sums') throw new Damaged('its end is missing');
}

function checkHead(entry: Entry): void {
  if (entry.kind !== 'head') throw new Damaged('it has no head');
  if (entry.head.format !== FORMAT)
    throw new OperatorError(`The backup has the format ${entry.head.format}; this version of the shop reads ${FORMAT}.`);
}

function compareSums(written: Sums, read: ReadonlyMap<string, Sum>): void {
  for (const table of new Set([...Object.keys(written), ...read.keys()])) {
    const expected = written[table];
    const actual = read.get(table);
    if (expected?.sha256 !== actual?.sha256 || expected?.rows !== actual?.rows)
      throw new Damaged(`the rows of ${table} do not match their checksum`);
  }
}
