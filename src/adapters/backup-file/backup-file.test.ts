import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMAT, type Head, type TableRows } from './format.ts';
import { checkBackup, type Entry, readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

let home: string;
let whole: Buffer;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'backup-file-'));
  await write('whole');
  whole = readFileSync(join(home, 'whole'));
});
afterAll(() => rm(home, { recursive: true }));

const head: Head = { format: FORMAT, madeAt: '2026-11-21T00:00:00.000Z', shop: 'shop', migrations: ['001-first'] };
const rows = Array.from({ length: 1200 }, (_, index) =>
  JSON.stringify([`${index}`, index % 2 ? null : 'Ом\u2028\n"'.repeat(index % 7)]),
);

async function* tables(): AsyncGenerator<TableRows> {
  yield { table: 'empty', columns: ['id'], pages: pagesOf([]) };
  yield { table: 'orders', columns: ['id', 'name'], pages: pagesOf(rows.slice(0, 700), rows.slice(700)) };
}

async function* pagesOf(...pages: string[][]) {
  yield* pages;
}

const sequences = async () => [{ sequence: 'orders_id_seq', lastValue: '9223372036854775807', isCalled: true }];

function write(name: string, change: object = {}, signal = new AbortController().signal) {
  return writeBackup(join(home, name), { head, tables: tables(), sequences, ...change }, signal);
}

async function readAll(file: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readBackup(file)) entries.push(entry);
  return entries;
}

/** What reading says of a changed copy. */
async function verdictOn(bytes: Buffer): Promise<string> {
  const file = join(home, 'changed');
  writeFileSync(file, bytes);
  return checkBackup(file).then(
    () => 'whole',
    (error: Error) => error.message,
  );
}

test('what is read is what was written, in pages of 500 rows, and tables without rows are there too', async () => {
  const entries = await readAll(join(home, 'whole'));
  expect(entries[0]).toEqual({ kind: 'head', head });
  const pages = entries.flatMap((entry) => (entry.kind === 'rows' ? [entry] : []));
  expect(pages.map(({ table, rows: { length } }) => `${table} ${length}`)).toEqual([
    'empty 0',
    'orders 500',
    'orders 500',
    'orders 200',
  ]);
  expect(pages.flatMap((page) => page.rows)).toEqual(rows);
  expect(entries.at(-2)).toEqual({ kind: 'sequence', ...(await sequences())[0] });
  expect((await checkBackup(join(home, 'whole'))).sums).toMatchObject({ empty: { rows: 0 }, orders: { rows: 1200 } });
});

test('a backup can be read by its user alone', async () => {
  expect((await stat(join(home, 'whole'))).mode & 0o777).toBe(0o600);
});

test('a backup overwrites no file', async () => {
  await expect(write('whole')).rejects.toThrow('There is a file');
});

test('a backup that fails or is given up leaves no file', async () => {
  const failing = async () => Promise.reject(new Error('the database went away'));
  await expect(write('failed', { sequences: failing })).rejects.toThrow('went away');
  await expect(write('given-up', {}, AbortSignal.abort())).rejects.toThrow();
  expect((await readdir(home)).filter((name) => /^(failed|given)/.test(name))).toEqual([]);
});

test('a file that others can read, beside the backup under the name of its unfinished part, is not written into', async () => {
  writeFileSync(join(home, 'watched.part'), '', { mode: 0o644 });
  await write('watched');
  expect((await stat(join(home, 'watched'))).mode & 0o777).toBe(0o600);
});

test('a changed bit anywhere in the file is refused', async () => {
  const small = async function* () {
    yield { table: 'orders', columns: ['id'], pages: pagesOf(rows.slice(0, 3)) };
  };
  await write('small', { tables: small() });
  const bytes = readFileSync(join(home, 'small'));
  expect(await verdictOn(bytes)).toBe('whole');
  const accepted: number[] = [];
  for (let position = 0; position < bytes.length; position += 1) {
    const changed = Buffer.from(bytes);
    changed[position] = (changed[position] ?? 0) ^ (1 << (position % 8));
    if ((await verdictOn(changed)) === 'whole') accepted.push(position);
  }
  expect(accepted).toEqual([]);
});

const DAMAGED = /is damaged: .+ Use another backup/;

test.each([
  ['an empty file', () => Buffer.alloc(0), /is no backup/],
  ['a dump of another program', () => Buffer.from('PGDMP and so on, long enough to be something'), /is no backup/],
  ['a file that ends early', () => whole.subarray(0, -1), DAMAGED],
  ['a file that ends in the middle', () => whole.subarray(0, whole.length / 2), DAMAGED],
  ['a file with something behind it', () => Buffer.concat([whole, Buffer.from('x')]), DAMAGED],
  ['a file that was written twice', () => Buffer.concat([whole, whole]), DAMAGED],
])('%s is refused', async (_, bytes, message) => {
  expect(await verdictOn(bytes())).toMatch(message);
});

test('a backup of a newer format is refused by its number', async () => {
  await write('newer', { head: { ...head, format: FORMAT + 1 } });
  await expect(checkBackup(join(home, 'newer'))).rejects.toThrow(
    `has the format ${FORMAT + 1}; this version of the shop reads ${FORMAT}`,
  );
});
